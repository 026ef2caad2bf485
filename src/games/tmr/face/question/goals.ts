import {
  CELL_IDS,
  type CellId,
  canBeCastAt,
  castOdds,
  type DreamerView,
  distance,
  fitsGenre,
  knownSpells,
  type Spell,
  type View,
  whyNoGoal,
} from '../../rules/public.ts'

/** HID-6: a spell of one named cell is never known to be castable while lost. */
export const isCastableHere = (spell: Spell, { position, genre }: Pick<DreamerView, 'position' | 'genre'>): boolean =>
  spell.cell === null ? fitsGenre(spell, genre) : spell.cell === position

/** The land that bears a spell, and how far it is. */
export const nearestFor = (spell: Spell, from: CellId) => {
  let nearest: { readonly cell: CellId; readonly distance: number } | null = null
  for (const cell of CELL_IDS) {
    const away = distance(from, cell)
    if ((nearest === null || away < nearest.distance) && canBeCastAt(spell, cell)) nearest = { cell, distance: away }
  }
  return nearest
}

/** A spell one may go up for. */
export interface Wish {
  readonly spell: Spell
  readonly here: boolean
  /** Of the roll itself, in percent; null: its difficulty is still to be stated. */
  readonly chance: number | null
  /** Cells to the nearest land that bears it; null: the way cannot be told. */
  readonly away: number | null
  readonly closed: ReturnType<typeof whyNoGoal>
}

const WANT = 'want '
export const wantId = (spell: string): string => `${WANT}${spell}`
/** The spell of an answer to what one goes up for. */
export const wantedBy = (answer: string | null): string | null => (answer?.startsWith(WANT) ? answer.slice(WANT.length) : null)

const wishOf = (view: View, board: DreamerView, spell: Spell): Wish => ({
  spell,
  here: isCastableHere(spell, board),
  chance: spell.difficulty === 'variable' ? null : castOdds(board, spell, spell.difficulty).limits.chance,
  away: board.position && (nearestFor(spell, board.position)?.distance ?? null),
  closed: whyNoGoal(view, board, spell),
})

/** Castable here first, then the likeliest roll. */
const inOrder = (a: Wish, b: Wish): number => Number(b.here) - Number(a.here) || (b.chance ?? -1) - (a.chance ?? -1)

export const wishesOf = (view: View, board: DreamerView): readonly Wish[] =>
  knownSpells(view, board)
    .map((spell) => wishOf(view, board, spell))
    .sort(inOrder)

const MOST_PROPOSED = 3
/** What a cell on the way is worth beside a point of the roll: about one journey in ten goes wrong at each. */
const KEPT_PER_CELL = 0.9

const promise = ({ chance, away }: Wish): number => (chance ?? 0) * KEPT_PER_CELL ** (away ?? 0)

/** The few that promise most, each of another land: a first goal is chosen among these. */
export const proposedOf = (wishes: readonly Wish[]): readonly Wish[] => {
  const lands = new Set<string>()
  const open = wishes.filter(({ closed, chance, spell }) => !closed && chance !== null && chance > 0 && !spell.ritual)
  const proposed = [...open]
    .sort((a, b) => promise(b) - promise(a))
    .filter(({ spell: { cell, genre } }) => {
      const land = cell ?? genre
      return !lands.has(land) && lands.add(land)
    })
    .slice(0, MOST_PROPOSED)
  // What one stands on already is no journey: it comes last.
  return proposed.toSorted((a, b) => Number(a.away === 0) - Number(b.away === 0))
}
