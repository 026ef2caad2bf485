import { expect, test } from 'vitest'
import { formatOf } from '../../../house/texts/format.ts'
import { shell } from '../../../house/texts/fr/shell.ts'
import { refusalText } from '../../../house/texts/index.ts'
import { seededDice } from '../../../kit/dice.ts'
import { joueur, type Role } from '../../../kit/roles.ts'
import type { Chance } from '../../../kit/testing/chance.ts'
import type { Offer, Said } from '../../../kit/testing/contract/parts.ts'
import { gameContract } from '../../../kit/testing/gameContract.ts'
import { choose } from '../bot/bots.ts'
import { duelBots } from '../bot/index.ts'
import { worldOf } from '../bot/worlds.ts'
import { deskAt, EMPTY_DESK, type Laid } from '../face/desk/desk.ts'
import type { Asking } from '../face/question/asking.ts'
import { questionOf } from '../face/question/questionOf.ts'
import { firstTexts } from '../texts/index.ts'
import { DECKS } from './cards/decks.ts'
import { Misfit } from './evolve.ts'
import { type Command, duel, type Setup, type State, type View } from './index.ts'
import { tableSeen } from './seen.ts'
import { inGame, pileOf, playerOf, sleepersOf } from './state.ts'
import { awaitedOf } from './view.ts'

const tableOf = (count: number, advanced: boolean): Setup => ({
  advanced,
  seats: ['a', 'b', 'c', 'd'].slice(0, count).map((id) => ({ id, name: id.toUpperCase() })),
  position: null,
})

/** The weakest bot wanders most; now and then somebody has had enough. */
const says = (state: State, chance: Chance): Said<Command> | null => {
  const seat = chance.pick(awaitedOf(state))
  if (seat === undefined) return null
  if (state.phase !== 'gathering' && chance.once(120)) {
    return { command: { type: 'concede' }, by: joueur(chance.of(inGame(state)).seat) }
  }
  return {
    command: choose('somnolent', duel.view(state, joueur(seat)), seat, seededDice(chance.below(1_000_000))),
    by: joueur(seat),
  }
}

const cardsOf = (state: State, seat: string): readonly string[] => {
  const { hand, deck, camp, broken, defeated } = playerOf(state, seat)
  return [...hand, ...deck, ...camp.map(({ card }) => card), ...broken, ...defeated]
}

const isEachOnce = (ids: readonly string[], count: number): boolean => ids.length === count && new Set(ids).size === count

/** CRD-1: no card is lost or doubled; those of one who is out are put away. */
const holds = (state: State): void => {
  if (state.phase === 'gathering') return
  const powers = [...state.players.flatMap(({ row }) => row), ...state.used, ...pileOf(state)]
  const dreamers = state.players.flatMap(({ dreamer, awake }) => [...awake, ...(dreamer ? [dreamer] : [])])
  const wrong = inGame(state).filter(({ seat }) => !isEachOnce(cardsOf(state, seat), state.players.length === 2 ? 20 : 10))
  if (!isEachOnce(powers, 66) || !isEachOnce([...dreamers, ...sleepersOf(state)], 12)) expect.fail('[CRD-1] a common card')
  if (wrong.length > 0) expect.fail(`[CRD-1] ${wrong.map(({ seat }) => cardsOf(state, seat))}`)
}

/** The cards that a role does not see dealt anew, as the bots deal them. */
const otherWorld = (state: State, role: Role, chance: Chance): State => {
  const world = worldOf(duel.view(state, role), seededDice(chance.below(1_000_000)))
  return {
    ...world,
    players: world.players.map((player, at) => ({ ...player, conceived: state.players[at]?.conceived ?? false })),
  }
}

const ofOthers = ({ by }: Said<Command>, role: Role): boolean =>
  role.kind !== 'joueur' || by.kind !== 'joueur' || by.seat !== role.seat

/** HID-3: nobody sees what another brings. */
const otherDeck = (command: Command, chance: Chance): Command => {
  if (command.type !== 'bring' || command.deck === undefined) return command
  const size = DECKS[command.deck]?.length
  return { type: 'bring', deck: chance.of(Object.keys(DECKS).filter((id) => DECKS[id]?.length === size)) }
}

const askingOf = (view: View, seat: string, desk: Laid): Asking => {
  const table = tableSeen(view)
  return {
    ...{ texts: firstTexts, format: formatOf('fr'), view, desk, table, seat, ownDecks: [], waking: null, nameOf: (id) => id },
    ...{ past: false, voice: shell.ear },
    me: table.players.find((one) => one.seat === seat) ?? null,
  }
}

/** What can be said wherever somebody comes who lays out this and that on their own desk. */
const offers = (view: View, role: Role, chance: Chance): readonly Offer<Command>[] => {
  if (role.kind !== 'joueur' || !view.awaited.includes(role.seat) || !chance.once(4)) return []
  const found: Offer<Command>[] = []
  let desk = deskAt(EMPTY_DESK, view)
  for (let step = 0; step < 6; step++) {
    const { answers } = questionOf(askingOf(view, role.seat, desk))
    for (const { takes, refusal } of answers)
      if (takes.kind === 'say') found.push({ command: takes.command, refusal: refusal ?? null })
    const next = chance.pick(answers.flatMap(({ takes, refusal }) => (takes.kind === 'keep' && !refusal ? [takes.what] : [])))
    desk = { ...desk, ...next }
  }
  return found
}

const games = gameContract(duel, {
  setups: { 'two of them': tableOf(2, false), 'three of them': tableOf(3, false), 'four, advanced': tableOf(4, true) },
  games: 1,
  steps: 3000,
  says,
  holds,
  ended: ({ phase }) => expect(phase).toBe('over'),
  bots: {
    'two of them': { reveur: duelBots.reveur, lucide: duelBots.lucide } as typeof duelBots,
    'four, advanced': { somnolent: duelBots.somnolent, reveur: duelBots.reveur } as typeof duelBots,
  },
  offers,
  shown: (refusal) => refusalText(firstTexts, refusal),
  inGame: (state) => inGame(state).map(({ seat }) => seat),
  misfit: Misfit,
  secrets: {
    otherWorlds: (state, role, chance) => [{ state: otherWorld(state, role, chance) }],
    shows: (said, role) =>
      ofOthers(said, role) && ('card' in said.command || ('item' in said.command && said.command.item !== undefined)),
    instead: (said, role, chance) => (ofOthers(said, role) ? otherDeck(said.command, chance) : said.command),
    atLeast: 200,
  },
})

test('[WIN-4] every game ends with one winner', () => {
  for (const { end } of games()) expect(inGame(end).map(({ seat }) => seat)).toEqual([end.winner])
})

test('[HID-6] the table that a bot thinks with is what its seat sees, whatever it deals to the others', () => {
  for (const { moments } of games())
    for (const { before, by } of moments.filter((_, at) => at % 9 === 0))
      expect(duel.view(worldOf(duel.view(before, by), seededDice(1)), by)).toEqual(duel.view(before, by))
})
