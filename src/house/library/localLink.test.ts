import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { type Knocks, knockGame } from '../../kit/testing/knockGame.ts'
import type { Solo } from '../face/face.ts'
import type { Link } from '../seat/link.ts'
import { openLocalLink } from './localLink.ts'
import { openLibrary } from './openLibrary.ts'
import { keepGame } from './shelf.ts'

const solo: Solo = {
  seatOf: (view) => Object.keys(view as Knocks)[0] ?? null,
  cardOf: (view) => ({ name: 'Ana', knocks: (view as Knocks).ana }),
}

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('whoever is shown an entry finds the card of it kept: a page closed at that moment loses none', async () => {
  const record = { id: 'one', game: 'knock', rules: 1, setup: { seats: ['ana'] }, createdAt: 0, touchedAt: 0 }
  await keepGame({ ...record, card: { name: 'Ana' } }, [])
  const library = await openLibrary()
  const link = (await openLocalLink('one', knockGame as unknown as AnyGame, solo)) as Link
  expect(isRefusal(link)).toBe(false)
  const kept: Promise<unknown>[] = []
  link.subscribe(({ reset }) => {
    if (!reset) kept.push(library.record('one'))
  })
  await link.say({ kind: 'knock', seat: 'ana' })
  await link.say({ kind: 'knock', seat: 'ana' })
  await link.undo()
  expect(await Promise.all(kept)).toMatchObject([{ card: { knocks: 1 } }, { card: { knocks: 2 } }, { card: { knocks: 1 } }])
  expect((await library.record('one')) as object).toMatchObject({ touchedAt: expect.any(Number), setup: record.setup })
})
