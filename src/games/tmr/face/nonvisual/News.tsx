import { useCallback } from 'react'
import { LiveRegion } from '../../../../house/nonvisual/LiveRegion.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { announcements } from '../journal/announcements.ts'
import { useNames } from '../journal/names.ts'
import { useLanguage } from '../words/language.tsx'

/** What just happened, for who listens. */
export const News = () => {
  const { texts, format } = useLanguage()
  const { view } = usePlay()
  const notices = useSeat((state) => state.notices)
  const names = useNames(view, notices)
  const sentencesSince = useCallback(
    (n: number) => announcements(texts, format, notices, n, names),
    [texts, format, notices, names],
  )
  return <LiveRegion last={notices.at(-1)?.n ?? 0} sentencesSince={sentencesSince} />
}
