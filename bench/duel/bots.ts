/**
 * Duels of the program against itself, two strengths at a time, with decks drawn at random: how often the stronger wins, and how long it thinks.
 *   npm run bench:duel-bots [GAMES]      (400 a pair without a number)
 * Each pair of games is dealt alike with the seats exchanged.
 */
import type { Strength } from '../../src/games/duel/bot/bots.ts'
import { percentile } from '../common/figures.ts'
import { duelOf } from './match.ts'

const GAMES = Number(process.argv[2] ?? 400)
const SEED = 20_261_116
const PAIRS: readonly (readonly [Strength, Strength, number])[] = [
  ['reveur', 'somnolent', 75],
  ['lucide', 'reveur', 60],
]

/** Half the width of the interval that holds the true share 95 times in 100. */
const margin = (share: number, games: number): number => 1.96 * Math.sqrt((share * (1 - share)) / games)

const inHundred = (share: number): string => (share * 100).toFixed(1)

for (const [stronger, weaker, wanted] of PAIRS) {
  let won = 0
  const times: number[] = []
  for (let game = 0; game < GAMES; game++) {
    const first = game % 2 === 0
    const { winner, thought } = duelOf(SEED + Math.floor(game / 2), first ? [stronger, weaker] : [weaker, stronger])
    const seat = first ? 'a' : 'b'
    if (winner === seat) won++
    times.push(...(thought[seat] ?? []))
  }
  const share = won / GAMES
  console.log(
    `${stronger} against ${weaker}, ${GAMES} duels: ${inHundred(share)} ± ${inHundred(margin(share, GAMES))} in 100 (wanted ${wanted}); ` +
      `a decision ${percentile(times, 0.5).toFixed(1)} ms of processor time, the longest ${Math.max(...times).toFixed(0)} ms`,
  )
}
