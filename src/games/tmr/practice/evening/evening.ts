import type { Entry } from '../../../../kit/log.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import type { Event, TableSetup } from '../../rules/index.ts'
import {
  type CellId,
  cellsOfGenre,
  DRY_CELLS,
  distance,
  type Genre,
  HOURS,
  type Moment,
  NEW_OPTIONS,
} from '../../rules/public.ts'
import { drawSpell, drawTable } from '../drills/dreamers.ts'
import { drawsFrom } from '../situation/chance.ts'

/** What is wanted before dawn: a spell cast and brought down, or laid in reserve. */
export interface Task {
  readonly spell: string
  readonly how: 'cast' | 'lay'
}

/** A practice evening: as many ascents as dream points and fatigue allow, and the hours slept in between, until dawn. */
export interface Evening {
  readonly id: string
  readonly seed: number
  readonly setup: TableSetup
  readonly tasks: readonly Task[]
}

const TASKS = 3
/** NIT-2: the night begins; it ends with the Château Dormant. */
const DUSK = 'serpent'

/** Hours of the night that are left; none: it is dawn. */
export const hoursLeft = ({ setup }: Evening, now: Moment): number =>
  Math.max(0, (setup.clock.day - now.day + 1) * HOURS.length - HOURS.indexOf(now.hour))

/** The same seed, the same evening. */
export const makeEvening = (seed: number): Evening | null => {
  for (let attempt = 0; attempt < 60; attempt++) {
    const draw = drawsFrom(seedOfText(`evening ${seed} ${attempt}`))
    const position = draw.among(DRY_CELLS)
    const near = (genre: Genre): boolean => cellsOfGenre(genre).some((cell: CellId) => distance(cell, position) <= 4)
    const spells = Array.from({ length: TASKS }, () =>
      drawSpell(draw, ({ genre, cost }) => near(genre as Genre) && Number(cost) <= 4),
    )
    const known = spells.filter((spell) => spell !== null)
    if (known.length < TASKS || new Set(known.map(({ id }) => id)).size < TASKS) continue
    const drawn = drawTable(draw, { position, spells: known, dream: [9, 13], fatigue: [0, 2] })
    const setup = drawn && { ...drawn, clock: { day: 1, hour: DUSK } as const, options: NEW_OPTIONS }
    const tasks = known.map(({ id }): Task => ({ spell: id, how: draw.among(['cast', 'lay'] as const) }))
    if (setup) return { id: `evening-${seed}`, seed, setup, tasks }
  }
  return null
}

const countingIn = (entries: readonly Entry<Event>[]): readonly Event[] => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return entries.flatMap((entry) => (entry.kind === 'done' && !undone.has(entry.seq) ? entry.events : []))
}

/** What happened before the first hour of the next day, and before the sheet was put right by hand (DRM-3). */
const whatCounts = (evening: Evening, events: readonly Event[]): readonly Event[] => {
  const isEnd = (event: Event): boolean =>
    event.type === 'corrected' || (event.type === 'clockMoved' && hoursLeft(evening, event.to) === 0)
  const end = events.findIndex(isEnd)
  return end < 0 ? events : events.slice(0, end)
}

/** Of each task whether it is done: it follows from the log alone. A reserve counts once it is laid; a spell once it took effect. */
export const doneIn = (evening: Evening, entries: readonly Entry<Event>[]): readonly boolean[] => {
  const { tasks } = evening
  const left = whatCounts(evening, countingIn(entries))
  const count = (spell: string, how: Task['how']): number =>
    left.filter((event) => (how === 'lay' ? event.type === 'stored' && event.hand.spell === spell : isEffectOf(event, spell)))
      .length
  const used = new Map<string, number>()
  return tasks.map(({ spell, how }) => {
    const key = `${how} ${spell}`
    const nth = (used.get(key) ?? 0) + 1
    used.set(key, nth)
    return count(spell, how) >= nth
  })
}

/** An erratic effect is no spell cast. */
const isEffectOf = (event: Event, spell: string): boolean =>
  event.type === 'tookEffect' && event.spell === spell && event.outcome !== 'erratic'

/** Dawn has come, or nothing is left to do. */
const isOver = (hours: number, done: readonly boolean[]): boolean => hours === 0 || done.every(Boolean)

/** How far an evening has come, from its log alone. */
export interface EveningStanding {
  readonly hours: number
  readonly done: number
  readonly of: number
  readonly state: 'unbegun' | 'underWay' | 'over'
}

export const standingOf = (evening: Evening, entries: readonly Entry<Event>[]): EveningStanding => {
  const done = doneIn(evening, entries)
  const counting = countingIn(entries)
  const moved = counting.findLast((event) => event.type === 'clockMoved')
  const hours = hoursLeft(evening, moved?.to ?? evening.setup.clock)
  const state = counting.length === 0 ? 'unbegun' : isOver(hours, done) ? 'over' : 'underWay'
  return { hours, done: done.filter(Boolean).length, of: done.length, state }
}

export const scoreOfEvening = (evening: Evening, entries: readonly Entry<Event>[]): number =>
  doneIn(evening, entries).filter(Boolean).length
