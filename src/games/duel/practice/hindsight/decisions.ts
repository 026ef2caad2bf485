import type { Notice } from '../../../../kit/feeds.ts'
import type { Command, Told } from '../../rules/public.ts'
import { deedOf } from './deedOf.ts'

/** A choice that was made: the message that told of it, and what was said. The table before it is the one at the message before. */
export interface Decision {
  readonly n: number
  readonly command: Command
}

/** The choices of one seat that still count, from what that seat was told. */
export const decisionsOf = (notices: Iterable<Notice<Told>>, seat: string): readonly Decision[] => {
  const all = [...notices]
  const undone = new Set(all.flatMap((notice) => notice.undone ?? []))
  return all.flatMap(({ n, told }) => {
    const command = undone.has(n) ? null : deedOf(told, seat)
    return command ? [{ n, command }] : []
  })
}
