import { NO_EFFECTS } from '../dreamer/effect.ts'
import { type Aim, aimOf } from './aim.ts'
import { type Band, type Beginning, bandOf, type Care, type Fate } from './band.ts'
import { buildTables } from './build.ts'
import { type Chances, chancesOf } from './chances.ts'
import { slightChances } from './grades.ts'
import { CELL_COUNT } from './land.ts'
import { layersOf } from './layers.ts'
import { type MasteriesAt, masteriesFor } from './mastery.ts'
import type { Figure, Mode, Question } from './question.ts'
import { at, type Slots, slot, startOf } from './rows.ts'
import { groundAsked } from './steps.ts'
import { type Foe, SPECIALS } from './strengths.ts'
import type { Sheaf, Tables } from './tables.ts'
import { type Terrain, terrainOf } from './terrain.ts'

/** How closely tables are made. */
export type Precision = 'glance' | 'digit'

/**
 * The chance of coming to dream points that the tables do not follow: at a glance that of a journey which still goes on, on a fresh
 * question or on tables of an earlier one. Up there a point more hardly matters: the figures are nearer to the truth than this by far.
 */
const TOLERANCE: Readonly<Record<Precision, number>> = { glance: 1e-5, digit: 1e-11 }
const REUSED = 10
/** Journeys that still go on so seldom are left. */
const OVER = 1e-6

/** Dreamers and spells of which the tables are kept. */
const KEPT = 3

interface Known {
  readonly tables: Tables
  /** What one box more is worth, by boxes; empty: not looked at. */
  readonly worth: readonly number[]
}

interface Entry {
  readonly chances: Chances
  readonly terrain: Terrain
  readonly aim: Aim
  readonly tables: Map<string, Known>
  /** By boxes and what may be met. */
  readonly masteries: Map<string, MasteriesAt>
}

/** Tables hold for a dreamer, a spell and what bends the land, wherever the journey stands: each next step finds them again. */
export interface Memory {
  /** `least`: fewer dream points to begin with that are to be answered too. */
  readonly tables: (question: Question, figure: Figure, least?: number) => Tables
}

interface Need extends Beginning {
  readonly figure: Figure
  readonly mode: Mode
}

/** Only the round of release from a Tourbillon depends on the mode, and the prudent do not come to it by themselves. */
const modeOf = ({ mode, moment }: Question, figure: Figure): Mode => {
  const released = (moment.phase === 'free' || moment.phase === 'wet') && moment.released
  return figure === 'prudent' && !released ? 'normal' : mode
}

/** Once gone up. */
const needOf = (question: Question, figure: Figure, fewest = question.dream): Need => {
  const awake = question.moment.phase === 'awake'
  const after = (mode: Mode, dream: number): number => Math.max(1, dream - (awake ? groundAsked(question).ascentCost(mode) : 0))
  return {
    figure,
    mode: modeOf(question, figure),
    least: after('accelerated', Math.min(fewest, question.dream)),
    most: after('normal', question.dream),
    boxes: Math.max(0, question.boxes - (awake ? 1 : 0)),
  }
}

const ceilingOf = ({ dragon }: Question): number => (dragon ? 3 * dragon.seuil : Number.POSITIVE_INFINITY)

const fateOf = (question: Question, { chances, terrain }: Entry, figure: Figure): Fate => {
  const hazards = new Set<'special' | 'toll' | 'gift'>()
  if (groundAsked(question).specials > 0) hazards.add('special')
  if (terrain.hasToll) hazards.add('toll')
  if (figure === 'hopeful' && terrain.gives.includes(1)) hazards.add('gift')
  return { chances, figure, hazards, ceiling: ceilingOf(question), life: question.dragon?.life ?? 0 }
}

/** Whether these levels were reckoned nearly as closely as they are to be now: a grade less leaves the figures what they are at a glance. */
const areAsClose = (known: Slots, asked: Slots, low: number, high: number): boolean => {
  for (let dream = low; dream <= high; dream++) if (slot(known, dream) > slot(asked, dream) + 1) return false
  return true
}

const covers = ({ band }: Tables, { boxes }: Need, { lows, highs, grades }: Band): boolean => {
  for (let left = 1; left <= boxes; left++) {
    const [low, high] = [slot(lows, left), slot(highs, left)]
    if (low > high) continue
    if (low < slot(band.lows, left) || high > slot(band.highs, left)) return false
    if (!areAsClose(band.grades[left] as Slots, grades[left] as Slots, low, high)) return false
  }
  return true
}

/** The least and the most dream points that are followed. */
const edgesOf = ({ lows, highs }: Band): readonly [number, number] => {
  const followed = [...lows].filter((low, left) => left > 0 && low <= slot(highs, left))
  return [Math.min(...followed, Math.max(1, ...highs)), Math.max(1, ...highs)]
}

const masteriesIn = ({ chances, masteries }: Entry, boxes: number, life: number, specials: readonly Foe[]): MasteriesAt => {
  const key = `${boxes} ${specials.length}`
  const known = masteries.get(key) ?? masteriesFor(chances, { boxes, life }, specials)
  masteries.set(key, known)
  return known
}

const build = (question: Question, entry: Entry, need: Need, band: Band, tolerance: number): Tables => {
  const { chances, terrain, aim } = entry
  const { figure, mode, boxes } = need
  const { dragon } = question
  const [least, dreams] = edgesOf(band)
  const layers = layersOf(question, terrain, figure, boxes, TOLERANCE.digit)
  const life = dragon?.life ?? 0
  const masteries = masteriesIn(entry, boxes, life, layers.some(({ special }) => special) ? SPECIALS : [])
  const queue = dragon && figure === 'prudent' ? 'failure' : 'harmless'
  const ferry = figure === 'prudent' || dragon?.reserves.some((cell) => groundAsked(question).exists(cell)) ? 'failure' : 'drift'
  const scope = { figure, queue, ceiling: ceilingOf(question), least, dreams, slight: slightChances(tolerance) } as const
  return buildTables({
    ...{ figure, mode, chances, terrain, aim, layers, band, scope, ferry, masteries, boxes, life, dreams },
    ...{ waiting: question.waiting },
  })
}

const narrowBand = ({ least, most, boxes }: Need): Band => ({
  lows: new Int16Array(boxes + 1).fill(least),
  highs: new Int16Array(boxes + 1).fill(most),
  grades: new Array<Slots>(boxes + 1).fill(new Int16Array(most + 1)),
})

/** From a first look, what one box more is worth: as much as journeys that go on so long. */
const worthOfBoxes = (question: Question, entry: Entry, need: Need): readonly number[] => {
  const { sheaves, boxes } = build(question, entry, need, narrowBand(need), TOLERANCE.glance)
  const { free, entering } = sheaves.at(-1) as Sheaf
  const gains = Array.from({ length: boxes + 1 }, (_, left) => {
    const [now, before] = [startOf(free, left, need.most), startOf(free, Math.max(0, left - 1), need.most)]
    let most = 0
    for (const { store } of [free, entering])
      for (let cell = 0; cell < CELL_COUNT; cell++) most = Math.max(most, at(store, now + cell) - at(store, before + cell))
    return most
  })
  for (let used = boxes - 1; used >= 0; used--) gains[used] = Math.max(gains[used] ?? 0, gains[used + 1] ?? 0)
  return gains
}

/** CAST-6: whoever cannot pay yet sees nothing of what boxes are worth at a first look: all journeys are followed. */
const isWithinMeans = ({ spell }: Question, { least }: Need): boolean => spell.cost < least

/** What is worth little may go on the longer for it: the root is on the safe side. */
const careFor = (tolerance: number, worth: readonly number[]): Care => ({
  tolerance,
  going: (boxes) => Math.min(1, 2 * Math.sqrt(worth[boxes] ?? worth.at(-1) ?? 1)),
  isOver: (boxes) => (worth[boxes] ?? 1) < OVER,
})

const freshEntry = (question: Question): Entry => {
  const terrain = terrainOf(question)
  return {
    ...{ chances: chancesOf(question.dreamer, question.spell), terrain, aim: aimOf(question, terrain) },
    ...{ tables: new Map(), masteries: new Map() },
  }
}

export const makeMemory = (precision: Precision = 'glance'): Memory => {
  const entries = new Map<string, Entry>()
  const chance = TOLERANCE[precision]
  const entryOf = (question: Question): Entry => {
    const { dreamer, spell, dragon = null, waiting = null, effects = NO_EFFECTS } = question
    const key = JSON.stringify([dreamer.reve, dreamer.draconic, dreamer.malus, spell, dragon, waiting, effects])
    const entry = entries.get(key) ?? freshEntry(question)
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest)
    return entry
  }
  return {
    tables: (question, figure, least) => {
      const [entry, need] = [entryOf(question), needOf(question, figure, least)]
      const [fate, key] = [fateOf(question, entry, figure), `${need.figure} ${need.mode}`]
      const known = entry.tables.get(key)
      if (known && need.boxes <= known.tables.boxes) {
        const band = bandOf(fate, need, careFor(chance * REUSED, known.worth))
        if (covers(known.tables, need, band)) return known.tables
      }
      const worth = precision === 'glance' && isWithinMeans(question, need) ? worthOfBoxes(question, entry, need) : []
      const tables = build(question, entry, need, bandOf(fate, need, careFor(chance, worth)), chance)
      entry.tables.set(key, { tables, worth })
      return tables
    },
  }
}
