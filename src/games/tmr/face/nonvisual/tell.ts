import type { Format } from '../../../../house/texts/format.ts'
import type { TmrRefusal, View } from '../../rules/public.ts'
import {
  type ActiveEffect,
  type CellId,
  type DreamerView,
  genreOf,
  type Prompt,
  reserveAt,
  type StepChoice,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { Reckoned } from '../desk/messages.ts'
import type { Drawn } from '../dragons/drawn.ts'
import { cellName } from '../words/cellName.ts'
import { type Company, refusalHere } from '../words/refusalHere.ts'
import { wayTo } from './wayTo.ts'

/** What all that is said by ear is made from: texts, and what this person may see. */
export interface Telling {
  readonly texts: Texts
  readonly format: Format
  readonly view: View
  readonly board: DreamerView
  readonly prompt: Prompt
  readonly spellName: (id: string) => string
  readonly afflictionName: (id: string) => string
  /** One that acts: what it is called, does, and until when. */
  readonly effectWords: (effect: ActiveEffect) => string
  /** DRG-4: the card that is to be read first; null: none. */
  readonly drawn: Drawn | null
  /** The spell wanted; null: none said. */
  readonly goal: string | null
  readonly reckoned: Reckoned | null
  readonly reckons: 'now' | 'done' | 'not'
  readonly rests: 'self' | 'gardien'
  readonly company: Company
}

/** One after the other, with a pause between them. */
export const listed = ({ ui }: Texts, parts: readonly string[]): string =>
  parts.length > 0 ? parts.reduce((before, after) => ui.ear.listed({ before, after })) : ''

export const refusedWords = ({ texts, company }: Telling, answer: string, refusal: TmrRefusal): string =>
  texts.ui.ear.closed({ answer, why: refusalHere(texts, refusal, company) })

/** Collines de Parta, H2, collines. */
export const cellWords = ({ texts }: Telling, cell: CellId): string =>
  texts.ui.ear.cell({ name: cellName(cell), cell, genre: texts.genres[genreOf(cell)].name })

/** How far, and which way: à 3 cases, 1 nord et 2 nord-est. */
export const farWords = ({ texts, format, board }: Telling, cell: CellId): string | null => {
  if (!board.position) return null
  const { ear } = texts.ui
  const legs = wayTo(board.position, cell)
  if (legs.length === 0) return ear.here
  const ways = legs.map(({ way, cells }) => ear.steps({ count: cells, way: texts.directions[way].name }))
  return ear.far({ distance: legs.reduce((sum, { cells }) => sum + cells, 0), ways: format.and(ways) })
}

/** What is known of where a way leads. */
const beyond = (telling: Telling, { to, exit, asks }: StepChoice): string => {
  const { texts, format, board, spellName } = telling
  const { ear } = texts.ui
  if (exit) return ear.exit
  if (!to) return ear.unknown
  const reserve = reserveAt(board.reserves, to)
  return [
    cellWords(telling, to),
    ...asks.map(({ odds }) => ear.mastery({ chance: format.percent(odds.limits.chance) })),
    reserve && ear.reserveThere({ spell: spellName(reserve.spell) }),
    board.waiting?.cell === to && ear.waits,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
}

/** nord : Collines de Parta, H2, collines. */
export const stepWords = (telling: Telling, step: StepChoice): string =>
  telling.texts.ui.ear.way({ way: telling.texts.directions[step.direction].name, place: beyond(telling, step) })

export const spoken = (part: string): string => (part ? `${part.charAt(0).toUpperCase()}${part.slice(1)}` : '')
