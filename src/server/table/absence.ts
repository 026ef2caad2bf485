import { randomBytes } from 'node:crypto'
import { RESERVED } from '../../kit/bySender.ts'
import type { DraftAnswer, Utterance } from '../../kit/drafts.ts'
import type { Clock } from '../../kit/due.ts'
import { FORFEIT } from '../../kit/keeping.ts'
import { joueur, roleKey } from '../../kit/roles.ts'
import type { Records } from '../persistence/store.ts'
import { freeAt } from './leaving.ts'
import type { AnyRoom } from './openTable.ts'
import { sittingIn } from './roster.ts'
import type { KeptRoster } from './seating.ts'

/** What becomes of the seats of a table in the store. */
export interface SeatsKept {
  /** Since when nobody is there; 0: somebody is. */
  readonly left: (seat: string, at: number) => Promise<void>
  readonly toBot: (seat: string, bot: string) => Promise<void>
}

/** Unless they came back meanwhile: whoever sat there is told why, and nobody has seen their cards. */
export const passToBot = async (records: Records, table: string, seat: string, bot: string, now: number): Promise<void> => {
  const held = (await records.registry.keysOf(table)).filter(({ role }) => roleKey(role) === `joueur:${seat}`)
  // A key given since, and never come with, is nobody who is there.
  if (held[0] === undefined || held[0].leftAt === 0 || held.some(({ bot: its }) => its !== '')) return
  await freeAt(records, table, seat, { why: 'stayed-away', now })
  await records.registry.takeSeat({ key: randomBytes(32).toString('base64url'), bot, since: now }, table, seat)
}

/** In the name of whoever stays away, once for a moment of the game, wherever it is said. */
export const forfeiting =
  ({ forfeit, version }: Pick<AnyRoom, 'forfeit' | 'version'>, say: (utterance: Utterance) => Promise<DraftAnswer>) =>
  (seat: string): Promise<DraftAnswer> =>
    say({ id: `${RESERVED}away ${version()}`, by: joueur(seat), command: forfeit() })

interface Parts {
  readonly room: Pick<AnyRoom, 'awaited' | 'entries' | 'forfeit'>
  readonly kept: KeptRoster
  /** The roles that somebody sits in now. */
  readonly present: () => ReadonlySet<string>
  readonly clock: Clock
  readonly seats: SeatsKept
  /** Everything as it is now, also what other processes have written. */
  readonly follow: () => Promise<void>
  /** The game is ended for that seat. */
  readonly forfeit: (seat: string) => Promise<unknown>
  readonly seatsChanged: () => Promise<void>
  readonly onFault: (error: unknown) => void
}

/** What could not be written now, or is not to be said yet, is tried again so much later. */
const AGAIN = 5000
/** Whoever comes first after both were away, or the server was, lets the other come: so long, or the whole time where that is shorter. */
const LET_COME = 5 * 60_000

/** Who stays away from a game that waits for them, and what was said at the opening of that. */
export interface Absences {
  /** Who is there has changed, or what was played. */
  look(): void
  /** Until when whoever plays there is waited for; null: they are there, or not waited for. */
  lapses(seat: string): number | null
  close(): void
}

export const createAbsences = (parts: Parts): Absences => {
  const { room, kept, present, clock, seats, onFault } = parts
  const writing = new Set<string>()
  /** Since when those who play are here. */
  const here = new Map<string, number>()
  let cancel = (): void => {}
  let closed = false

  const again = (error?: unknown): void => {
    if (error !== undefined) onFault(error)
    cancel()
    if (!closed) cancel = clock.wake(clock.now() + AGAIN, look)
  }

  const isHere = (seat: string): boolean => present().has(`joueur:${seat}`)
  const players = (): readonly string[] => sittingIn(kept.roster).flatMap((role) => (role.kind === 'joueur' ? [role.seat] : []))
  const leftAt = (seat: string): number =>
    kept.roster.keys.find(({ role }) => role.kind === 'joueur' && role.seat === seat)?.leftAt ?? 0

  const noteHere = (): void => {
    const present = new Set(players().filter(isHere))
    for (const seat of here.keys()) if (!present.has(seat)) here.delete(seat)
    for (const seat of present) if (!here.has(seat)) here.set(seat, clock.now())
  }

  const lapses = (seat: string): number | null => {
    const said = kept.roster.absence
    if (!said || isHere(seat) || !players().includes(seat) || !room.awaited().includes(seat)) return null
    // Who has nothing at the table yet has nothing to lose: the host frees the seat, or it waits.
    if (said.to === FORFEIT && room.forfeit() === null) return null
    const left = leftAt(seat)
    if (left === 0) return null
    const time = said.minutes * 60_000
    const waits = [...here.values()].map((since) => since + Math.min(time, LET_COME))
    return Math.max(Math.max(left, room.entries.at(-1)?.at ?? 0) + time, waits.length > 0 ? Math.min(...waits) : 0)
  }

  /** Since when they are away is kept, so that it goes on when the server begins anew. */
  const note = (seat: string): void => {
    const [here, left] = [isHere(seat), leftAt(seat)]
    if (here === (left === 0) || writing.has(seat)) return
    writing.add(seat)
    seats
      .left(seat, here ? 0 : clock.now())
      // Before it is looked at again: who came or went meanwhile is noted then.
      .finally(() => writing.delete(seat))
      .then(parts.seatsChanged)
      .catch(again)
  }

  /** Nobody is hurried while nobody waits for them. */
  const isWaitedFor = (seat: string): boolean => players().some((other) => other !== seat && isHere(other))

  const pass = async (seat: string): Promise<void> => {
    await parts.follow()
    const [at, to] = [lapses(seat), kept.roster.absence?.to]
    if (closed || at === null || at > clock.now() || !to || !isWaitedFor(seat)) return look()
    if (to === FORFEIT) await parts.forfeit(seat)
    else await seats.toBot(seat, to).then(parts.seatsChanged)
    if (lapses(seat) === at) again()
  }

  const look = (): void => {
    cancel()
    cancel = () => {}
    if (closed || !kept.roster.absence) return
    noteHere()
    for (const seat of players()) note(seat)
    const next = players()
      .flatMap((seat) => (isWaitedFor(seat) ? [{ seat, at: lapses(seat) ?? Number.POSITIVE_INFINITY }] : []))
      .reduce((first, one) => (one.at < first.at ? one : first), { seat: '', at: Number.POSITIVE_INFINITY })
    if (next.at < Number.POSITIVE_INFINITY) cancel = clock.wake(next.at, () => void pass(next.seat).catch(again))
  }

  return {
    look,
    lapses,
    close: () => {
      closed = true
      cancel()
    },
  }
}
