import type { Seat } from '../../../../house/seat/seat.ts'
import { type Decision, decisionsOf, type Review, turnsOf } from '../../practice/index.ts'
import type { Command, View } from '../../rules/public.ts'
import type { DuelSpeech } from '../duel.ts'
import { journalEntries } from '../journal/entries.ts'

/** A choice of which Lucide would have made another. */
export interface Remark extends Review, Pick<Decision, 'n'> {
  readonly made: Decision['command']
}

export interface Hindsight {
  readonly status: 'looking' | 'done' | 'failed'
  /** Of so many choices, so many have been looked at. */
  readonly of: number
  readonly seen: number
  /** In the order of play. */
  readonly remarks: readonly Remark[]
  /** Of winning, as each turn began: by the message it began with. */
  readonly chances: readonly TurnChance[]
}

export interface TurnChance {
  readonly n: number
  readonly chance: number
}

export interface ChanceWanted {
  readonly view: View
  readonly seat: string
}

export interface ReviewWanted extends ChanceWanted {
  readonly made: Command
}

export interface Asker {
  /** One after the other; it is refused when the worker fails. */
  ask(wanted: ReviewWanted): Promise<Review | null>
  /** Of winning, at a moment. */
  chance(wanted: ChanceWanted): Promise<number>
  stop(): void
}

const hireAsker = (): Asker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const asked = <Answer>(wanted: ReviewWanted | ChanceWanted): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = () => reject(new Error('the worker failed'))
      worker.postMessage(wanted)
    })
  return { ask: asked, chance: asked, stop: () => worker.terminate() }
}

type OwnSeat = Pick<Seat<DuelSpeech>, 'store' | 'viewAt'>

/** The last message: another means another duel than the one that was looked at. */
const lastOf = (seat: OwnSeat): number => seat.store.getState().notices.at(-1)?.n ?? 0

const remarkOn = async (seat: OwnSeat, own: string, { n, command: made }: Decision, asker: Asker): Promise<Remark | null> => {
  const view = await seat.viewAt(n - 1)
  const review = view && (await asker.ask({ view, seat: own, made }))
  return review ? { ...review, n, made } : null
}

/** Of each turn, as it began. */
const chancesAt = async (seat: OwnSeat, own: string, asker: Asker): Promise<readonly TurnChance[]> => {
  const chances: TurnChance[] = []
  for (const { n } of turnsOf(journalEntries(seat.store.getState().notices))) {
    const view = await seat.viewAt(n)
    if (view) chances.push({ n, chance: await asker.chance({ view, seat: own }) })
  }
  return chances
}

/** Looks at one choice after the other, and tells each time what was found so far; null: the duel goes on, nothing is said of it. */
const lookAt = async (seat: OwnSeat, own: string, asker: Asker, tell: (found: Hindsight | null) => void): Promise<void> => {
  const last = lastOf(seat)
  const decisions = decisionsOf(seat.store.getState().notices, own)
  const of = decisions.length
  let remarks: readonly Remark[] = []
  tell({ status: 'looking', of, seen: 0, remarks, chances: [] })
  const chances = await chancesAt(seat, own, asker)
  for (const [at, decision] of decisions.entries()) {
    const remark = await remarkOn(seat, own, decision, asker)
    if (lastOf(seat) !== last) return tell(null)
    if (remark) remarks = [...remarks, remark]
    tell({ status: at + 1 < of ? 'looking' : 'done', of, seen: at + 1, remarks, chances })
  }
  if (of === 0) tell({ status: 'done', of, seen: 0, remarks, chances })
}

/** Asks Lucide what it would have done in a duel that is over. */
export const lookBack = async (
  seat: OwnSeat,
  tell: (found: Hindsight | null) => void,
  hire: () => Asker = hireAsker,
): Promise<void> => {
  const own = seat.store.getState().view?.mine?.seat
  if (own === undefined) return
  const asker = hire()
  await lookAt(seat, own, asker, tell).catch(() => tell({ status: 'failed', of: 0, seen: 0, remarks: [], chances: [] }))
  asker.stop()
}

/** The remark that the moment shown is about: on what comes next, else on what has just come. */
export const remarkAt = (remarks: readonly Remark[], shown: number): Remark | null =>
  remarks.find(({ n }) => n - 1 === shown) ?? remarks.find(({ n }) => n === shown) ?? null

/** The moment before the next choice that was spoken of, or the one before, round and round; null: there is none. */
export const momentAfter = (remarks: readonly Remark[], shown: number, by: 1 | -1): number | null => {
  const before = remarks.findLastIndex(({ n }) => n - 1 <= shown)
  const here = remarkAt(remarks, shown)
  const from = here ? remarks.indexOf(here) : by === 1 ? before : before + 1
  return remarks.length === 0 ? null : (remarks.at((from + by) % remarks.length)?.n ?? 0) - 1
}
