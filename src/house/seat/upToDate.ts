import { type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, type Role, roleKey } from '../../kit/roles.ts'

interface Following {
  readonly entries: readonly { readonly seq: number; readonly by: Role }[]
  refresh(): Promise<Refusal | null>
  standing(role: Role): { readonly n: number }
  seqAt(role: Role, n: number): number | null
}

interface Who {
  readonly listener: Role
  readonly speaker: Role
}

/** Whether this person, in another tab, said what is not shown here. A program that just spoke only changes what the rules answer. */
const saidElsewhere = (room: Following, { listener, speaker }: Who, shown: number): boolean => {
  const own = [GARDIEN, listener, speaker].map(roleKey)
  const seen = room.seqAt(listener, shown) ?? 0
  return room.entries.some(({ seq, by }) => seq > seen && own.includes(roleKey(by)))
}

/** Where a speaker's feed stands when the listener has been shown all that they said; a refusal when they have not. */
export const standingOf = async (room: Following, who: Who, shown: number | undefined): Promise<number | Refusal | undefined> => {
  if (shown === undefined) return undefined
  const failed = await room.refresh()
  if (failed) return failed
  const { n } = room.standing(who.listener)
  if (n !== shown && saidElsewhere(room, who, shown)) return refusal('out-of-date', null, { expected: shown, n })
  return room.standing(who.speaker).n
}
