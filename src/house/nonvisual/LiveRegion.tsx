import { useEffect, useRef, useState } from 'react'
import { usePlay, useSeat } from '../../games/tmr/face/desk/context.ts'
import { announcements } from '../../games/tmr/face/journal/announcements.ts'
import { useNames } from '../../games/tmr/face/journal/names.ts'
import { useLanguage } from '../texts/language.tsx'

/** The one live region: what just happened, in the journal's words. */
export const LiveRegion = () => {
  const { texts, format } = useLanguage()
  const { view } = usePlay()
  const notices = useSeat((state) => state.notices)
  const names = useNames(view, notices)
  const told = useRef(notices.at(-1)?.n ?? 0)
  const [news, setNews] = useState('')
  useEffect(() => {
    const sentences = announcements(texts, format, notices, told.current, names)
    told.current = notices.at(-1)?.n ?? 0
    if (sentences.length > 0) setNews(sentences.join(' '))
  }, [texts, format, notices, names])
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-testid="news">
      {news}
    </p>
  )
}
