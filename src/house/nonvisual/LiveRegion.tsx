import { useEffect, useRef, useState } from 'react'

interface LiveRegionProps {
  /** The number of the last message. */
  readonly last: number
  /** What was told after a message, in sentences. */
  readonly sentencesSince: (n: number) => readonly string[]
}

/** The one live region: what just happened, in the journal's words. */
export const LiveRegion = ({ last, sentencesSince }: LiveRegionProps) => {
  const told = useRef(last)
  const [news, setNews] = useState('')
  useEffect(() => {
    const sentences = sentencesSince(told.current)
    told.current = last
    if (sentences.length > 0) setNews(sentences.join(' '))
  }, [last, sentencesSince])
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-testid="news">
      {news}
    </p>
  )
}
