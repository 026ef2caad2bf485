import { useEffect, useRef } from 'react'
import { WaysOn } from '../../../../../house/exercise/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { answerWords, type Posed, type Speaking, titleWords } from './drillWords.ts'
import { shortWords } from './shortWords.ts'

interface FeedbackCardProps {
  readonly speaking: Speaking
  readonly posed: Posed
  readonly chosen: number
  readonly ways: readonly WayOn[]
}

export const feedbackWords = (speaking: Speaking, posed: Posed, chosen: number): string => {
  const answer = posed.drill.answers[chosen]
  if (!answer) return ''
  return `${speaking.words.notThat({ answer: answerWords(speaking, posed, answer) })} ${shortWords(speaking, posed, chosen)}`
}

/** Why that one falls short; the best is still to be found, or shown. */
export const FeedbackCard = ({ speaking, posed, chosen, ways }: FeedbackCardProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="card drill-result drill-feedback" data-kind="drill" aria-labelledby="card-title">
      <h2 id="card-title" tabIndex={-1} ref={title}>
        {titleWords(speaking, posed)}
      </h2>
      <p className="drill-verdict">{feedbackWords(speaking, posed, chosen)}</p>
      <WaysOn ways={ways} />
    </section>
  )
}
