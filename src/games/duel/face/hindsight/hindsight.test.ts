import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SeatState } from '../../../../house/seat/seat.ts'
import { type Review, turnsOf } from '../../practice/index.ts'
import type { Command, Told, View } from '../../rules/public.ts'
import { hindsight } from '../../texts/fr/hindsight.ts'
import { fr } from '../../texts/fr/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { journalEntries } from '../journal/entries.ts'
import { deedWords, type Telling } from './deedWords.ts'
import { type Asker, type Hindsight, lookBack, momentAfter, remarkAt } from './hindsight.ts'

const ended: readonly Told[] = [{ type: 'turnEnded', seat: 'a' }]
const notices = [
  { n: 1, told: ended },
  { n: 2, told: [{ type: 'turnBegan', seat: 'a', round: 2, phase: 'begin' }] as const },
  { n: 3, told: ended },
]
const review: Review = { better: { type: 'wakeOwn' }, deals: 12, brings: [] }

/** A seat whose view is the number of its message; only the last choice is spoken of. */
const seatOf = () => {
  const store = createStore(() => ({ notices, view: { mine: { seat: 'a' } } }) as unknown as SeatState<DuelSpeech>)
  return { store, viewAt: async (n: number) => ({ turn: n }) as View }
}

const asker = (log: string[], fails = false): Asker => ({
  ask: async ({ view, seat, made }) => {
    log.push(`${seat} ${view.turn} ${made.type}`)
    if (fails) throw new Error('no worker')
    return view.turn === 2 ? review : null
  },
  chance: async ({ view }) => view.turn / 10,
  stop: () => void log.push('stop'),
})

test('each choice of one’s own is looked at from what was seen before it, and then the worker is let go', async () => {
  const log: string[] = []
  const told: (Hindsight | null)[] = []
  await lookBack(
    seatOf(),
    (found) => told.push(found),
    () => asker(log),
  )
  expect(log).toEqual(['a 0 endTurn', 'a 2 endTurn', 'stop'])
  const remarks = [{ ...review, n: 3, made: { type: 'endTurn' } }]
  expect(told[0]).toEqual({ status: 'looking', of: 2, seen: 0, remarks: [], chances: [] })
  expect(told.at(-1)).toEqual({ status: 'done', of: 2, seen: 2, remarks, chances: [{ n: 2, chance: 0.2 }] })
})

test('where the worker fails it is said, and can be tried again', async () => {
  const log: string[] = []
  const told: (string | undefined)[] = []
  const tell = (found: Hindsight | null) => told.push(found?.status)
  await lookBack(seatOf(), tell, () => asker(log, true))
  expect(told.at(-1)).toBe('failed')
  await lookBack(seatOf(), tell, () => asker(log))
  expect(told.at(-1)).toBe('done')
  expect(log.filter((line) => line === 'stop')).toHaveLength(2)
})

test('a duel that goes on meanwhile, its end taken back, is no longer looked at', async () => {
  const seat = seatOf()
  const log: string[] = []
  const told: (Hindsight | null)[] = []
  const asking = {
    ...asker(log),
    ask: async () => {
      seat.store.setState({ notices: [...notices, { n: 4, told: [], undone: [3] }] })
      return review
    },
  }
  await lookBack(
    seat,
    (found) => told.push(found),
    () => asking,
  )
  expect(told.at(-1)).toBeNull()
  expect(log).toEqual(['stop'])
})

test('from any moment the next and the one before, round and round', () => {
  const remarks = [4, 9, 10].map((n) => ({ ...review, n, made: { type: 'endTurn' } as const }))
  const walk = (shown: number) => [momentAfter(remarks, shown, 1), momentAfter(remarks, shown, -1)]
  expect([0, 3, 6, 8, 9, 12].map(walk)).toEqual([
    [3, 9],
    [8, 9],
    [8, 3],
    [9, 3],
    [3, 8],
    [3, 9],
  ])
  expect(momentAfter([], 3, 1)).toBeNull()
  expect([3, 4, 9, 10, 6].map((shown) => remarkAt(remarks, shown)?.n)).toEqual([4, 4, 10, 10, undefined])
})

test('two choices are told apart: by their payment where nothing else differs', () => {
  const telling: Telling = {
    texts: fr,
    words: hindsight,
    and: (names) => names.join(' et '),
    nameOf: (seat) => seat,
    opponent: 'b',
  }
  const summon = (pay: string[]): Command => ({ type: 'summon', card: 'tison', pay, conception: 1 })
  expect(deedWords(telling, summon(['SR1']), summon(['SG1']))).toEqual({
    made: `invoquer Tison du réveil, en payant avec ${fr.cards.SR1.name} et 1 conception`,
    better: `invoquer Tison du réveil, en payant avec ${fr.cards.SG1.name} et 1 conception`,
  })
  const attack: Command = { type: 'attack', with: 'tison', on: 'dreamer', add: [] }
  expect(deedWords(telling, { type: 'endTurn' }, attack)).toEqual({
    made: 'finir le tour',
    better: 'attaquer le dormeur de b avec Tison du réveil',
  })
  const power = { targets: [{ seat: 'b', card: 'tison' }], take: [], drop: [], give: [] }
  const still: Command = { type: 'summon', card: 'filet', pay: [], conception: 0, power }
  expect(deedWords(telling, still, attack).made).toBe(`invoquer ${fr.cards.filet.name} et figer (Tison du réveil)`)
})

test('the story of a duel: its turns, and who woke in each; what was taken back is no part of it', () => {
  const began = (seat: string, round: number) => ({ type: 'turnBegan', seat, round, phase: 'begin' }) as const
  const turns = turnsOf(
    journalEntries([
      { n: 1, told: [{ type: 'dreamerDrawn', seat: 'bo', dreamer: 'neige' }, began('ana', 1)] },
      { n: 2, told: [{ type: 'dreamerWoke', seat: 'bo', why: 'attack' }] },
      { n: 3, told: [began('bo', 1)] },
      { n: 4, told: [], undone: [3] },
    ]),
  )
  expect(turns).toEqual([{ n: 1, seat: 'ana', woke: ['neige'] }])
})
