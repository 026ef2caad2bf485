import { kindOn, type OrdinaryKind } from '../../encounters/kinds.ts'
import { GENRES } from '../../map/genre.ts'
import { DIRECTIONS, type Direction } from '../../map/geometry.ts'
import { along, CELL_IDS, type CellId, cellOf, cellsOfGenre, distance, genreOf, isWet, neighbour } from '../../map/map.ts'
import { isSuccess, qualityOf, thresholds } from '../../rolls/resolution.ts'
import { canBeCastAt, type Spell } from '../../spells/spell.ts'
import type { DreamerFacts, Figure, Mode, SpellFacts } from '../question.ts'

/** A second opinion: the rules played out in words, cell by cell, with nothing of the planner but its question. */

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const faces = (sides: number): readonly number[] => Array.from({ length: sides }, (_, index) => index + 1)

/** The mean over two dice, equal sums asked once. */
const overTwo = (sides: number, then: (strength: number) => number): number => {
  let total = 0
  for (let sum = 2; sum <= 2 * sides; sum++) total += Math.min(sum - 1, 2 * sides + 1 - sum) * then(sum)
  return total / sides ** 2
}

const hundred = new Map(
  GENRES.map((genre) => {
    const counts = new Map<OrdinaryKind, number>()
    for (const face of faces(100)) counts.set(kindOn(genre, face), (counts.get(kindOn(genre, face)) ?? 0) + 1)
    return [genre, [...counts]] as const
  }),
)

const others = new Map(
  CELL_IDS.map((cell) => [cell, CELL_IDS.filter((id) => id !== cell).map((id) => [id, distance(cell, id)] as const)]),
)

/** Remembers the answers for a cell, dream points and boxes. */
const remembered = (work: (cell: CellId, dream: number, boxes: number) => number) => {
  const memory = new Map<number, number>()
  return (cell: CellId, dream: number, boxes: number): number => {
    if (boxes <= 0 || dream <= 0) return 0
    const key = (cellOf(cell).index * 1000 + dream) * 100 + boxes
    const known = memory.get(key) ?? work(cell, dream, boxes)
    memory.set(key, known)
    return known
  }
}
const FIRST = CELL_IDS[0] as CellId
type Ask = ReturnType<typeof remembered>
const anywhere = (ask: Ask): ((dream: number, boxes: number) => number) => {
  const asked = remembered((_, dream, boxes) => mean(CELL_IDS.map((id) => ask(id, dream, boxes))))
  return (dream, boxes) => asked(FIRST, dream, boxes)
}

export const naive = (dreamer: DreamerFacts, spell: SpellFacts, figure: Figure, mode: Mode) => {
  const skill = Math.max(...Object.values(dreamer.draconic)) + dreamer.malus
  const fits = new Set(CELL_IDS.filter((id) => canBeCastAt(spell as Spell, id)))
  const mastering = remembered((_, dream, strength) => thresholds(dream, skill - strength).chance / 100)
  const p = (dream: number, strength: number): number => mastering(FIRST, dream, strength)
  const nearest = new Map(CELL_IDS.map((cell) => [cell, Math.min(...[...fits].map((id) => distance(cell, id)))]))

  const casting = remembered((_, dream) => {
    if (spell.cost > dream) return 0
    const limits = thresholds(dreamer.reve, dreamer.draconic[spell.voie] + spell.difficulty + dreamer.malus)
    const good = faces(100).filter((face) => {
      const quality = qualityOf(limits, face)
      const paid = quality === 'particuliere' ? Math.max(1, Math.floor(spell.cost / 2)) : spell.cost
      return isSuccess(quality) && dream - paid > 0
    })
    return good.length / 100
  })

  const wetThen = (cell: CellId, dream: number, value: number): number => (isWet(cell) ? p(dream, 7) * value : value)
  const land = remembered((cell, dream, boxes) => wetThen(cell, dream, free(cell, dream, boxes)))
  const landFreed = remembered((cell, dream, boxes) =>
    mode === 'normal' ? land(cell, dream, boxes) : wetThen(cell, dream, freed(cell, dream, boxes)),
  )
  const landAnywhere = anywhere(landFreed)

  const released = (cell: CellId, cells: number, dream: number, boxes: number): number => {
    const end = (way: Direction): number => {
      const there = along(cell, way, cells)
      return there ? landFreed(there, dream, boxes) : landAnywhere(dream, boxes)
    }
    return figure === 'prudent' ? 0 : mean(DIRECTIONS.map(end))
  }

  const struggle = (
    cell: CellId,
    force: number,
    strength: number,
    lost: number,
    dream: number,
    boxes: number,
    same: Ask,
  ): number => {
    if (dream <= 0 || boxes <= 0) return 0
    const won = lost * force === 0 ? same(cell, dream, boxes) : released(cell, lost * force, dream, boxes)
    const chance = p(dream, strength)
    return chance * won + (1 - chance) * struggle(cell, force, strength, lost + 1, dream - force, boxes - 1, same)
  }

  const ddr = (strength: number, then: (strength: number) => number): number =>
    skill - strength <= -17
      ? then(strength)
      : mean(faces(8).map((face) => (face === 8 ? then(strength) : face === 7 ? ddr(strength + 7, then) : then(strength + face))))

  const roll = (cell: CellId, dream: number, boxes: number, same: Ask, settling: number): number => {
    const goOn = same(cell, dream, boxes)
    const tried = (strength: number, won: number, failed: number): number =>
      p(dream, strength) * won + (1 - p(dream, strength)) * failed
    const within = new Array<number>(9).fill(goOn)
    for (const [id, cells] of others.get(cell) ?? []) {
      const value = land(id, dream, boxes)
      for (let reach = cells; reach <= 8; reach++) within[reach] = Math.max(within[reach] ?? 0, value)
    }
    const proxy = Math.max(goOn, settling * casting(FIRST, dream, 1))
    const genre = cellsOfGenre(genreOf(cell)).filter((id) => id !== cell)
    const arrivals = genre.map((id) => land(id, dream, boxes))
    const meet: Readonly<Record<OrdinaryKind, () => number>> = {
      messager: () => overTwo(4, (s) => tried(s, s >= (nearest.get(cell) ?? 99) ? proxy : goOn, goOn)),
      passeur: () => overTwo(4, (s) => tried(s, within[s] ?? 0, goOn)),
      fleur: () => mean(faces(6).map((s) => tried(s, same(cell, dream + s, boxes), goOn))),
      mangeur: () => mean(faces(6).map((s) => tried(s, goOn, same(cell, dream - s, boxes)))),
      changeur: () => overTwo(6, (s) => tried(s, Math.max(goOn, ...arrivals), figure === 'prudent' ? 0 : mean(arrivals))),
      briseur: () => overTwo(6, (s) => tried(s, goOn, 0)),
      reflet: () => overTwo(6, (s) => struggle(cell, 0, s, 0, dream, boxes, same)),
      'tourbillon-blanc': () => overTwo(6, (s) => struggle(cell, 1, s, 0, dream, boxes, same)),
      'tourbillon-noir': () => overTwo(8, (s) => struggle(cell, 2, s, 0, dream, boxes, same)),
      'reve-de-dragon': () => ddr(7, (s) => tried(s, same(cell, dream + s, boxes), goOn)),
    }
    const kinds = hundred.get(genreOf(cell)) ?? []
    return (6 * goOn + kinds.reduce((sum, [kind, count]) => sum + (count / 100) * meet[kind](), 0)) / 7
  }

  const enter: Ask = remembered((cell, dream, boxes) => roll(cell, dream, boxes, land, wetThen(cell, dream, 1)))
  const stay: Ask = remembered((cell, dream, boxes) => roll(cell, dream, boxes, free, 1))
  const enterAnywhere = anywhere(enter)

  const choose = (
    cell: CellId,
    dream: number,
    boxes: number,
    into: Ask,
    outside: (dream: number, boxes: number) => number,
  ): number => {
    const ways = DIRECTIONS.map((way) => {
      const next = neighbour(cell, way)
      return next ? into(next, dream, boxes - 1) : outside(dream, boxes - 1)
    })
    return Math.max(fits.has(cell) ? casting(FIRST, dream, 1) : 0, stay(cell, dream, boxes - 1), ...ways)
  }
  const free: Ask = remembered((cell, dream, boxes) => choose(cell, dream, boxes, enter, enterAnywhere))
  const freed: Ask = remembered((cell, dream, boxes) => choose(cell, dream, boxes, landFreed, landAnywhere))

  return {
    free,
    freed,
    ascent: (cell: CellId, dream: number, boxes: number) => enter(cell, dream - (mode === 'normal' ? 1 : 2), boxes - 1),
  }
}
