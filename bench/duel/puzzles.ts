/**
 * Makes the positions *one turn to wake them* by search, and writes them: `npm run duel:puzzles`.
 * A position is kept when it has exactly one kind of solution, and something must be played for it.
 */
import { writeFileSync } from 'node:fs'
import { createForces } from '../../src/games/duel/practice/puzzles/forced.ts'
import { type Kind, kindsOf, linesOf, TooWide } from '../../src/games/duel/practice/puzzles/kinds.ts'
import type { Puzzle } from '../../src/games/duel/practice/puzzles/puzzles.ts'
import { setupOf } from '../../src/games/duel/practice/puzzles/setup.ts'
import { duel, type State } from '../../src/games/duel/rules/index.ts'
import { ARTEFACTS, artefactOf, DREAMERS, POWERS } from '../../src/games/duel/rules/public.ts'
import { type Dice, seededDice } from '../../src/kit/dice.ts'
import { isRefusal } from '../../src/kit/refusal.ts'

/** Of one card, and of two or three whose order matters. */
const WANTED = { short: 20, long: 24 } as const
/** Of one kind of play, so that they differ. */
const MOST_ALIKE = 5

const upTo = (dice: Dice, most: number): number => Number(dice.roll({ label: 'make', sides: most }))
const between = (dice: Dice, least: number, most: number): number => least - 1 + upTo(dice, most - least + 1)
const some = <One>(dice: Dice, ones: readonly One[], count: number): readonly One[] => {
  const left = [...ones]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(upTo(dice, left.length) - 1, 1)[0] as One)
}

/** What does nothing within a turn; barter, which is one of many things, comes by itself. */
const LEFT_OUT: readonly string[] = ['barter', 'wear', 'shelter']
const PLAYABLE = ARTEFACTS.filter(({ power }) => power === null || !LEFT_OUT.includes(power))
const FIGHTERS = PLAYABLE.filter(({ type }) => type !== 'item')

const KINDS = ['day+', 'day-', 'night+', 'night-'] as const

const standing = (dice: Dice, card: string, most: number) => ({
  card,
  endurance: between(dice, 1, most),
  kind: artefactOf(card).type === 'weapon' ? (KINDS[upTo(dice, 4) - 1] as (typeof KINDS)[number]) : null,
})

/** What a hand holds, so that there are some of each; null: whatever comes. */
const THEMES = ['barter', 'recall', 'exchange', null, 'barter', 'dispel', 'recall', 'lengthen'] as const
type Theme = (typeof THEMES)[number]

const candidate = (dice: Dice, theme: Theme): Puzzle['position'] => {
  const powers = some(
    dice,
    POWERS.map(({ id }) => id),
    20,
  )
  const dreamers = some(
    dice,
    DREAMERS.map(({ id }) => id),
    5,
  )
  const mine = some(dice, PLAYABLE, 5).map(({ id }) => id)
  const camp = mine.filter((card) => artefactOf(card).type !== 'item').slice(0, between(dice, 1, 2) - (theme ? 1 : 0))
  const hand = mine.filter((card) => !camp.includes(card)).slice(0, between(dice, 1, 3))
  const [own, row] = [between(dice, 3, 6) - (theme ? 1 : 0), between(dice, 1, 4)]
  const themed = some(dice, ARTEFACTS, theme ? 40 : 0).filter(({ id, power }) => power === theme && !mine.includes(id))
  return {
    mine: {
      dreamer: dreamers[0] as string,
      awake: dreamers.slice(3, 4),
      powers: powers.slice(0, own),
      hand: [...themed.slice(0, 1).map(({ id }) => id), ...hand],
      artefacts: camp.map((card) => standing(dice, card, 3)),
    },
    theirs: {
      dreamer: dreamers[1] as string,
      awake: [dreamers[2] as string, dreamers[4] as string],
      powers: powers.slice(6, 6 + row),
      artefacts: some(dice, FIGHTERS, between(dice, 1, theme ? 2 : 3)).map(({ id }) => standing(dice, id, 3)),
    },
    used: powers.slice(12, 12 + between(dice, 1, 4)),
  }
}

const tableOf = (position: Puzzle['position']): State => {
  const setup = duel.parseSetup(setupOf(position))
  if (isRefusal(setup)) throw new Error(JSON.stringify(setup))
  return duel.initial(setup)
}

const only = (table: State): Kind | null => {
  if (createForces()(table, 's1', null)) return null
  try {
    const [kind, ...others] = kindsOf(table, 's1', 1500)
    return kind && others.length === 0 ? kind : null
  } catch (error) {
    if (error instanceof TooWide) return null
    throw error
  }
}

/** What it teaches, so that not all are of one sort. */
const sortOf = ({ plays }: Kind): string =>
  plays
    .map(({ card }) => artefactOf(card).power ?? artefactOf(card).type)
    .sort()
    .join(' ')

/** As it is played; null: it has several kinds of solution, or orders. */
const solved = (table: State): { readonly kind: Kind; readonly line: Puzzle['line'] } | null => {
  const kind = only(table)
  if (!kind || kind.plays.length === 0 || kind.plays.length > 3) return null
  const [line, ...others] = linesOf(table, 's1', kind)
  return line && others.length === 0 ? { kind, line } : null
}

const made: { short: Puzzle[]; long: Puzzle[] } = { short: [], long: [] }
const sorts = new Map<string, number>()

const keep = (id: string, position: Puzzle['position']): void => {
  const found = solved(tableOf(position))
  const length = found && (found.kind.plays.length === 1 ? 'short' : 'long')
  const sort = found ? sortOf(found.kind) : ''
  if (!found || !length || made[length].length >= WANTED[length] || (sorts.get(sort) ?? 0) >= MOST_ALIKE) return
  sorts.set(sort, (sorts.get(sort) ?? 0) + 1)
  made[length].push({ id, position, line: found.line })
  const { plays, waker } = found.kind
  const played = plays.map(({ card, at }) => [card, ...at].join(' ')).join(', ')
  console.log(`${made.short.length} and ${made.long.length}: ${id}, ${played}; ${waker}`)
}

for (let seed = 1; made.long.length < WANTED.long && seed < 200_000; seed++) {
  if (made.short.length < WANTED.short) keep(`p${seed}`, candidate(seededDice(seed), null))
  keep(`q${seed}`, candidate(seededDice(seed + 1_000_000), THEMES[seed % THEMES.length] as Theme))
}
made.long.sort((one, other) => one.line.length - other.line.length)
const written = [...made.short, ...made.long].map((puzzle) => JSON.stringify(puzzle)).join(',\n')
writeFileSync(new URL('../../src/games/duel/practice/puzzles/puzzles.json', import.meta.url), `[\n${written}\n]\n`)
