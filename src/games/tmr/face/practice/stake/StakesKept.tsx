import { isDay } from '../../../../../kit/day.ts'
import { nightSigns, type PracticeRecord, type StakeDone, stakeOf, tonightName } from '../../../practice/index.ts'
import { Latest, Part } from '../Page.tsx'
import { DoneRow } from '../record/JourneysPart.tsx'
import { usePractice } from '../speaking.ts'
import { hrefOfStake, hrefOfTonight } from './stakes.ts'

/** The night it was the stake of; null: none. */
const nightOf = ({ id }: StakeDone): string | null => {
  const day = id.slice(tonightName('').length)
  return id === tonightName(day) && isDay(day) ? day : null
}

const StakeRow = ({ done }: { readonly done: StakeDone }) => {
  const { stakes: words } = usePractice()
  const stake = stakeOf(done.stake)
  const night = nightOf(done)
  if (!stake) return null
  const outcome = done.won ? words.won : words.lost
  return (
    <DoneRow
      {...{ at: done.at, way: done.way, name: words.each[stake.id].title }}
      href={night === null ? hrefOfStake(stake) : hrefOfTonight(night)}
      outcome={night === null ? outcome : [outcome, words.tonight.title, nightSigns(done)].join(' · ')}
    />
  )
}

/** In the notebook: every stake that was played, the last first. */
export const StakesKept = ({ record: { stakes } }: { readonly record: PracticeRecord }) => {
  const { stakes: words } = usePractice()
  if (stakes.length === 0) return null
  return (
    <Part id="stakes-played" title={words.played}>
      <Latest rows={stakes} first={6} allName={words.all} even>
        {(done) => <StakeRow key={done.id} done={done} />}
      </Latest>
    </Part>
  )
}
