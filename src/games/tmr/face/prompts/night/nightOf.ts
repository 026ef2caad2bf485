import type { Notice } from '../../../../../kit/feeds.ts'
import type { List } from '../../../../../kit/grown.ts'
import type { DreamerId, Hour, Told, ToldCheck, ToldHappening } from '../../../rules/public.ts'
import { sinceLast } from '../../journal/latestFirst.ts'

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
    case 'rested':
      return { ...hour, boxes: hour.boxes + what.boxes }
    default:
      return hour
  }
}

const GIVES: ReadonlySet<ToldHappening['type']> = new Set(['dreamt', 'dragonDreamt', 'faced', 'rested'])

/** NIT-9: an éclatement in sleep is of the same night. */
const beginsNight = (what: ToldHappening, asleep: boolean): boolean =>
  what.type === 'fellAsleep' && !(asleep && what.why === 'burst')

/** The hours of the present or the last sleep that gave something, in their order. */
export const nightOf = (notices: List<Notice<Told>>, dreamer: DreamerId): readonly NightHour[] => {
  let hours: NightHour[] = []
  let asleep = false
  // Whatever was before: awake or asleep, that begins a night.
  for (const { what, clock } of sinceLast(notices, dreamer, (one) => beginsNight(one, true))) {
    if (beginsNight(what, asleep)) hours = []
    asleep = what.type === 'fellAsleep' || (asleep && what.type !== 'woke')
    if (!GIVES.has(what.type)) continue
    const last = hours.at(-1)
    const open = last?.hour === clock.hour && last.day === clock.day ? hours.pop() : undefined
    hours.push(given(open ?? { ...clock, faces: [], boxes: 0, dragon: null }, what))
  }
  return hours
}

/** What the dice of a night gave in dream points. */
export const dreamtIn = ({ faces }: NightHour): number => faces.reduce((sum, face) => sum + (face < 7 ? face : 0), 0)
