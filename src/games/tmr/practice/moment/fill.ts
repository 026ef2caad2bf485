import { seededDice } from '../../../../kit/dice.ts'
import type { TableSetup } from '../../rules/index.ts'
import { type CellId, cellsOfGenre, type Direction, type Genre, genreOf, isCellId, neighbour } from '../../rules/public.ts'

/** What a player was told, as it travels. */
export type Travelling = Readonly<Record<string, unknown>> & { readonly type: string }

/** Events that put the demi-rêve somewhere. */
const ARRIVALS: readonly string[] = ['moved', 'carried', 'lost', 'drifted', 'placed', 'putElsewhere', 'jumped']

const isArrival = ({ type }: Travelling): boolean => ARRIVALS.includes(type)
export const isHidden = (told: Travelling): boolean => isArrival(told) && told.to === null

const cellsIn = ({ type, candidates }: Travelling): readonly CellId[] =>
  type === 'fitted' && Array.isArray(candidates) ? candidates.filter(isCellId) : []

/** HID-2: where one may really be is drawn among the cells that fit, by how likely each is. */
const drawnFrom = (told: Travelling, seed: number): CellId | null => {
  const cells = cellsIn(told)
  const { likelihood } = told
  if (cells.length === 0) return null
  const weights = Array.isArray(likelihood) ? likelihood.map((share) => Math.max(1, Math.round(Number(share)) || 1)) : undefined
  return seededDice(seed).roll({ label: 'cell', among: cells, ...(weights ? { weights } : {}) }) as CellId
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: 's', ne: 'sw', se: 'nw', s: 'n', sw: 'ne', nw: 'se' }

/** Where a step came from; null: it tells nothing of it. */
const cellBefore = ({ type, direction, exit }: Travelling, cell: CellId): CellId | null =>
  type === 'moved' && exit !== true ? neighbour(cell, OPPOSITE[direction as Direction] ?? 'n') : null

/** Where the demi-rêve was at each arrival: known, found out later, or drawn; read backwards. */
const trailOf = (all: readonly Travelling[], seed: number): ReadonlyMap<number, CellId> => {
  const trail = new Map<number, CellId>()
  let cell: CellId | null = null
  for (const [at, told] of [...all.entries()].reverse()) {
    if (told.type === 'revealed' && isCellId(told.cell)) cell = told.cell
    else if (told.type === 'fitted') cell = cellsIn(told).length === 1 || cell === null ? drawnFrom(told, seed) : cell
    if (!isArrival(told)) continue
    const here: CellId | undefined = isCellId(told.to) ? told.to : (cell ?? cellsOfGenre(told.genre as Genre)[0])
    if (!here) continue
    trail.set(at, here)
    cell = cellBefore(told, here)
  }
  return trail
}

const NO_CHECK = {
  ...{ characteristic: 0, voie: null, skill: 0, difficulty: 0, malus: 0, modifier: 0, chance: 0, face: 1 },
  quality: 'normale',
}

type Fields = Readonly<Record<string, unknown>>

/** CAST-1: what was secret in a roll is nothing now; the quality was told. */
const filledCheck = (check: unknown): Fields => {
  const known = (typeof check === 'object' && check !== null ? check : {}) as Fields
  return { ...NO_CHECK, ...known, chance: known.chance ?? 0, modifier: known.modifier ?? 0 }
}

const isSecret = (check: unknown): boolean => (check as Fields | null)?.chance === null

/** What runs along while told things are made events again. */
interface Running {
  cell: CellId
  day: unknown
  cast: Fields
  felt: boolean
}

const hand = (told: Travelling, running: Running): Fields => {
  const known = told.hand as Fields
  const here = { ...known, cell: known.cell ?? running.cell }
  if (told.type === 'triggered') return { ...here, triggered: true, difficulty: 0, modifier: 0, secretly: false }
  const { check } = running.cast
  const { difficulty, modifier } = filledCheck(check)
  return { ...here, triggered: false, difficulty, modifier, secretly: isSecret(check) }
}

/** SIG-1: only the difficulty is known of a sign that was felt; it is taken to mean the land it was felt on. */
const felt = ({ difficulty }: Travelling, { cell }: Running): readonly Fields[] => [
  { type: 'signSet', genres: [genreOf(cell)], difficulty, value: 3, until: null, felt: false },
  { type: 'signFelt' },
]

const filled = (told: Travelling, running: Running): readonly Fields[] => {
  const { type, genre, ...rest } = told
  switch (type) {
    case 'carried':
    case 'messengerSent':
      return [{ type, ...rest, to: told.to ?? arrivedAt(told, running), asked: told.to === null ? 'path' : 'cell' }]
    case 'drifted':
      return [{ type, ...rest, to: running.cell, direction: told.direction ?? 'n', exit: true }]
    case 'moved':
    case 'lost':
    case 'placed':
    case 'putElsewhere':
    case 'jumped':
      return [{ type, ...rest, to: running.cell }]
    case 'bonusWon':
      return [{ type, ...rest, cell: told.cell ?? running.cell, known: told.cell !== null }]
    case 'starsRead':
      return [{ type, ...rest, night: running.day, check: NO_CHECK }]
    case 'signSet':
      return [{ type, ...rest, until: null, felt: true }]
    case 'signFelt':
      return running.felt ? [{ type }] : felt(told, running)
    case 'revealed':
      return [{ type }]
    case 'castRolled':
    case 'fumbleRolled':
      return [{ type, ...rest, check: filledCheck(told.check), secretly: isSecret(told.check) }]
    case 'castHeld':
    case 'stored':
    case 'triggered':
      return [{ type, hand: hand(told, running) }]
    case 'hourBegan':
      return [{ type, broken: false }]
    case 'fitted':
      return [{ type, ...rest, ...(Array.isArray(told.likelihood) ? { likelihood: evened(told.likelihood) } : {}) }]
    default:
      return [{ type, ...(genre === undefined ? {} : { genre }), ...rest }]
  }
}

/** A Messager is elsewhere than the demi-rêve. */
const arrivedAt = ({ type, genre }: Travelling, { cell }: Running): CellId =>
  type === 'carried' ? cell : (cellsOfGenre(genre as Genre)[0] ?? cell)

const evened = (shares: readonly unknown[]): readonly number[] => {
  const parts = shares.map((share) => Math.max(0, Number(share)) || 0)
  const all = parts.reduce((sum, part) => sum + part, 0) || 1
  return parts.map((part) => part / all)
}

const TABLE: readonly string[] = ['clockMoved', 'optionsSet']

/** Told things as events again: what nobody was told is drawn or nothing. */
export const filledIn = (all: readonly Travelling[], setup: TableSetup, seed: number): readonly unknown[] => {
  const [me] = setup.dreamers
  if (!me) return []
  const trail = trailOf(all, seed)
  const running: Running = { cell: me.position, day: setup.clock.day, cast: {}, felt: false }
  return all.flatMap((told, at) => {
    running.cell = trail.get(at) ?? running.cell
    if (told.type === 'clockMoved') running.day = (told.to as { readonly day?: unknown } | undefined)?.day ?? running.day
    if (told.type === 'castRolled') running.cast = told
    const events = filled(told, running)
    if (told.type === 'signSet' || told.type === 'signFelt') running.felt = true
    if (told.type === 'signRead') running.felt = false
    return TABLE.includes(told.type) ? events : events.map((event) => ({ ...event, dreamer: me.id }))
  })
}
