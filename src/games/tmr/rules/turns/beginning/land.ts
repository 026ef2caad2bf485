import type { ActiveEffect } from '../../dreamer/effect.ts'
import { effectsOf } from '../../effects/queries.ts'
import type { Genre } from '../../map/genre.ts'
import { GENRES } from '../../map/genre.ts'
import { type CellId, cellsOfGenre, isWet } from '../../map/map.ts'
import { rollDie } from '../../rolls/check.ts'
import type { Turn } from '../turn.ts'
import { type Beginning, drawCell, rollLength, start } from './begin.ts'

const dry = (turn: Turn): readonly CellId[] => turn.ground.cells.filter((cell) => !isWet(cell))
const elsewhere = (turn: Turn, cells: readonly CellId[]): readonly CellId[] => cells.filter((cell) => cell !== turn.me.position)

/** SOU-8: lists are of what is not lost for ever; SOU-7 is waited out. */
const lastingCells = (turn: Turn, genre: Genre): CellId[] => {
  const holes = effectsOf(turn.me, 'black-hole').map(({ cell }) => cell)
  return cellsOfGenre(genre).filter((cell) => !holes.includes(cell))
}

/** QUE-2: a lost player knows not to be there. */
const beginGoal =
  (cellsFor: (turn: Turn) => readonly CellId[]): Beginning =>
  (turn, drawn) =>
    start(turn, drawn, { cell: drawCell(turn, elsewhere(turn, cellsFor(turn))) })
export const beginPilgrimage = beginGoal((turn) => turn.ground.cells)
export const beginConquest = beginGoal(dry)

/** SOU-3. */
export const beginTour: Beginning = (turn, drawn) => {
  const genre = rollDie(turn.dice, 2, 'tour') === 1 ? 'sanctuaire' : 'necropole'
  start(turn, drawn, { genre, cells: lastingCells(turn, genre) })
}

/** SOU-4: a second one shuts them all again under the number of the first. */
export const beginClosing: Beginning = (turn, drawn) => {
  const [before] = effectsOf(turn.me, 'closed-cities')
  const cells = lastingCells(turn, 'cite')
  if (before) turn.apply([{ type: 'effectChanged', effect: { ...before, cells }, why: 'refilled' }])
  else start(turn, drawn, { cells })
}

/** SOU-5. */
export const beginFlood: Beginning = (turn, drawn) => start(turn, drawn, { cell: drawCell(turn, dry(turn)) })

/** SOU-7. */
export const beginMissing: Beginning = (turn, drawn) => {
  const missing = effectsOf(turn.me, 'genre-missing').map(({ genre }) => genre)
  const among = GENRES.filter((genre) => !missing.includes(genre))
  start(turn, drawn, { genre: turn.dice.roll({ label: 'genre', among }) as Genre })
}

/** SOU-8: what pointed at a cell that is no more. */
const POINTING = ['pilgrimage', 'conquest', 'home-cell', 'extensible-reserve', 'flooded-cell', 'tamed-water'] as const
const LISTING = ['purification-tour', 'closed-cities', 'gifts-of-cities'] as const

const unlist = (turn: Turn, effect: ActiveEffect, hole: CellId): void => {
  const cells = (effect.cells ?? []).filter((cell) => cell !== hole)
  if (cells.length === effect.cells?.length) return
  if (cells.length === 0) turn.apply([{ type: 'effectEnded', n: effect.n, id: effect.id, why: 'gone' }])
  else turn.apply([{ type: 'effectChanged', effect: { ...effect, cells }, why: 'swallowed' }])
}

const swallow = (turn: Turn, hole: CellId): void => {
  if (turn.me.reserves.some(({ cell }) => cell === hole)) turn.apply([{ type: 'reservesLost', cell: hole }])
  for (const key of POINTING)
    for (const { n, id, cell } of effectsOf(turn.me, key))
      if (cell === hole) turn.apply([{ type: 'effectEnded', n, id, why: 'gone' }])
  for (const key of LISTING) for (const effect of effectsOf(turn.me, key)) unlist(turn, effect, hole)
}

/** SOU-8. */
export const beginHole: Beginning = (turn, drawn) => {
  const cell = drawCell(turn, dry(turn))
  start(turn, drawn, { cell })
  swallow(turn, cell)
}

/** TET-6. */
export const beginGifts: Beginning = (turn, drawn) => start(turn, drawn, { cells: lastingCells(turn, 'cite') })

/** QUE-1: one; SOU-2: N. */
export const beginSpecials: Beginning = (turn, drawn) =>
  start(turn, drawn, { left: drawn.entry.table === 'souffle' ? rollLength(turn) : 1 })
