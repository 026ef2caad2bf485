import { askedLine } from '../../../../house/nonvisual/index.ts'
import {
  type ActiveEffect,
  type CellId,
  cellOf,
  DIRECTIONS,
  type Direction,
  distance,
  genreOf,
  STEP,
} from '../../rules/public.ts'
import type { Reckoned } from '../desk/messages.ts'
import type { TmrQuestion } from '../question/index.ts'
import { cellName } from '../words/places.ts'
import type { Hearing } from './hearing.ts'

/** What all that is said by ear is made from: the question, and what else this person may see. */
export interface Telling extends Hearing {
  /** What the moment asks. */
  readonly moment: TmrQuestion
  /** What a spell leaves to the gardien; null: nothing. */
  readonly ruling: Pick<TmrQuestion, 'title' | 'answers'> | null
  /** One that acts: what it is called, does, and until when. */
  readonly effectWords: (effect: ActiveEffect) => string
  readonly reckoned: Reckoned | null
  readonly reckons: 'now' | 'done' | 'not'
}

/** Collines de Parta, H2, collines. */
export const cellWords = ({ texts }: Telling, cell: CellId): string =>
  texts.ui.ear.cell({ name: cellName(texts, cell), cell, genre: texts.genres[genreOf(cell)].name })

export interface Leg {
  readonly way: Direction
  readonly cells: number
}

/** A shortest way from one cell to another in at most two legs: so many cells one way, so many the next. */
export const wayTo = (from: CellId, to: CellId): readonly Leg[] => {
  const [a, b] = [cellOf(from).axial, cellOf(to).axial]
  const [q, r] = [b.q - a.q, b.r - a.r]
  const far = distance(from, to)
  for (const [at, way] of DIRECTIONS.entries()) {
    const next = DIRECTIONS[(at + 1) % DIRECTIONS.length] as Direction
    for (let cells = 0; cells <= far; cells++) {
      const rest = far - cells
      if (STEP[way].q * cells + STEP[next].q * rest === q && STEP[way].r * cells + STEP[next].r * rest === r)
        return [
          { way, cells },
          { way: next, cells: rest },
        ].filter((leg) => leg.cells > 0)
    }
  }
  return []
}

/** How far, and which way: à 3 cases, 1 nord et 2 nord-est. */
export const farWords = ({ texts, format, board }: Telling, cell: CellId): string | null => {
  if (!board.position) return null
  const { ear } = texts.ui
  const legs = wayTo(board.position, cell)
  if (legs.length === 0) return ear.here
  const ways = legs.map(({ way, cells }) => ear.steps({ count: cells, way: texts.directions[way].name }))
  return ear.far({ distance: legs.reduce((sum, { cells }) => sum + cells, 0), ways: format.and(ways) })
}

/** Where the six ways lead. */
export const waysWords = ({ moment }: Telling): readonly string[] =>
  moment.answers.filter(({ group }) => group === 'ways').map(({ told, label }) => told ?? label)

export const spoken = (part: string): string => (part ? `${part.charAt(0).toUpperCase()}${part.slice(1)}` : '')

/** Where the demi-rêve is free, its land is told too. */
const titleOf = ({ texts, board, prompt, moment }: Telling): string => {
  if (prompt.kind !== 'free') return moment.title
  return board.position
    ? `${cellName(texts, board.position)} (${board.position}), ${texts.genres[board.genre].name}`
    : texts.ui.ear.lost({ inA: texts.genres[board.genre].inA, count: board.candidates.length }).replace(/\.$/, '')
}

/** DRG-4: what has come, as its card tells it. */
const drawnWords = (
  { texts, format, effectWords }: Telling,
  { asks, title, effect, did }: NonNullable<Telling['drawn']>,
): string =>
  [`${format.labelled(spoken(asks), title)}.`, ...did, effect && effectWords(effect), texts.ui.ear.putAway]
    .filter(Boolean)
    .join(' ')

/** What is asked, and its answers with their chances; before it, what a spell leaves to the gardien. */
export const askedWords = (telling: Telling): string => {
  const { drawn, ruling, voice, moment } = telling
  if (drawn) return drawnWords(telling, drawn)
  const asked = askedLine(voice, titleOf(telling), moment.answers)
  return ruling ? `${askedLine(voice, ruling.title, ruling.answers)} ${asked}` : asked
}
