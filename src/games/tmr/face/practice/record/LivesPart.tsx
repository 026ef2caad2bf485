import { useMemo } from 'react'
import { type Life, livesIn, type PracticeRecord } from '../../../practice/index.ts'
import { DreamerFigure } from '../../board/DreamerFigure.tsx'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { spellName } from '../../words/spellNames.ts'
import './journeys.css'

const LifeCard = ({ life }: { readonly life: Life }) => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.journeys
  const effects = useSpellTexts()
  if (!words) return null
  const { name, look, journeys, places, ways, casts, named, fumbles } = life
  const spells = casts.map(([spell, times]) => words.lifeTimes({ spell: spellName(named, effects, format, spell), times }))
  return (
    <li className="leaf life">
      <h3 className="life-name">
        <DreamerFigure look={lookIn({ name, look })} size={64} /> {name}
      </h3>
      <SmallMap way={ways} known={places} label={words.places({ name, places: places.length })} />
      <div className="life-words">
        <p>{words.life({ journeys, places: places.length })}</p>
        {spells.length > 0 && <p>{words.lifeCasts({ spells: format.and(spells) })}</p>}
        {fumbles > 0 && <p>{words.lifeFumbles({ fumbles })}</p>}
      </div>
    </li>
  )
}

/** A page for each dreamer: the land as far as they know it, and what they did there. */
export const LivesPart = ({ record }: { readonly record: PracticeRecord }) => {
  const words = usePracticeTexts()?.journeys
  const lives = useMemo(() => livesIn(record), [record])
  if (!words || lives.length === 0) return null
  return (
    <section className="practice-part" aria-labelledby="lives">
      <h2 id="lives">{words.lives}</h2>
      <ul className="lives">
        {lives.map((life) => (
          <LifeCard key={life.key} life={life} />
        ))}
      </ul>
    </section>
  )
}
