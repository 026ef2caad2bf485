import { lazy, Suspense } from 'react'
import { useOwnSeat } from '../../desk/context.ts'

const ShareMoment = lazy(async () => ({ default: (await import('./ShareMoment.tsx')).ShareMoment }))

/** The moment after an entry, for somebody else. */
export const ShareAt = ({ seq }: { readonly seq: number }) => (
  <Suspense fallback={null}>
    <ShareMoment seq={seq} />
  </Suspense>
)

/** Under the journal: the moment shown, or the present one. Not at a table, whose log is the gardien's. */
export const ShareShown = ({ shownAt }: { readonly shownAt: number | null }) => {
  const { log, seqOf } = useOwnSeat()
  if (!log || !seqOf) return null
  return <ShareAt seq={shownAt === null ? (log().entries.at(-1)?.seq ?? 0) : (seqOf(shownAt) ?? 0)} />
}
