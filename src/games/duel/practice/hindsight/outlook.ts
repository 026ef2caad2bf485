import { type Player, playerOf, type State } from '../../rules/public.ts'

/** What can be counted on a table that was played on. */
export const COUNTED = ['won', 'out', 'foeWoken', 'ownWoken', 'open', 'foeOpen', 'camp', 'foeCamp', 'hand', 'row'] as const
export type Counted = (typeof COUNTED)[number]
export type Outlook = Readonly<Record<Counted, number>>

const sum = (players: readonly Player[], of: (player: Player) => number): number =>
  players.reduce((total, player) => total + of(player), 0)

/** CMB-4: nothing bars the way to the dreamer. */
const isOpen = ({ dreamer, camp }: Player): number => (dreamer !== null && camp.every(({ heldBy }) => heldBy !== null) ? 1 : 0)

const awakeOf = ({ awake }: Player): number => awake.length

/** Of a table played on from another: who has woken since, and what is left. */
export const outlookOf = (before: State, table: State, seat: string): Outlook => {
  const me = playerOf(table, seat)
  const foesOf = ({ players }: State): readonly Player[] => players.filter((one) => one.seat !== seat)
  const others = foesOf(table)
  return {
    won: table.winner === seat ? 1 : 0,
    out: me.out ? 1 : 0,
    foeWoken: sum(others, awakeOf) - sum(foesOf(before), awakeOf),
    ownWoken: awakeOf(me) - awakeOf(playerOf(before, seat)),
    open: isOpen(me),
    foeOpen: sum(others, isOpen),
    camp: me.camp.length,
    foeCamp: sum(others, ({ camp }) => camp.length),
    hand: me.hand.length,
    row: me.row.length,
  }
}

/** How much one of each weighs, good or bad, where two tables are told apart in words. */
const WEIGHTS: Outlook = {
  ...{ won: 400, out: -400, foeWoken: 120, ownWoken: -120, open: -50, foeOpen: 30 },
  ...{ camp: 15, foeCamp: -15, hand: 3, row: 1.5 },
}

/** How one thing comes out, on average: with the better choice and with the one that was made. */
export interface Difference {
  readonly of: Counted
  readonly better: number
  readonly made: number
}

const mean = (outlooks: readonly Outlook[], of: Counted): number =>
  outlooks.reduce((total, outlook) => total + outlook[of], 0) / outlooks.length

/** Whoever is out has woken: said once. */
const SAID_BY: Partial<Record<Counted, Counted>> = { foeWoken: 'won', ownWoken: 'out', open: 'ownWoken', foeOpen: 'foeWoken' }
/** Less is not worth a word, and less than a tenth is not seen in one. */
const LEAST = 2
const SEEN = 0.1
const MOST_SAID = 2

/** What the better choice brings, the weightiest first. */
export const differencesOf = (better: readonly Outlook[], made: readonly Outlook[]): readonly Difference[] => {
  const weighty = COUNTED.map((of) => ({ of, better: mean(better, of), made: mean(made, of) }))
    .map((one) => ({ one, weight: WEIGHTS[one.of] * (one.better - one.made) }))
    .filter(({ one, weight }) => weight >= LEAST && Math.abs(one.better - one.made) >= SEEN)
    .sort((one, other) => other.weight - one.weight)
    .map(({ one }) => one)
  const said = weighty.filter(({ of }) => !weighty.some((other) => other.of === SAID_BY[of]))
  return said.slice(0, MOST_SAID)
}
