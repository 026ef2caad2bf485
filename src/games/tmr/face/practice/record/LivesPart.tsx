import { useMemo } from 'react'
import { type Life, livesIn, type PracticeRecord } from '../../../practice/index.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { spellName } from '../../words/spellNames.ts'
import './journeys.css'

const NO_WAY: readonly never[] = []

const LifeCard = ({ life }: { readonly life: Life }) => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.journeys
  const effects = useSpellTexts()
  if (!words) return null
  const { name, journeys, places, casts, named, fumbles } = life
  const spells = casts.map(([spell, times]) => words.lifeTimes({ spell: spellName(named, effects, format, spell), times }))
  return (
    <li className="journey-row">
      <SmallMap way={NO_WAY} lit={places} label={words.places({ name, places: places.length })} />
      <div className="journey-words">
        <h3 className="journey-name">{name}</h3>
        <p>{words.life({ journeys, places: places.length })}</p>
        {spells.length > 0 && <p>{words.lifeCasts({ spells: format.and(spells) })}</p>}
        {fumbles > 0 && <p>{words.lifeFumbles({ fumbles })}</p>}
      </div>
    </li>
  )
}

/** What each dreamer has lived: places seen, spells cast. */
export const LivesPart = ({ record }: { readonly record: PracticeRecord }) => {
  const words = usePracticeTexts()?.journeys
  const lives = useMemo(() => livesIn(record), [record])
  if (!words || lives.length === 0) return null
  return (
    <section className="practice-part" aria-labelledby="lives">
      <h2 id="lives">{words.lives}</h2>
      <ul className="journey-list">
        {lives.map((life) => (
          <LifeCard key={life.key} life={life} />
        ))}
      </ul>
    </section>
  )
}
