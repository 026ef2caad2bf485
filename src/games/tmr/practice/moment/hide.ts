import { joueur } from '../../../../kit/roles.ts'
import { type Event, type Table, tmr } from '../../rules/index.ts'
import { type DreamerId, genreOf, isCellId } from '../../rules/public.ts'

/** An event as it may travel: a hidden cell is only its genre. */
export type Travelling = Readonly<Record<string, unknown>> & { readonly type: string }

export const HIDDEN = '?'

/** Events that put the demi-rêve, or its Messager, somewhere. */
const ARRIVALS: readonly string[] = ['moved', 'carried', 'lost', 'drifted', 'placed']

const isLost = (table: Table, dreamer: DreamerId): boolean => (table.dreamers[dreamer]?.candidates ?? null) !== null

/** The first step of the present wandering: from there on cells are hidden. Null: the position is known. */
export const lostSince = (events: readonly Event[], start: Table, dreamer: DreamerId): number | null => {
  let [table, since]: [Table, number | null] = [start, null]
  for (const [at, event] of events.entries()) {
    const before = table
    table = tmr.evolve(table, event)
    if (!isLost(table, dreamer)) since = null
    else if (since === null && !isLost(before, dreamer)) since = at - (event.type === 'fitted' ? 1 : 0)
  }
  return since
}

const withoutDreamer = ({ dreamer: _, ...rest }: Record<string, unknown>): Travelling => rest as Travelling

const genreMark = (cell: unknown): string => (isCellId(cell) ? `${HIDDEN}${genreOf(cell)}` : HIDDEN)

/** HID-1: where to is only a genre, and the way of a drift is nobody's to know. */
const blurred = (event: Event): Travelling => {
  const plain = withoutDreamer(event as unknown as Record<string, unknown>)
  return { ...plain, to: genreMark(plain.to), ...(event.type === 'drifted' ? { direction: 'n', exit: true } : {}) }
}

const holdsCell = (value: unknown): boolean =>
  isCellId(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsCell))

/** CAST-1: a secret modifier goes, and with it the chance that would betray it. */
const unsecret = (event: Event): Travelling => {
  const plain = withoutDreamer(event as unknown as Record<string, unknown>)
  if (!('secretly' in event) || !event.secretly || !('check' in event)) return plain
  return { ...plain, check: { ...event.check, modifier: 0, chance: 0 } }
}

/** What a player was never told of does not travel; null: it hides something that cannot be taken out of it. */
export const forTravel = (
  event: Event,
  before: Table,
  dreamer: DreamerId,
  hidden: 'cells' | 'nothing',
): Travelling | 'gone' | null => {
  if (!tmr.tell(event, before, tmr.evolve(before, event))(joueur(dreamer))) return 'gone'
  if (hidden === 'nothing') return unsecret(event)
  if (event.type === 'fitted') return withoutDreamer(event as unknown as Record<string, unknown>)
  if (ARRIVALS.includes(event.type)) return blurred(event)
  return holdsCell({ ...event, dreamer: '' }) ? null : unsecret(event)
}

export const isArrival = ({ type }: Travelling): boolean => ARRIVALS.includes(type)
