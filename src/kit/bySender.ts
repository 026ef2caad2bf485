import type { Role } from './roles.ts'

/** How ids begin that the table makes itself: nobody else's may. */
export const RESERVED = ' '

/** What was sent by a role under an id of its choice. */
export interface Sent {
  readonly id: string
  readonly by: Role
}

/** Something kept for each id of each role, so that two roles may use the same id. */
export interface BySender<Kept> {
  get(sent: Sent): Kept | undefined
  set(sent: Sent, kept: Kept): void
  delete(sent: Sent): void
}

export const bySender = <Kept>(most = Number.POSITIVE_INFINITY): BySender<Kept> => {
  const ofGardien = new Map<string, Kept>()
  const ofSeats = { joueur: new Map<string, Map<string, Kept>>(), spectateur: new Map<string, Map<string, Kept>>() }

  const idsOf = (by: Role): Map<string, Kept> | undefined => (by.kind === 'gardien' ? ofGardien : ofSeats[by.kind].get(by.seat))

  const newIdsOf = (by: Role): Map<string, Kept> => {
    const ids = new Map<string, Kept>()
    if (by.kind !== 'gardien') ofSeats[by.kind].set(by.seat, ids)
    return ids
  }

  return {
    get: ({ id, by }) => idsOf(by)?.get(id),
    set: ({ id, by }, kept) => {
      const ids = idsOf(by) ?? newIdsOf(by)
      if (ids.size >= most) ids.delete(ids.keys().next().value as string)
      ids.set(id, kept)
    },
    delete: ({ id, by }) => {
      idsOf(by)?.delete(id)
    },
  }
}
