import { useOwnSeat } from '../desk/context.ts'
import { ShareMoment } from './ShareMoment.tsx'

/** Under the journal: the moment shown, or the present one, for somebody else. Not at a table, whose log is the gardien's. */
export const ShareShown = ({ shownAt }: { readonly shownAt: number | null }) => {
  const { log, seqOf } = useOwnSeat()
  if (!log || !seqOf) return null
  return <ShareMoment seq={shownAt === null ? (log().entries.at(-1)?.seq ?? 0) : (seqOf(shownAt) ?? 0)} />
}
