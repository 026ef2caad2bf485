/**
 * Makes the positions *one turn to wake them* by search, and writes them: `npm run duel:puzzles`.
 * A position is kept when it has exactly one kind of solution, and something must be played for it.
 */
import { writeFileSync } from 'node:fs'
import { type Kind, kindsOf, TooWide } from '../../src/games/duel/practice/puzzles/kinds.ts'
import type { Puzzle } from '../../src/games/duel/practice/puzzles/puzzles.ts'
import { setupOf } from '../../src/games/duel/practice/puzzles/setup.ts'
import { duel, type State } from '../../src/games/duel/rules/index.ts'
import { ARTEFACTS, artefactOf, DREAMERS, POWERS } from '../../src/games/duel/rules/public.ts'
import { type Dice, seededDice } from '../../src/kit/dice.ts'
import { isRefusal } from '../../src/kit/refusal.ts'

const WANTED = 36
/** Of one kind of play, so that they differ. */
const MOST_ALIKE = 5

const upTo = (dice: Dice, most: number): number => Number(dice.roll({ label: 'make', sides: most }))
const between = (dice: Dice, least: number, most: number): number => least - 1 + upTo(dice, most - least + 1)
const some = <One>(dice: Dice, ones: readonly One[], count: number): readonly One[] => {
  const left = [...ones]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(upTo(dice, left.length) - 1, 1)[0] as One)
}

/** What does nothing within a turn, or too many things. */
const LEFT_OUT: readonly string[] = ['barter', 'wear', 'shelter']
const PLAYABLE = ARTEFACTS.filter(({ power }) => power === null || !LEFT_OUT.includes(power))
const FIGHTERS = PLAYABLE.filter(({ type }) => type !== 'item')

const KINDS = ['day+', 'day-', 'night+', 'night-'] as const

const standing = (dice: Dice, card: string, most: number) => ({
  card,
  endurance: between(dice, 1, most),
  kind: artefactOf(card).type === 'weapon' ? (KINDS[upTo(dice, 4) - 1] as (typeof KINDS)[number]) : null,
})

const candidate = (dice: Dice): Puzzle['position'] => {
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
  const camp = mine.filter((card) => artefactOf(card).type !== 'item').slice(0, between(dice, 1, 2))
  const hand = mine.filter((card) => !camp.includes(card)).slice(0, between(dice, 1, 3))
  const [own, row] = [between(dice, 3, 6), between(dice, 1, 4)]
  return {
    mine: {
      dreamer: dreamers[0] as string,
      awake: dreamers.slice(3, 4),
      powers: powers.slice(0, own),
      hand,
      artefacts: camp.map((card) => standing(dice, card, 3)),
    },
    theirs: {
      dreamer: dreamers[1] as string,
      awake: [dreamers[2] as string, dreamers[4] as string],
      powers: powers.slice(6, 6 + row),
      artefacts: some(dice, FIGHTERS, between(dice, 1, 3)).map(({ id }) => standing(dice, id, 3)),
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

const made: Puzzle[] = []
const sorts = new Map<string, number>()
for (let seed = 1; made.length < WANTED && seed < 200_000; seed++) {
  const position = candidate(seededDice(seed))
  const kind = only(tableOf(position))
  if (!kind || kind.plays.length === 0) continue
  const sort = sortOf(kind)
  if ((sorts.get(sort) ?? 0) >= MOST_ALIKE) continue
  sorts.set(sort, (sorts.get(sort) ?? 0) + 1)
  made.push({ id: `p${seed}`, position, kind })
  console.log(
    `${made.length} of ${WANTED}: seed ${seed}, ${kind.plays.map(({ card, at }) => [card, ...at].join(' ')).join(', ')}; ${kind.waker}`,
  )
}
made.sort((one, other) => one.kind.plays.length - other.kind.plays.length)
writeFileSync(new URL('../../src/games/duel/practice/puzzles/puzzles.json', import.meta.url), `${JSON.stringify(made)}\n`)
