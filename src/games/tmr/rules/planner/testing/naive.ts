import { groundOf } from '../../effects/groundOf.ts'
import { kindOn, type OrdinaryKind } from '../../encounters/kinds.ts'
import { GENRES } from '../../map/genre.ts'
import { DIRECTIONS } from '../../map/geometry.ts'
import { CELL_IDS, type CellId, cellOf, distance, genreOf } from '../../map/map.ts'
import { isSuccess, qualityOf, thresholds } from '../../rolls/resolution.ts'
import { canBeCastAt, type Spell } from '../../spells/spell.ts'
import type { Figure, Question } from '../question.ts'

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

/** What is remembered of a journey: goals open, special encounters left, whether a gift may still come. */
interface Mind {
  /** One number for each mind. */
  readonly name: number
  readonly goals: readonly string[]
  readonly specials: number
  readonly gift: boolean
}
const minds = new Map<string, Mind>()
const mindLike = (goals: readonly string[], specials: number, gift: boolean): Mind => {
  const key = `${goals} ${specials} ${gift}`
  const mind = minds.get(key) ?? { name: minds.size, goals, specials, gift }
  minds.set(key, mind)
  return mind
}
const goalOf = (kind: 'reach' | 'win', cell: CellId): string => `${kind} ${cell}`
const without = (mind: Mind, goal: string): Mind =>
  mind.goals.includes(goal)
    ? mindLike(
        mind.goals.filter((one) => one !== goal),
        mind.specials,
        mind.gift,
      )
    : mind

type Ask = (cell: CellId, dream: number, boxes: number, mind: Mind) => number

/** Remembers the answers for a cell, dream points, boxes and mind. */
const remembered = (work: Ask): Ask => {
  const memory = new Map<number, number>()
  return (cell, dream, boxes, mind) => {
    if (boxes <= 0 || dream <= 0) return 0
    const key = ((cellOf(cell).index * 512 + dream) * 32 + boxes) * 512 + mind.name
    const value = memory.get(key) ?? work(cell, dream, boxes, mind)
    memory.set(key, value)
    return value
  }
}

const mindOf = ({ effects = [] }: Question, figure: Figure): Mind => {
  const goals = effects.flatMap(({ key, cell, cells = [] }) => {
    if (key === 'pilgrimage' && cell) return [goalOf('reach', cell)]
    if (key === 'conquest' && cell) return [goalOf('win', cell)]
    return key === 'purification-tour' ? cells.map((one) => goalOf('win', one)) : []
  })
  const specials = effects.reduce((sum, { key, left = 0 }) => sum + (key === 'next-encounter-special' ? left : 0), 0)
  return mindLike([...new Set(goals)], specials, figure === 'hopeful')
}

export const naive = (question: Question, figure: Figure) => {
  const { dreamer, spell, mode, effects = [], dragon } = question
  const ground = groundOf(effects)
  const skill = Math.max(...Object.values(dreamer.draconic)) + dreamer.malus
  const fits = CELL_IDS.filter((id) => ground.exists(id) && canBeCastAt(spell as unknown as Spell, id))
  const ceiling = dragon ? 3 * dragon.seuil : Number.POSITIVE_INFINITY
  const chances = new Map<number, number>()
  const p = (dream: number, strength: number): number => {
    const key = dream * 100 + strength
    const known = chances.get(key) ?? thresholds(dream, skill - strength).chance / 100
    chances.set(key, known)
    return known
  }
  const tried = (dream: number, strength: number, won: number, failed: number): number =>
    p(dream, strength) * won + (1 - p(dream, strength)) * failed

  const bonusAt = (cell: CellId): number => dragon?.bonuses.find((bonus) => bonus.cell === cell)?.percent ?? 0
  const castMemory = new Map<number, number>()
  const casting = (bonus: number, dream: number): number => {
    const limits = thresholds(dreamer.reve, dreamer.draconic[spell.voie] + spell.difficulty + dreamer.malus, bonus)
    const good = faces(100).filter((face) => {
      const quality = qualityOf(limits, face)
      const paid = quality === 'particuliere' ? Math.max(1, Math.floor(spell.cost / 2)) : spell.cost
      return isSuccess(quality) && dream - paid > 0
    })
    return good.length / 100
  }
  const cast = (cell: CellId, dream: number): number => {
    if (spell.cost > dream) return 0
    const key = bonusAt(cell) * 1000 + dream
    const known = castMemory.get(key) ?? casting(bonusAt(cell), dream)
    castMemory.set(key, known)
    return known
  }

  /** DRG-9, RES-4: masteries, then a reserve that goes off, then what comes after with a goal won. */
  const settle = (cell: CellId, dream: number, mind: Mind, then: (mind: Mind) => number): number => {
    if (dragon?.traps.includes(cell)) return 0
    if (mind.goals.length === 0 && ground.masteries(cell).length === 0) return then(mind)
    const won = mind.goals.includes(goalOf('win', cell))
    const asked = ground.masteries(cell).filter(({ kind }) => won || (kind !== 'conquest' && kind !== 'purification'))
    return asked.reduce((all, { difficulty }) => all * p(dream, -difficulty), 1) * then(without(mind, goalOf('win', cell)))
  }
  /** DRG-8. */
  const entering = (cell: CellId, dream: number, mind: Mind, then: (dream: number, mind: Mind) => number): number =>
    dream - ground.toll(cell) <= 0 ? 0 : then(dream - ground.toll(cell), without(mind, goalOf('reach', cell)))

  const land = remembered((cell, dream, boxes, mind) => settle(cell, dream, mind, (after) => free(cell, dream, boxes, after)))
  const arrive = remembered((cell, dream, boxes, mind) =>
    entering(cell, dream, mind, (left, after) => land(cell, left, boxes, after)),
  )
  const arriveFreed = remembered((cell, dream, boxes, mind) =>
    mode === 'normal'
      ? arrive(cell, dream, boxes, mind)
      : entering(cell, dream, mind, (left, after) => settle(cell, left, after, (last) => freed(cell, left, boxes, last))),
  )
  const anywhere = (ask: Ask): Ask => {
    const asked = remembered((_, dream, boxes, mind) => mean(ground.cells.map((id) => ask(id, dream, boxes, mind))))
    return (_, dream, boxes, mind) => asked('A1' as CellId, dream, boxes, mind)
  }
  const outside = { arrive: anywhere(arrive), freed: anywhere(arriveFreed) }

  const drifted = (ask: Ask, off: Ask, cell: CellId, cells: number, dream: number, boxes: number, mind: Mind): number => {
    if (figure === 'prudent') return 0
    return mean(
      DIRECTIONS.map((way) => {
        const there = ground.along(cell, way, cells)
        return there ? ask(there, dream, boxes, mind) : off(cell, dream, boxes, mind)
      }),
    )
  }

  interface Grip {
    readonly dream: number
    readonly cells: number
    readonly life: number
  }
  const struggle = (
    cell: CellId,
    grip: Grip,
    strength: number,
    lost: number,
    dream: number,
    boxes: number,
    mind: Mind,
    same: Ask,
  ): number => {
    if (dream <= 0 || boxes <= 0 || (grip.life > 0 && lost >= (dragon?.life ?? 0))) return 0
    const away = lost * grip.cells
    const won = away === 0 ? same(cell, dream, boxes, mind) : drifted(arriveFreed, outside.freed, cell, away, dream, boxes, mind)
    return tried(dream, strength, won, struggle(cell, grip, strength, lost + 1, dream - grip.dream, boxes - 1, mind, same))
  }
  const REFLET: Grip = { dream: 0, cells: 0, life: 0 }
  const BLANC: Grip = { dream: 1, cells: 1, life: 0 }
  const NOIR: Grip = { dream: 2, cells: 2, life: 0 }
  const ROUGE: Grip = { dream: 2, cells: 4, life: 1 }

  const ddr = (strength: number, then: (strength: number) => number): number =>
    skill - strength <= -17
      ? then(strength)
      : mean(faces(8).map((face) => (face === 8 ? then(strength) : face === 7 ? ddr(strength + 7, then) : then(strength + face))))

  /** The best of being carried within so many cells, or not at all. */
  const ferried = (cell: CellId, dream: number, boxes: number, mind: Mind, goOn: number): readonly number[] => {
    const within = new Array<number>(13).fill(goOn)
    for (const id of ground.cells) {
      if (id === cell) continue
      const value = arrive(id, dream, boxes, mind)
      for (let reach = distance(cell, id); reach <= 12; reach++) within[reach] = Math.max(within[reach] ?? 0, value)
    }
    return within
  }

  /** ENC-10: the own cell first, then the best place within so many cells. */
  const sent = (cell: CellId, dream: number, mind: Mind, settled: boolean, reach: number): number => {
    const then = (after: Mind): number =>
      after.goals.length > 0
        ? 0
        : fits.reduce((most, id) => (distance(cell, id) <= reach ? Math.max(most, cast(id, dream)) : most), 0)
    return settled ? then(mind) : settle(cell, dream, mind, then)
  }

  const special = (cell: CellId, dream: number, boxes: number, mind: Mind, same: Ask): number => {
    const goOn = same(cell, dream, boxes, mind)
    const eaten = (strength: number): number => tried(dream, strength, goOn, same(cell, dream - strength, boxes, mind))
    const fou = (strength: number): number => {
      const astray = dragon?.reserves.length ? 0 : drifted(arrive, outside.arrive, cell, strength, dream, boxes, mind)
      return tried(dream, strength, goOn, astray)
    }
    const held = (grip: Grip, more: number) => (strength: number) =>
      struggle(cell, grip, strength + more, 0, dream, boxes, mind, same)
    return mean([
      mean(faces(6).map(eaten)),
      overTwo(6, eaten),
      overTwo(6, held(REFLET, 4)),
      overTwo(6, held(BLANC, 4)),
      overTwo(8, held(NOIR, 4)),
      overTwo(8, fou),
      overTwo(8, held(ROUGE, 0)),
    ])
  }

  const gift = (cell: CellId, dream: number, boxes: number, mind: Mind, same: Ask, settled: boolean): number => {
    const after = mindLike(mind.goals, mind.specials, false)
    const goOn = same(cell, dream, boxes, after)
    const within = ferried(cell, dream, boxes, after, goOn)
    return Math.max(
      overTwo(6, (s) => (dream + s > ceiling ? 0 : same(cell, dream + s, boxes, after))),
      overTwo(6, (s) => within[s] ?? 0),
      overTwo(6, (s) => Math.max(goOn, sent(cell, dream, after, settled, s))),
    )
  }

  const ordinary = (cell: CellId, dream: number, boxes: number, mind: Mind, same: Ask, settled: boolean): number => {
    const goOn = same(cell, dream, boxes, mind)
    const more = (strength: number): number => (dream + strength > ceiling ? 0 : same(cell, dream + strength, boxes, mind))
    const held = (grip: Grip) => (strength: number) => struggle(cell, grip, strength, 0, dream, boxes, mind, same)
    const alike = ground.ofGenre(genreOf(cell)).filter((id) => id !== cell)
    const meet: Readonly<Record<OrdinaryKind, () => number>> = {
      messager: () => overTwo(4, (s) => tried(dream, s, Math.max(goOn, sent(cell, dream, mind, settled, s)), goOn)),
      passeur: () => {
        const within = ferried(cell, dream, boxes, mind, goOn)
        return overTwo(4, (s) => tried(dream, s, within[s] ?? 0, goOn))
      },
      fleur: () => mean(faces(6).map((s) => tried(dream, s, more(s), goOn))),
      mangeur: () => mean(faces(6).map((s) => tried(dream, s, goOn, same(cell, dream - s, boxes, mind)))),
      changeur: () => {
        const arrivals = alike.map((id) => arrive(id, dream, boxes, mind))
        const drawn = alike.length === 0 ? goOn : figure === 'prudent' ? 0 : mean(arrivals)
        return overTwo(6, (s) => tried(dream, s, Math.max(goOn, ...arrivals), drawn))
      },
      briseur: () => overTwo(6, (s) => tried(dream, s, goOn, 0)),
      reflet: () => overTwo(6, held(REFLET)),
      'tourbillon-blanc': () => overTwo(6, held(BLANC)),
      'tourbillon-noir': () => overTwo(8, held(NOIR)),
      'reve-de-dragon': () => ddr(7, (s) => tried(dream, s, more(s), dragon && figure === 'prudent' ? 0 : goOn)),
    }
    const kinds = hundred.get(genreOf(cell)) ?? []
    return kinds.reduce((sum, [kind, count]) => sum + (count / 100) * meet[kind](), 0)
  }

  const roll = (cell: CellId, dream: number, boxes: number, mind: Mind, same: Ask, settled: boolean): number => {
    const calm = same(cell, dream, boxes, mind)
    if (ground.gives(cell)) return mind.gift ? gift(cell, dream, boxes, mind, same, settled) : calm
    const fewer = mindLike(mind.goals, Math.max(0, mind.specials - 1), mind.gift)
    const met = mind.specials > 0 ? special(cell, dream, boxes, fewer, same) : ordinary(cell, dream, boxes, mind, same, settled)
    return (6 * calm + met) / 7
  }

  const comeTo: Ask = remembered((cell, dream, boxes, mind) => roll(cell, dream, boxes, mind, land, false))
  const enter: Ask = remembered((cell, dream, boxes, mind) =>
    entering(cell, dream, mind, (left, after) => comeTo(cell, left, boxes, after)),
  )
  const stay: Ask = remembered((cell, dream, boxes, mind) => roll(cell, dream, boxes, mind, free, true))
  const enterAnywhere = anywhere(enter)

  const jumps = (from: CellId): readonly CellId[] => {
    const homes = effects.flatMap(({ key, cell }) => (key === 'home-cell' && cell ? [cell] : []))
    const river = genreOf(from) === 'fleuve' && effects.some(({ key }) => key === 'river-knowledge')
    return [...homes, ...(river ? ground.ofGenre('fleuve') : [])].filter((to) => to !== from && ground.exists(to))
  }
  const choose = (cell: CellId, dream: number, boxes: number, mind: Mind, into: Ask, off: Ask): number => {
    const ways = DIRECTIONS.map((way) => {
      const next = ground.neighbour(cell, way)
      return next ? into(next, dream, boxes - 1, mind) : off(cell, dream, boxes - 1, mind)
    })
    const leaps = jumps(cell).map((to) => into(to, dream, boxes - 1, mind))
    const spoken = mind.goals.length === 0 && fits.includes(cell) ? cast(cell, dream) : 0
    return Math.max(spoken, stay(cell, dream, boxes - 1, mind), ...ways, ...leaps)
  }
  const free: Ask = remembered((cell, dream, boxes, mind) => choose(cell, dream, boxes, mind, enter, enterAnywhere))
  const freed: Ask = remembered((cell, dream, boxes, mind) => choose(cell, dream, boxes, mind, arriveFreed, outside.freed))

  const mind = mindOf(question, figure)
  return {
    free: (cell: CellId, dream: number, boxes: number) => free(cell, dream, boxes, mind),
    freed: (cell: CellId, dream: number, boxes: number) => freed(cell, dream, boxes, mind),
    /** Once the cost of the ascent is paid and its box marked. */
    ascent: (cell: CellId, dream: number, boxes: number) => comeTo(cell, dream, boxes, mind),
  }
}
