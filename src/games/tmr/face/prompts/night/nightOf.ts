import type { Notice } from '../../../../../kit/feeds.ts'
import type { List } from '../../../../../kit/grown.ts'
import {
  type DreamerId,
  type Hour,
  hoursBetween,
  type Moment,
  type Told,
  type ToldCheck,
  type ToldHappening,
} from '../../../rules/public.ts'
import { type Piece, sinceLast } from '../../journal/latestFirst.ts'

/** NIT-5: a Rêve de Dragon of sleep; without a roll at zero points. */
export interface NightDragon {
  readonly strength: number | null
  readonly check: ToldCheck | null
}

/** NIT-4, NIT-6: what one hour of sleep gave. */
export interface NightHour {
  readonly hour: Hour
  readonly day: number
  readonly faces: readonly number[]
  readonly boxes: number
  readonly dragon: NightDragon | null
  /** NIT-5, NIT-8, NIT-9: points that no die gave or took: a mastered Rêve de Dragon, what fades, what bursts. */
  readonly other: number
}

const given = (hour: NightHour, what: ToldHappening): NightHour => {
  switch (what.type) {
    case 'dreamt':
      return {
        ...hour,
        faces: [...hour.faces, what.face],
        dragon: what.face === 7 ? { strength: null, check: null } : hour.dragon,
      }
    case 'dragonDreamt':
      return { ...hour, dragon: { strength: what.strength, check: null } }
    case 'faced':
      return hour.dragon ? { ...hour, dragon: { ...hour.dragon, check: what.check } } : hour
    case 'dreamChanged':
      return { ...hour, other: hour.other + what.by }
    case 'rested':
      return { ...hour, boxes: hour.boxes + what.boxes }
    default:
      return hour
  }
}

const GIVES: ReadonlySet<ToldHappening['type']> = new Set(['dreamt', 'dragonDreamt', 'faced', 'dreamChanged', 'rested'])

/** NIT-9: an éclatement in sleep is of the same night. */
const beginsNight = (what: ToldHappening, asleep: boolean): boolean =>
  what.type === 'fellAsleep' && !(asleep && what.why === 'burst')

interface Night {
  /** Null: asleep since before anything was told. */
  readonly since: Moment | null
  readonly hours: readonly NightHour[]
}

const NO_NIGHT: Night = { since: null, hours: [] }

const withGift = (hours: readonly NightHour[], { what, clock }: Piece): readonly NightHour[] => {
  const last = hours.at(-1)
  const open = last?.hour === clock.hour && last.day === clock.day ? last : null
  return [...(open ? hours.slice(0, -1) : hours), given(open ?? { ...clock, faces: [], boxes: 0, dragon: null, other: 0 }, what)]
}

const lastNight = (notices: List<Notice<Told>>, dreamer: DreamerId): Night => {
  let night = NO_NIGHT
  let asleep = false
  // Whatever was before: awake or asleep, that begins a night.
  for (const piece of sinceLast(notices, dreamer, (one) => beginsNight(one, true))) {
    const { what, clock } = piece
    if (beginsNight(what, asleep)) night = { since: clock, hours: [] }
    asleep = what.type === 'fellAsleep' || (asleep && what.type !== 'woke')
    if (GIVES.has(what.type) && (asleep || what.type !== 'dreamChanged'))
      night = { ...night, hours: withGift(night.hours, piece) }
  }
  return night
}

/** The hours of the present or the last sleep that gave something, in their order. */
export const nightOf = (notices: List<Notice<Told>>, dreamer: DreamerId): readonly NightHour[] =>
  lastNight(notices, dreamer).hours

/** How long this sleep has lasted, hours that gave nothing too; a clock set back takes away none that gave. */
export const hoursSlept = (notices: List<Notice<Told>>, dreamer: DreamerId, now: Moment): number => {
  const { since, hours } = lastNight(notices, dreamer)
  const from = since ?? hours[0] ?? now
  return Math.max(hours.length, hoursBetween(from, now))
}

/** What an hour gave in dream points, by its dice and otherwise. */
export const dreamtIn = ({ faces, other }: NightHour): number => faces.reduce((sum, face) => sum + (face < 7 ? face : 0), other)
