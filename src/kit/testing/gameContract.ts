import { describe, expect, test } from 'vitest'
import type { AnyGame, Game } from '../game.ts'
import { isRefusal } from '../refusal.ts'
import { expectBots } from './contract/bots.ts'
import { expectConsent, expectUndone } from './contract/inRoom.ts'
import type { AnyParts, ContractParts, Tried } from './contract/parts.ts'
import { type Played, playedAt, rolesAt } from './contract/playing.ts'
import {
  expectDecided,
  expectOffers,
  expectRefusals,
  expectReplay,
  expectScopes,
  expectSeats,
  expectStrict,
  expectViews,
} from './contract/rules.ts'
import { expectAlike, expectReveals } from './contract/worlds.ts'

/** So many times as many games; `npm run test:long` plays more. */
const TIMES = Number(process.env.CONTRACT_GAMES ?? 1)

/** The games are played once, and looked at by every test. */
const gamesOf = (tried: Tried): (() => readonly Played[]) => {
  let games: readonly Played[] | null = null
  return () =>
    (games ??= Object.keys(tried.parts.setups).flatMap((table, at) =>
      Array.from({ length: tried.parts.games * TIMES }, (_, seed) => playedAt(tried, table, 1 + seed + 1000 * at)),
    ))
}

const testRules = (tried: Tried, games: () => readonly Played[]): void => {
  const every = <Found>(look: (tried: Tried, played: Played) => Found): readonly Found[] =>
    games().map((played) => look(tried, played))
  const some = (counts: readonly number[]): void => expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)

  test('games are played, and what must hold does at every moment', () => {
    for (const played of games()) {
      expect(played.moments.some(({ answer }) => !isRefusal(answer))).toBe(true)
      if (tried.parts.ended) expect(played.over, `${played.table}, seed ${played.seed} ends`).toBe(true)
      for (const { after, before } of played.moments) tried.parts.holds?.(after, before)
      tried.parts.ended?.(played.end)
    }
  })

  test('setups, commands and events come back from what is written down, and replay equals play', () => {
    every(expectReplay)
  })

  test('the same dice decide alike, and the tables made on the way are those that the events make', () => {
    every(expectDecided)
  })

  test('a refusal changes nothing and throws no die; whoever looks on is refused everything', () => {
    some(every(expectRefusals))
  })

  test('an event out of its place is an error of its own', () => {
    some(every(expectStrict))
  })

  test('entries of different scopes commute', () => {
    every(expectScopes)
  })

  test('views and what is told are plain data, and a view made on an earlier one is the same', () => {
    every(expectViews)
  })

  test('whoever is awaited has a place, and what the table says by itself is allowed', () => {
    every(expectSeats)
  })

  if (tried.parts.offers)
    test('every answer shown as open is taken, every other is refused for the reason shown', () => {
      some(every(expectOffers))
    })
}

const testSecrets = (tried: Tried, games: () => readonly Played[]): void => {
  const { secrets } = tried.parts
  if (!secrets) {
    test('nothing is hidden: everybody sees the same', () => {
      for (const { end } of games()) {
        const [first, ...others] = rolesAt(tried, end).map((role) => tried.game.view(end, role))
        for (const view of others) expect(view).toEqual(first)
      }
    })
    return
  }
  test('two worlds are alike to every seat and watcher', () => {
    const compared = new Map<string, number>()
    for (const played of games()) expectAlike(tried, played, compared)
    for (const kind of ['joueur', 'spectateur']) expect(compared.get(kind), kind).toBeGreaterThan(secrets.atLeast)
  })

  test('what tells two worlds apart counts as revealing', () => {
    const found = games().reduce((sum, played) => sum + expectReveals(tried, played), 0)
    if (secrets.shows) expect(found).toBeGreaterThan(0)
  })
}

const testUndo = (tried: Tried, games: () => readonly Played[]): void => {
  test('an undo asks those who sit there and play on', () => {
    const out = games().reduce((sum, played) => sum + expectConsent(tried, played), 0)
    if (tried.parts.inGame) expect(out).toBeGreaterThan(0)
  })

  test('what is taken back in a room was never there, and a room opened again is the same', async () => {
    for (const played of games().filter(({ seed }) => seed % 1000 <= 2)) await expectUndone(tried, played)
  })
}

const testBots = (tried: Tried): void => {
  const { bots, games } = tried.parts
  if (!bots) return
  test.each(Object.keys(bots))('bots play whole games at %s', async (table) => {
    for (let seed = 1; seed <= games * TIMES; seed++) await expectBots(tried, table, seed)
  })
}

/** What every game keeps, whatever it is about. Called by one test file of each game; the games it played are there for its own rules. */
export const gameContract = <Setup, State, Command, Event, View, Told>(
  game: Game<Setup, State, Command, Event, View, Told>,
  parts: ContractParts<Setup, State, Command, Event, View, Told>,
): (() => readonly Played<State, Command, Event>[]) => {
  const tried: Tried = { game: game as AnyGame, parts: parts as AnyParts }
  const games = gamesOf(tried)
  describe(`the contract of ${game.id}`, () => {
    testRules(tried, games)
    testSecrets(tried, games)
    testUndo(tried, games)
    testBots(tried)
  })
  return games as () => readonly Played<State, Command, Event>[]
}
