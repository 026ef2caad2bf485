import { type Refusal, refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'

interface Following {
  refresh(): Promise<Refusal | null>
  standing(role: Role): { readonly n: number }
}

/** Where a speaker's feed stands when the listener has been shown all there is; a refusal when they have not. */
export const standingOf = async (
  room: Following,
  who: { readonly listener: Role; readonly speaker: Role },
  shown: number | undefined,
): Promise<number | Refusal | undefined> => {
  if (shown === undefined) return undefined
  const failed = await room.refresh()
  if (failed) return failed
  const { n } = room.standing(who.listener)
  if (n !== shown) return refusal('out-of-date', null, { expected: shown, n })
  return roleKey(who.listener) === roleKey(who.speaker) ? n : room.standing(who.speaker).n
}
