import { useState } from 'react'
import { hrefOfPractice } from '../../pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { otherEvening } from './otherEvening.ts'

/** On the page of practice. */
export const EveningPart = () => {
  const words = usePracticeTexts()?.evenings
  const [number] = useState(otherEvening)
  if (!words) return null
  return (
    <section className="practice-part" aria-labelledby="evenings">
      <h2 id="evenings">{words.title}</h2>
      <p className="practice-soft">{words.lead}</p>
      <a className="button practice-way" href={hrefOfPractice('soiree', String(number))}>
        {words.begin}
      </a>
    </section>
  )
}
