import type { Place, Seating } from './game.ts'
import { isPlainName, NAME_HIDES } from './name.ts'
import { type Refusal, refusal } from './refusal.ts'
import { GARDIEN, joueur, type Role } from './roles.ts'

/** How large a table may be. */
export interface SaveBounds {
  readonly entries: number
  readonly seats: number
  /** Of what is seen at once, and how it is measured. */
  readonly view: { readonly most: number; sizeOf(view: unknown): number }
}

/** So much must be written before what is seen is measured again; more while it is far from the bound. */
const MEASURE_EVERY = 16_384
/** What is seen can hardly have grown by more than so many times what was written. */
const GROWTH = 8

interface Seen {
  readonly gardien: boolean
  readonly places: readonly Place[]
  view(role: Role): unknown
}

/** Of the largest that anybody is sent. */
export const largestView = ({ gardien, places, view }: Seen, sizeOf: (view: unknown) => number): number =>
  gardien ? sizeOf(view(GARDIEN)) : Math.max(0, ...places.map(({ id }) => sizeOf(view(joueur(id)))))

/** What is seen at once, measured as seldom as can be. */
export interface ViewSize {
  wrote(bytes: number): void
  /** As it was last measured. */
  size(): number
  isTooLarge(): boolean
}

export const createViewSize = (measure: () => number, most: number): ViewSize => {
  let [size, written] = [measure(), 0]
  const isDue = (): boolean => size > most || written >= Math.max(MEASURE_EVERY, (most - size) / GROWTH)
  return {
    wrote: (bytes) => {
      written += bytes
    },
    size: () => size,
    isTooLarge: () => {
      if (isDue()) {
        size = measure()
        written = 0
      }
      return size > most
    },
  }
}

/** What keeps a table that is read within its bounds, asked as it grows. */
export interface Growth<State> {
  full(entries: number): Refusal | null
  /** Asked after each event. */
  crowded(state: State): Refusal | null
  /** Asked after each entry, of so many bytes. */
  oversized(state: State, bytes: number): Refusal | null
}

interface Watched<State> {
  readonly seating: Pick<Seating<never, State>, 'gardien' | 'places'>
  view(state: State, role: Role): unknown
}

/** Why those who are there may not be, or null: too many of them, or a name that hides something. */
export const createCrowd = <State>({ seating }: Watched<State>, { seats }: SaveBounds): Growth<State>['crowded'] => {
  const plain = new Set<string>()
  const isPlain = ({ name }: Place): boolean => {
    if (plain.has(name)) return true
    if (!isPlainName(name)) return false
    plain.add(name)
    return true
  }
  return (state) => {
    const places = seating.places(state)
    if (places.length > seats) return refusal('too-many', null, { most: seats })
    return places.every(isPlain) ? null : refusal(NAME_HIDES)
  }
}

export const createGrowth = <State>(game: Watched<State>, initial: State, bounds: SaveBounds): Growth<State> => {
  const { view, seating } = game
  let now = initial
  const seen = (): Seen => ({
    gardien: seating.gardien,
    places: seating.places(now),
    view: (role) => view(now, role),
  })
  const size = createViewSize(() => largestView(seen(), bounds.view.sizeOf), bounds.view.most)
  return {
    full: (entries) => (entries >= bounds.entries ? refusal('table-full') : null),
    crowded: createCrowd(game, bounds),
    oversized: (state, bytes) => {
      now = state
      size.wrote(bytes)
      return size.isTooLarge() ? refusal('table-too-large') : null
    },
  }
}

/** Of a table that is known to be within its bounds. */
export const UNBOUNDED: Growth<unknown> = { full: () => null, crowded: () => null, oversized: () => null }
