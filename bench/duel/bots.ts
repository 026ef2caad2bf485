/**
 * Duels of the program against itself, two strengths at a time, with decks drawn at random: how often the stronger wins, and how long it thinks.
 *   npm run bench:duel-bots [GAMES]      (400 a pair without a number)
 * Each pair of games is dealt alike with the seats exchanged.
 */
import { choose, type Strength } from '../../src/games/duel/bot/bots.ts'
import { duel, type State } from '../../src/games/duel/rules/index.ts'
import { ARTEFACTS, deckRefusal } from '../../src/games/duel/rules/public.ts'
import { gathering, say } from '../../src/games/duel/rules/testing/play.ts'
import { type Dice, seededDice } from '../../src/kit/dice.ts'
import { joueur, spectateur } from '../../src/kit/roles.ts'
import { percentile, timed } from '../common/figures.ts'

const GAMES = Number(process.argv[2] ?? 400)
const SEED = 20_261_116
const PAIRS: readonly (readonly [Strength, Strength, number])[] = [
  ['reveur', 'somnolent', 75],
  ['lucide', 'reveur', 60],
]
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

const after = (state: State, seat: string, command: Record<string, unknown>, dice: Dice): State => {
  const said = say(state, seat, command, dice)
  if (typeof said === 'string') throw new Error(`${JSON.stringify(command)}: ${said}`)
  return said.state
}

/** One duel, with decks and draws at random: who won, and the processor time of each decision by seat. */
const played = async (seed: number, strengths: Readonly<Record<string, Strength>>) => {
  const [dice, minds] = [seededDice(seed), seededDice(seed + 1)]
  const thought: Record<string, number[]> = { a: [], b: [] }
  let state = gathering(SEATS.length)
  for (const seat of SEATS) state = after(state, seat, { type: 'bring', cards: randomDeck(dice) }, dice)
  while (state.phase !== 'over') {
    const [seat = ''] = duel.view(state, spectateur('')).awaited
    const view = duel.view(state, joueur(seat))
    let command = {}
    const { processor } = await timed(() => {
      command = choose(strengths[seat] as Strength, view, seat, minds)
    })
    thought[seat]?.push(processor)
    state = after(state, seat, command, dice)
  }
  return { winner: state.winner, thought }
}

/** Half the width of the interval that holds the true share 95 times in 100. */
const margin = (share: number): number => 1.96 * Math.sqrt((share * (1 - share)) / GAMES)

const inHundred = (share: number): string => (share * 100).toFixed(1)

for (const [stronger, weaker, wanted] of PAIRS) {
  let won = 0
  const times: number[] = []
  for (let game = 0; game < GAMES; game++) {
    const [seat, other] = game % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
    const { winner, thought } = await played(SEED + Math.floor(game / 2), { [seat]: stronger, [other]: weaker })
    if (winner === seat) won++
    times.push(...(thought[seat] ?? []))
  }
  const share = won / GAMES
  console.log(
    `${stronger} against ${weaker}, ${GAMES} duels: ${inHundred(share)} ± ${inHundred(margin(share))} in 100 (wanted ${wanted}); ` +
      `a decision ${percentile(times, 0.5).toFixed(1)} ms of processor time, the longest ${Math.max(...times).toFixed(0)} ms`,
  )
}
