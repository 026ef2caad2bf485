import { choose, type Strength } from '../../src/games/duel/bot/bots.ts'
import { duel, type State } from '../../src/games/duel/rules/index.ts'
import { ARTEFACTS, deckRefusal } from '../../src/games/duel/rules/public.ts'
import { type Dice, seededDice } from '../../src/kit/dice.ts'
import { isRefusal } from '../../src/kit/refusal.ts'
import { joueur, spectateur } from '../../src/kit/roles.ts'

/** SET-1: of a duel of two. */
const DECK = 20
const SEATS = ['a', 'b'] as const

/** SET-2: any deck that may be brought, each as likely. */
const randomDeck = (dice: Dice): readonly string[] => {
  const left = ARTEFACTS.map(({ id }) => id)
  const cards = Array.from(
    { length: DECK },
    () => left.splice(Number(dice.roll({ label: 'card', sides: left.length })) - 1, 1)[0] as string,
  )
  return deckRefusal(cards, DECK) ? randomDeck(dice) : cards
}

const said = (state: State, seat: string, command: unknown, dice: Dice): State => {
  const parsed = duel.parseCommand(command)
  if (isRefusal(parsed)) throw new Error(parsed.code)
  const events = duel.decide(state, parsed, joueur(seat), dice)
  if (isRefusal(events)) throw new Error(`${JSON.stringify(command)}: ${events.code}`)
  return events.reduce(duel.evolve, state)
}

export interface Played {
  readonly winner: string
  /** Milliseconds of processor time of each decision, by seat. */
  readonly thought: Readonly<Record<string, readonly number[]>>
}

/** One duel between two strengths, with decks and draws at random. */
export const duelOf = (seed: number, strengths: readonly [Strength, Strength]): Played => {
  const [dice, minds] = [seededDice(seed), seededDice(seed + 1)]
  const thought: Record<string, number[]> = { a: [], b: [] }
  let state = duel.initial(duel.seating.newTable)
  for (const seat of SEATS) state = said(state, seat, { type: 'bring', cards: randomDeck(dice) }, dice)
  while (state.phase !== 'over') {
    const [seat] = duel.view(state, spectateur('')).awaited
    if (seat === undefined) throw new Error('nobody is awaited')
    const start = process.cpuUsage()
    const command = choose(strengths[seat === 'a' ? 0 : 1], duel.view(state, joueur(seat)), seat, minds)
    const { user, system } = process.cpuUsage(start)
    thought[seat]?.push((user + system) / 1000)
    state = said(state, seat, command, dice)
  }
  return { winner: state.winner as string, thought }
}
