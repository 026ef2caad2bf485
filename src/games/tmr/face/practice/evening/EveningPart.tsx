import { useState } from 'react'
import { Button } from '../../../../../house/ui/Button.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePractice } from '../../words/practice.ts'
import { Part } from '../Page.tsx'
import { otherEvening, useLeftEvening } from './keptEvenings.ts'

/** On the page of practice. */
export const EveningPart = () => {
  const { evenings: words } = usePractice()
  const [number] = useState(otherEvening)
  const left = useLeftEvening(useRecord())
  return (
    <Part id="evenings" title={words.title} lead={words.lead}>
      {left && (
        <>
          <p className="practice-soft">{`${words.soFar(left.standing)} ${words.hours(left.standing)}`}</p>
          <Button kind="main" name={words.goOn} to={hrefOfPractice('soiree', String(left.evening.seed))} />
        </>
      )}
      <Button name={left ? words.next : words.begin} to={hrefOfPractice('soiree', String(number))} />
    </Part>
  )
}
