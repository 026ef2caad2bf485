import { useState } from 'react'
import { isDay } from '../../../../../kit/day.ts'
import { nightSigns, type PracticeRecord, type StakeDone, stakeOf, tonightName } from '../../../practice/index.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { hrefOfStake, hrefOfTonight } from './addresses.ts'
import '../record/journeys.css'

/** As many as fill their rows; the others are asked for. */
const FIRST = 6

/** The night it was the stake of; null: none. */
const nightOf = ({ id }: StakeDone): string | null => {
  const day = id.slice(tonightName('').length)
  return id === tonightName(day) && isDay(day) ? day : null
}

const StakeRow = ({ done }: { readonly done: StakeDone }) => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.stakes
  const stake = stakeOf(done.stake)
  const night = nightOf(done)
  if (!words || !stake) return null
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
  const practice = usePracticeTexts()
  const [all, setAll] = useState(false)
  if (!practice || stakes.length === 0) return null
  const listed = stakes.toReversed()
  const shown = all ? listed : listed.slice(0, FIRST)
  return (
    <section className="practice-part" aria-labelledby="stakes-played">
      <h2 id="stakes-played">{practice.stakes.played}</h2>
      <ol className="journey-list" data-even>
        {shown.map((done) => (
          <StakeRow key={done.id} done={done} />
        ))}
      </ol>
      {shown.length < listed.length && (
        <button type="button" className="button practice-door" onClick={() => setAll(true)}>
          {practice.stakes.all({ count: listed.length })}
        </button>
      )}
    </section>
  )
}
