import fc from 'fast-check'
import type { DraftAnswer } from '../drafts.ts'
import { GARDIEN, joueur, spectateur } from '../roles.ts'
import type { ToyRoom } from './table.ts'

/** What people do at a table of the toy game, whatever comes to their minds. */

export const ROLES = [GARDIEN, joueur('ana'), joueur('bo'), spectateur('ana')] as const

const by = fc.constantFrom(...ROLES)
const seat = fc.constantFrom('ana', 'bo', 'nobody')
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('roll', 'tally', 'show'), seat }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' }) },
  { weight: 1, arbitrary: fc.anything() },
)
const theirs = (seat: string) => fc.record({ kind: fc.constantFrom('roll', 'tally', 'show'), seat: fc.constant(seat) })
const faces = fc.option(fc.array(fc.oneof(fc.integer({ min: 0, max: 7 }), fc.string()), { maxLength: 2 }), { nil: undefined })
const target = fc.option(fc.oneof(fc.record({ message: fc.integer({ min: -1, max: 40 }) }), fc.record({ scope: seat })), {
  nil: undefined,
})
/** What is theirs to do: without it nearly everything said is refused, and evenings stay a few entries long. */
const sensible = fc.oneof(
  fc.record({ by: fc.constantFrom(GARDIEN, joueur('ana')), command: theirs('ana') }),
  fc.record({ by: fc.constantFrom(GARDIEN, joueur('bo')), command: theirs('bo') }),
)
export const act = fc.oneof(
  { weight: 8, arbitrary: sensible.map((said) => ({ what: 'say' as const, ...said, faces: undefined })) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('say' as const), by, command, faces }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('undo' as const), by, target }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('grant' as const), by }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refuse' as const), by }) },
)
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never
export const evening = fc.record({ seed: fc.integer(), acts: fc.array(act, { maxLength: 60 }) })

const firstRequest = async (room: ToyRoom): Promise<string> => {
  await room.ready(GARDIEN)
  const { requests, unsubscribe } = room.subscribe(GARDIEN, 0, () => {})
  unsubscribe()
  return requests[0]?.id ?? 'none'
}

export const carryOut = async (room: ToyRoom, one: Act, id: string): Promise<DraftAnswer> => {
  const request = await firstRequest(room)
  switch (one.what) {
    case 'say':
      return room.say({ id, by: one.by, command: one.command, ...(one.faces && { faces: one.faces }) })
    case 'undo':
      return room.undo({ id, by: one.by, ...(one.target && { target: one.target }) })
    case 'grant':
      return room.undo({ id, by: one.by, target: { request } })
    case 'refuse':
      return room.refuseUndo({ id, by: one.by, request })
  }
}
