import { type Dice, seededDice } from '../../../../kit/dice.ts'
import type { Entry } from '../../../../kit/log.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../kit/roles.ts'
import { type Command, type Event, type Table, tmr } from '../../rules/index.ts'
import {
  type CellId,
  DIRECTIONS,
  type Direction,
  findSpell,
  isWet,
  neighbour,
  type Planner,
  promptOf,
  type Spell,
  valuesAt,
  worthOf,
} from '../../rules/public.ts'
import { aimAt } from '../drills/dreamers.ts'
import { type Seen, seenBy } from '../situation/situation.ts'
import { doneIn, type Evening, hoursLeft, scoreOfEvening, type Task } from './evening.ts'

/** More than any evening takes. */
const MOST_WORDS = 200
/** A task hardly worth an ascent. */
const HOPELESS = 0.02
/** As long as there is a night left, an ascent waits for points worth going up with. */
const WORTH_GOING_UP = 0.45

interface Night {
  readonly evening: Evening
  readonly planner: Planner
  readonly entries: Entry<Event>[]
  readonly dice: Dice
  table: Table
  /** What this ascent is for: weighed anew awake, or once it is done. */
  aim: Task | null
}

const dreamerOf = ({ evening }: Night) => evening.setup.dreamers[0]?.id as NonNullable<Evening['setup']['dreamers'][number]['id']>

const spellOf = ({ spell }: Task): Spell => findSpell({}, spell) as Spell

const openTasks = ({ evening, entries }: Night): readonly Task[] => {
  const done = doneIn(evening, entries)
  return evening.tasks.filter((_, at) => !done[at])
}

interface Plan {
  readonly task: Task
  readonly command: Command
  readonly chance: number
}

/** Up there one keeps to what one went up for. */
const weighed = (night: Night, { board }: Seen): readonly Task[] => {
  const open = openTasks(night)
  return night.aim && board.phase !== 'awake' && open.includes(night.aim) ? [night.aim] : open
}

/** The open task of the best chance from here, and the best word for it. */
const bestPlan = (night: Night, seen: Seen): Plan | null => {
  const plans = weighed(night, seen).flatMap((task): Plan[] => {
    const [best] = valuesAt(night.planner, seen, aimAt(spellOf(task))) ?? []
    return best ? [{ task, command: best.command, chance: worthOf(best) }] : []
  })
  const best = plans.toSorted((a, b) => b.chance - a.chance)[0] ?? null
  night.aim = best?.task ?? null
  return best
}

/** A spell in hand is laid where that is asked for, and kept otherwise. */
const withHand = (night: Night, { board }: Seen): Command | null => {
  const dreamer = dreamerOf(night)
  switch (board.phase) {
    case 'cast': {
      const lay = openTasks(night).some(({ spell, how }) => spell === board.spell?.id && how === 'lay')
      return { type: lay ? 'reserve' : 'keep', dreamer }
    }
    case 'fumble':
      return { type: 'accept', dreamer }
    case 'carrying':
      return { type: 'comeDown', dreamer }
    case 'targeting':
      return { type: 'target', dreamer, on: 'zone' }
    default:
      return null
  }
}

/** RES-5: a cell just laid on is left, on dry land if there is any. */
const awayFrom = (night: Night, from: CellId | null): Command => {
  const dry = (way: Direction): boolean => {
    const next = from && neighbour(from, way)
    return next !== null && !isWet(next)
  }
  return { type: 'move', dreamer: dreamerOf(night), to: DIRECTIONS.find(dry) ?? 'n' }
}

/** Lost, or a reserve just laid: nothing the planner can reckon. Up there one gropes on or comes down; below the evening is over. */
const withoutPlan = (night: Night, { view, board }: Seen): Command | null => {
  const prompt = promptOf(view, board)
  const dreamer = dreamerOf(night)
  if (prompt.kind === 'free') return board.stored ? awayFrom(night, board.position) : { type: 'descend', dreamer }
  if (prompt.kind === 'encounter') return { type: 'evade', dreamer }
  if (prompt.kind === 'captive') return { type: 'struggle', dreamer }
  if (prompt.kind === 'wet') return { type: 'masterCell', dreamer }
  return prompt.kind === 'service' ? { type: 'decline', dreamer } : null
}

/** NIT-4: an hour of sleep gives something back, and dawn leaves one to go up in. */
const maySleep = ({ evening }: Night, { view, board }: Seen): boolean =>
  hoursLeft(evening, view.clock) > 1 && (board.dream < board.seuil || board.fatigue > 0)

/** Sleeps on as long as it gives something back. */
const inSleep = (night: Night, seen: Seen): Command | null => {
  if (hoursLeft(night.evening, seen.view.clock) === 0) return null
  const rested = seen.board.dream >= seen.board.seuil && seen.board.fatigue === 0
  return rested || !maySleep(night, seen) ? { type: 'wake', dreamer: dreamerOf(night) } : { type: 'advance', hours: 1 }
}

const nextWord = (night: Night, seen: Seen): Command | null => {
  const { phase } = seen.board
  const inHand = withHand(night, seen)
  if (inHand) return inHand
  if (openTasks(night).length === 0) return null
  if (phase === 'asleep') return inSleep(night, seen)
  const plan = bestPlan(night, seen)
  if (phase === 'awake' && (plan?.chance ?? 0) < WORTH_GOING_UP && maySleep(night, seen))
    return { type: 'sleep', dreamer: dreamerOf(night) }
  if (plan && plan.chance > HOPELESS) return plan.command
  return phase === 'awake' ? null : withoutPlan(night, seen)
}

const say = (night: Night, command: Command): boolean => {
  const by = command.type === 'advance' ? GARDIEN : joueur(dreamerOf(night))
  const events = tmr.decide(night.table, command, by, night.dice)
  if (isRefusal(events)) return false
  const seq = night.entries.length + 1
  night.entries.push({
    kind: 'done',
    seq,
    id: `e${seq}`,
    by,
    at: 0,
    scope: dreamerOf(night),
    events,
    rolled: true,
    reveals: false,
  })
  night.table = events.reduce(tmr.evolve, night.table)
  return true
}

/** One evening by the planner's advice, task by task: how many were done. */
const playNight = (planner: Planner, evening: Evening, dice: Dice): number => {
  const night: Night = { evening, planner, entries: [], dice, table: tmr.initial(evening.setup), aim: null }
  for (let words = 0; words < MOST_WORDS; words++) {
    const seen = seenBy(night.table, dreamerOf(night))
    const command = seen && nextWord(night, seen)
    if (!command || !say(night, command)) break
  }
  return scoreOfEvening(evening, night.entries)
}

export interface Expectation {
  /** Tasks done on average. */
  readonly mean: number
  readonly nights: number
  /** How often each number of tasks was done, from none. */
  readonly spread: readonly number[]
}

/**
 * What the best known play expects: the planner's word for the likeliest open task at each moment, played so many times with dice of a
 * seed. It is no bound: tasks are taken one at a time, and whoever weighs them together may do better.
 */
export const expectedOf = (
  planner: Planner,
  evening: Evening,
  nights: number,
  tell: (done: number) => void = () => {},
): Expectation => {
  const spread = new Array<number>(evening.tasks.length + 1).fill(0)
  for (let night = 0; night < nights; night++) {
    const done = playNight(planner, evening, seededDice(evening.seed * 1000 + night))
    spread[done] = (spread[done] ?? 0) + 1 / nights
    tell((night + 1) / nights)
  }
  return { mean: spread.reduce((sum, share, done) => sum + share * done, 0), nights, spread }
}
