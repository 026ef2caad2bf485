import { expect } from 'vitest'
import { seededDice } from '../../dice.ts'
import { memoryStorage } from '../../memoryStorage.ts'
import { isRefusal } from '../../refusal.ts'
import { GARDIEN, joueur, type Role, roleKey, spectateur } from '../../roles.ts'
import { openRoom } from '../../room/room.ts'
import { same } from '../../same.ts'
import { newTable } from '../../storage.ts'
import { chanceOf } from '../chance.ts'
import type { Tried } from './parts.ts'
import { begunAt, type Played, rolesAt } from './playing.ts'
import { expectSame } from './rules.ts'

const STEPS = 40

/** Those who are asked sit there, play on, and are all who do, where nobody keeps the table. Returns how many were out. */
export const expectConsent = ({ game, parts }: Tried, { moments }: Played): number => {
  let out = 0
  for (const { after } of moments) {
    const seats = game.seating.places(after).map(({ id }) => id)
    const playing = parts.inGame?.(after) ?? seats
    out += seats.length - playing.length
    const sitting = [...seats.map(joueur), ...seats.map(spectateur), spectateur('')]
    const asked = game.undoNeeds(after, sitting).map(roleKey)
    const players = playing.map((seat) => roleKey(joueur(seat)))
    // Where nothing is hidden and nobody keeps the table, nobody need be asked.
    const all = game.seating.gardien ? [roleKey(GARDIEN)] : parts.secrets ? players : asked.filter((one) => players.includes(one))
    if (!same(asked, all)) expect(asked).toEqual(all)
    if (game.undoNeeds(after, []).some(({ kind }) => kind !== 'gardien')) expect.fail('who is not there is asked')
  }
  return out
}

const openAt = async ({ game, parts }: Tried, begun: unknown, table: string, seed: number) => {
  const storage = memoryStorage<unknown>(newTable(game, parts.setups[table]))
  const open = async () => {
    const room = await openRoom({
      game: { ...game, initial: () => begun },
      storage,
      dice: parts.dice?.(seed) ?? seededDice(seed),
      clock: () => 0,
      onFault: (error) => expect.fail(String(error)),
    })
    if (isRefusal(room)) throw new Error(room.code)
    return room
  }
  return { open, room: await open() }
}

type AnyRoom = Awaited<ReturnType<Awaited<ReturnType<typeof openAt>>['open']>>

/** Asked by whoever said it, agreed to by all who are asked. */
const takeBack = async (room: AnyRoom, by: Role, id: string): Promise<void> => {
  const asked = await room.undo({ id, by })
  expect(asked.ok, id).toBe(true)
  if (!('asked' in asked)) return
  const others = room.consent(room.places().map((place) => joueur(place.id))).filter((role) => roleKey(role) !== roleKey(by))
  for (const role of others)
    expect(await room.undo({ id: `${id} ${roleKey(role)}`, by: role, target: { request: id } })).toMatchObject({ ok: true })
}

/** Whatever was said is taken back from the last to the first, and a room opened again is the same. */
export const expectUndone = async (
  tried: Tried,
  { table, seed, begun }: Pick<Played, 'table' | 'seed' | 'begun'>,
): Promise<void> => {
  const { game, parts } = tried
  const { room, open } = await openAt(tried, begun, table, seed)
  const roles = rolesAt(tried, begun)
  const look = () => roles.map(room.view)
  const past: { readonly by: Role; readonly views: readonly unknown[] }[] = []
  const chance = chanceOf(seed)
  let state = begun
  for (let at = 0; at < STEPS; at++) {
    const said = parts.says(state, chance)
    if (!said) break
    const [views, size] = [look(), room.entries.length]
    const answer = await room.say({ id: `${at}`, ...said })
    const entry = room.entries[size]
    if (!answer.ok) expectSame(look(), views, () => JSON.stringify(said.command))
    if (entry?.kind !== 'done') continue
    state = entry.events.reduce(game.evolve, state)
    past.push({ by: said.by, views })
  }
  expectSame(
    look(),
    roles.map((role) => game.view(state, role)),
    () => `${table}, seed ${seed}`,
  )
  const again = await open()
  for (const role of roles)
    expectSame([again.view(role), again.journal(role)], [room.view(role), room.journal(role)], () => roleKey(role))
  for (const [at, { by, views }] of past.reverse().entries()) {
    await takeBack(room, game.seating.gardien ? GARDIEN : by, `undo ${at}`)
    expectSame(look(), views, () => `${table}, seed ${seed}: ${at} taken back`)
  }
  const last = await open()
  for (const role of roles)
    expectSame([last.view(role), last.journal(role)], [room.view(role), room.journal(role)], () => roleKey(role))
  expectSame(
    roles.map(last.view),
    roles.map((role) => game.view(begunAt(tried, table, seed), role)),
    () => 'as it began',
  )
}
