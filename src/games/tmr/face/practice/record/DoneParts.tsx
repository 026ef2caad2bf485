import { type ComponentProps, useMemo } from 'react'
import { isDay } from '../../../../../kit/day.ts'
import { nightSigns, type PracticeRecord, type StakeDone, stakeOf, tonightName } from '../../../practice/index.ts'
import { useFigures } from '../../picture/pictured.ts'
import { type Listed, listedIn, ownLuck } from '../../record/keptRecord.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { Latest, Part } from '../Page.tsx'
import { hrefOfPractice, lookIn, useLanguage, usePractice, useSpellName } from '../speaking.ts'
import { hrefOfStake, hrefOfTonight } from '../stake/stakes.ts'
import './journeys.css'

interface DoneRowProps extends Pick<ComponentProps<typeof SmallMap>, 'look'> {
  readonly way: ComponentProps<typeof SmallMap>['way'] | undefined
  readonly href: string
  readonly name: string
  readonly at: number
  readonly outcome: string
  readonly figures?: readonly string[]
}

/** Something played that is over: its way, its name and when, what came of it. */
const DoneRow = ({ href, way, look, name, at, outcome, figures = [] }: DoneRowProps) => (
  <li>
    <a className="journey-row stack" href={href}>
      {way && (
        <span aria-hidden="true">
          <SmallMap way={way} label="" {...(look && { look })} />
        </span>
      )}
      <span className="journey-words">
        <span className="journey-name golden strong">
          {name} <span className="journey-date">{useLanguage().format.dateTime(at)}</span>
        </span>
        <span>{outcome}</span>
        {figures.map((line) => (
          <span key={line} className="journey-figures">
            {line}
          </span>
        ))}
      </span>
    </a>
  </li>
)

const JourneyRow = ({ journey }: { readonly journey: Listed }) => {
  const { record: words } = usePractice()
  const figures = useFigures()
  const { id, at, kept, end, rounds } = journey
  const luck = useMemo(() => ownLuck(journey), [journey])
  const nameOf = useSpellName(kept.named)
  const spell = journey.spell ?? kept.wanted
  return (
    <DoneRow
      {...{ at, way: kept.way, name: kept.dreamer, look: lookIn({ name: kept.dreamer, look: kept.look }) }}
      href={hrefOfPractice('voyage', id)}
      outcome={[words.ends[end], ...(spell === null ? [] : [nameOf(spell)])].join(' · ')}
      figures={figures({ rounds, ...kept, luck })}
    />
  )
}

/** Every journey that is over, the last first, each with its way; the first is twice as wide. */
export const JourneysPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { journeys: words } = usePractice()
  const listed = useMemo(() => listedIn(record), [record])
  return (
    <Part id="journeys" title={words.title} lead={listed.length === 0 && words.none}>
      <Latest rows={listed} first={5} allName={words.all}>
        {(journey) => <JourneyRow key={journey.id} journey={journey} />}
      </Latest>
    </Part>
  )
}

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
