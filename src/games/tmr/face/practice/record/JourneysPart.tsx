import { type ComponentProps, useMemo } from 'react'
import type { PracticeRecord } from '../../../practice/index.ts'
import { useFigures } from '../../picture/pictured.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { Latest, Part } from '../Page.tsx'
import { hrefOfPractice, lookIn, useLanguage, usePractice, useSpellName } from '../speaking.ts'
import { type Listed, listedIn, ownLuck } from './listed.ts'
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
export const DoneRow = ({ href, way, look, name, at, outcome, figures = [] }: DoneRowProps) => (
  <li>
    <a className="journey-row" href={href}>
      {way && (
        <span aria-hidden="true">
          <SmallMap way={way} label="" {...(look && { look })} />
        </span>
      )}
      <span className="journey-words">
        <span className="journey-name">
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
