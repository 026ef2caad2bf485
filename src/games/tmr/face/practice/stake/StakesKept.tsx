import { isDay } from '../../../../../kit/day.ts'
import { nightSigns, type PracticeRecord, type StakeDone, stakeOf, tonightName } from '../../../practice/index.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage } from '../../words/language.tsx'
import { usePractice } from '../../words/practice.ts'
import { Latest, Part } from '../Page.tsx'
import { hrefOfStake, hrefOfTonight } from './stakes.ts'
import '../record/journeys.css'

/** The night it was the stake of; null: none. */
const nightOf = ({ id }: StakeDone): string | null => {
  const day = id.slice(tonightName('').length)
  return id === tonightName(day) && isDay(day) ? day : null
}

const StakeRow = ({ done }: { readonly done: StakeDone }) => {
  const { format } = useLanguage()
  const { stakes: words } = usePractice()
  const stake = stakeOf(done.stake)
  const night = nightOf(done)
  if (!stake) return null
  const outcome = done.won ? words.won : words.lost
  return (
    <li>
      <a className="journey-row" href={night === null ? hrefOfStake(stake) : hrefOfTonight(night)}>
        {done.way && (
          <span aria-hidden="true">
            <SmallMap way={done.way} label="" />
          </span>
        )}
        <span className="journey-words">
          <span className="journey-name">
            {words.each[stake.id].title} <span className="journey-date">{format.dateTime(done.at)}</span>
          </span>
          <span>{night === null ? outcome : [outcome, words.tonight.title, nightSigns(done)].join(' · ')}</span>
        </span>
      </a>
    </li>
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
