import { type Role, roleKey } from './roles.ts'

/** What was sent by a role under an id of its choice. */
export interface Sent {
  readonly id: string
  readonly by: Role
}

/** Something kept for each id of each role, so that two roles may use the same id. */
export interface BySender<Kept> {
  get(sent: Sent): Kept | undefined
  set(sent: Sent, kept: Kept): void
}

export const bySender = <Kept>(most = Number.POSITIVE_INFINITY): BySender<Kept> => {
  const roles = new Map<string, Map<string, Kept>>()
  return {
    get: ({ id, by }) => roles.get(roleKey(by))?.get(id),
    set: ({ id, by }, kept) => {
      const key = roleKey(by)
      let ids = roles.get(key)
      if (!ids) roles.set(key, (ids = new Map()))
      if (ids.size >= most) ids.delete(ids.keys().next().value as string)
      ids.set(id, kept)
    },
  }
}
