import { describe, expect, test, vi } from 'vitest'
import { type Dice, seededDice } from '../../../kit/dice.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur, type Role, spectateur } from '../../../kit/roles.ts'
import { firstInterference, type InterferenceStep } from '../../../kit/testing/nonInterference.ts'
import { worldOf } from '../bot/worlds.ts'
import { type Command, duel, type State } from './index.ts'
import { pileOf, playerOf, sleepersOf } from './state.ts'
import { playedGame, type Step } from './testing/play.ts'

vi.setConfig({ testTimeout: 120_000 })

const GAMES = [2, 3, 4, 2, 3, 4].map((count, at) => playedGame(at + 1, count))

const cardsOf = (state: State, seat: string): readonly string[] => {
  const { hand, deck, camp, broken, defeated } = playerOf(state, seat)
  return [...hand, ...deck, ...camp.map(({ card }) => card), ...broken, ...defeated]
}

describe('whole games', () => {
  test('[WIN-4] every game ends, with one winner', () => {
    for (const { end } of GAMES) {
      expect(end.phase).toBe('over')
      expect(end.players.filter(({ out }) => !out).map(({ seat }) => seat)).toEqual([end.winner])
    }
  })

  test('[CRD-1] no card is lost or doubled; those of one who is out are put away', () => {
    for (const { steps } of GAMES)
      for (const { state } of steps.filter(({ state: { phase } }) => phase !== 'gathering')) {
        const rows = state.players.flatMap(({ row }) => row)
        expect(new Set([...rows, ...state.used, ...pileOf(state)]).size).toBe(66)
        expect(rows.length + state.used.length + pileOf(state).length).toBe(66)
        const dreamers = state.players.flatMap(({ dreamer, awake }) => [...awake, ...(dreamer ? [dreamer] : [])])
        expect(dreamers.length + sleepersOf(state).length).toBe(12)
        for (const { seat, out } of state.players)
          if (!out) expect(new Set(cardsOf(state, seat)).size).toBe(state.players.length === 2 ? 20 : 10)
      }
  })

  test('[CRD-8] events come back from what is written down as they were', () => {
    const dice = seededDice(9)
    for (const { state, seat, command } of GAMES.flatMap(({ steps }) => steps).filter((_, at) => at % 7 === 0)) {
      const events = duel.decide(state, command, joueur(seat), dice)
      if (isRefusal(events)) throw new Error(events.code)
      for (const event of events) expect(duel.parseEvent(JSON.parse(JSON.stringify(event)))).toEqual(event)
    }
  })
})

/** The hidden cards of all but one seat dealt anew. */
const otherWorld = (state: State, seat: string, dice: Dice): State => {
  const world = worldOf(duel.view(state, joueur(seat)), dice)
  return { ...world, players: world.players.map((player, at) => ({ ...player, ...shownOf(state, at) })) }
}

const shownOf = ({ players }: State, at: number): Partial<State['players'][number]> => ({
  conceived: players[at]?.conceived ?? false,
})

const playsACard = ({ command }: Step): boolean => 'card' in command || ('item' in command && command.item !== undefined)

/** What is said from here on; of the others, what does not show a card of theirs. */
const stepsFrom = (steps: readonly Step[], at: number, me: string): readonly InterferenceStep<Command>[] =>
  steps
    .slice(at, at + 40)
    .filter((step) => step.seat === me || !playsACard(step))
    .map(({ seat, command }) => ({ command, by: joueur(seat) }))

describe('two worlds that differ in hidden cards', () => {
  const roles: readonly [string, (seat: string) => Role][] = [
    ['a player', joueur],
    ['a spectator', () => spectateur('')],
    ['who follows the player', spectateur],
  ]
  test.each(roles)('[HID-6] [HID-3] %s is sent the same', (_, roleOf) => {
    let compared = 0
    for (const [game, { steps }] of GAMES.entries())
      for (let at = 5; at < steps.length; at += 9) {
        const { state } = steps[at] as Step
        if (state.phase === 'gathering') continue
        for (const { seat } of state.players.slice(0, 2)) {
          const right = otherWorld(state, seat, seededDice(game * 1000 + at))
          const said = stepsFrom(steps, at, seat)
          compared += said.length
          expect(firstInterference(duel, { role: roleOf(seat), left: state, right, steps: said })).toBeNull()
        }
      }
    expect(compared).toBeGreaterThan(300)
  })
})
