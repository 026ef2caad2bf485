import { useState } from 'react'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { type LeftEvening, useLeftEvening } from './keptEvenings.ts'
import { otherEvening } from './otherEvening.ts'

const GoOn = ({ left: { evening, standing } }: { readonly left: LeftEvening }) => {
  const words = usePracticeTexts()?.evenings
  return (
    words && (
      <>
        <p className="practice-soft">{`${words.soFar(standing)} ${words.hours(standing)}`}</p>
        <a className="button practice-way" data-kind="main" href={hrefOfPractice('soiree', String(evening.seed))}>
          {words.goOn}
        </a>
      </>
    )
  )
}

/** On the page of practice. */
export const EveningPart = () => {
  const words = usePracticeTexts()?.evenings
  const [number] = useState(otherEvening)
  const left = useLeftEvening(useRecord())
  if (!words) return null
  return (
    <section className="practice-part" aria-labelledby="evenings">
      <h2 id="evenings">{words.title}</h2>
      <p className="practice-soft">{words.lead}</p>
      {left && <GoOn left={left} />}
      <a className="button practice-way" href={hrefOfPractice('soiree', String(number))}>
        {left ? words.next : words.begin}
      </a>
    </section>
  )
}
