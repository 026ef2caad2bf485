import { expect, test } from 'vitest'
import { isRefusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import { toyRoom, toyStorage } from '../../kit/testing/table.ts'
import { type AnyRoom, linkToRoom, standingOf } from './roomLink.ts'

const ana = joueur('ana')
const tally = { kind: 'tally', seat: 'ana' }
const asAna = { listener: ana, speaker: ana }

/** Two tabs on the same dreamer. */
const twoTabs = async () => {
  const storage = toyStorage()
  return [await toyRoom({ storage }), await toyRoom({ storage })] as const
}

test('a tab that shows all there is may act; one that is behind is told, and then shows it', async () => {
  const [older, newer] = await twoTabs()
  expect(await standingOf(older, asAna, 0)).toBe(0)
  await newer.say({ id: '1', by: ana, command: { kind: 'roll', seat: 'ana' } })
  const heard: number[] = []
  older.subscribe(ana, 0, ({ n }) => void heard.push(n))
  expect(await standingOf(older, asAna, 0)).toMatchObject({ code: 'out-of-date', params: { expected: 0, n: 1 } })
  expect(heard).toEqual([1])
  expect(await standingOf(older, asAna, 1)).toBe(1)
})

test('what another tab writes between the look and the act is not acted upon', async () => {
  const [older, newer] = await twoTabs()
  const expectedVersion = await standingOf(older, asAna, 0)
  if (isRefusal(expectedVersion) || expectedVersion === undefined) throw new Error('behind')
  await newer.say({ id: '1', by: ana, command: { kind: 'roll', seat: 'ana' } })
  const late = await older.say({ id: '2', by: ana, command: tally, expectedVersion })
  expect(late).toMatchObject({ ok: false, refusal: { code: 'out-of-date' } })
})

test('what only others said since is no reason: the rules say what still stands', async () => {
  const room = await toyRoom()
  await room.say({ id: '1', by: joueur('bo'), command: { kind: 'roll', seat: 'bo' } })
  expect(room.standing(ana).n).toBe(1)
  expect(await standingOf(room, asAna, 0)).toBe(1)
})

test('what another says between the look and the act is no reason either', async () => {
  const room = await toyRoom()
  let others = 0
  const beforeSaid = (): void => {
    if (others++ === 0) void room.say({ id: 'o', by: joueur('bo'), command: { kind: 'roll', seat: 'bo' } })
  }
  const link = linkToRoom({ room: room as unknown as AnyRoom, role: ana, spoken: { beforeSaid }, asGardien: false })
  expect(await link.say(tally, undefined, 'a', 0)).toMatchObject({ ok: true })
  expect(others).toBe(2)
})

test('whoever speaks for the gardien too stands where the gardien’s own feed does', async () => {
  const [older, newer] = await twoTabs()
  await newer.say({ id: '1', by: GARDIEN, command: { kind: 'tally', seat: 'bo' } })
  expect(await standingOf(older, { listener: ana, speaker: GARDIEN }, 0)).toBe(1)
})

test('where nothing is said of what is shown, nothing is checked', async () => {
  const [older, newer] = await twoTabs()
  await newer.say({ id: '1', by: ana, command: tally })
  expect(await standingOf(older, asAna, undefined)).toBeUndefined()
})
