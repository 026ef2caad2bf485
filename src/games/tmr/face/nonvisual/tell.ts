import type { ActiveEffect, CellId } from '../../rules/public.ts'
import { genreOf } from '../../rules/public.ts'
import type { Reckoned } from '../desk/messages.ts'
import type { TmrQuestion } from '../question/index.ts'
import { cellName } from '../words/cellName.ts'
import type { Hearing } from './hearing.ts'
import { wayTo } from './wayTo.ts'

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
