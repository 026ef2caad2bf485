import { useEffect, useRef } from 'react'
import { askedLine, type Speak } from '../../../../house/nonvisual/index.ts'
import { useShellTexts } from '../../../../house/texts/shellWords.tsx'
import { useHere } from '../question/index.ts'

/** What is laid on one's own desk tells nobody: the question it changes is said again. */
export const useDeskSaid = (speak: Speak): void => {
  const { question, asking } = useHere()
  const { ear } = useShellTexts()
  const before = useRef(asking.desk)
  const latest = useRef({ question, ear })
  latest.current = { question, ear }
  useEffect(() => {
    if (before.current === asking.desk) return
    const same = before.current.of === asking.desk.of
    before.current = asking.desk
    const { question, ear } = latest.current
    const title = question.asks ? `${question.title}. ${question.asks.replace(/\.$/, '')}` : question.title
    if (same) speak('', askedLine(ear, title, question.answers))
  }, [asking.desk, speak])
}
