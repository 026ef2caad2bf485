import { sinceAfter } from '../due.ts'
import type { Game } from '../game.ts'
import { baseOf } from '../log.ts'
import { createHistory } from '../past/history.ts'
import type { Chapters } from '../past/keeper.ts'
import { createOldIds } from '../past/oldIds.ts'
import { openSpine } from '../past/openSpine.ts'
import type { Pace } from '../past/pace.ts'
import { createPlaces } from '../past/places.ts'
import { createRetelling } from '../past/retelling.ts'
import { isRefusal, type Refusal, refusal } from '../refusal.ts'
import { createSpine } from '../spine.ts'
import type { Storage } from '../storage.ts'

interface Parts<Setup, State, Command, Event, View, Told> {
  readonly game: Game<Setup, State, Command, Event, View, Told>
  readonly storage: Storage<Event>
  readonly onFault: (error: unknown) => void
}

/** What a table began with. */
interface Begun<Setup> {
  readonly setup: Setup
  /** The rules of then. */
  readonly begunUnder: number
  readonly madeAt: number | null
}

/** Refused where this game, or these rules, cannot read it. */
export const readBeginning = async <Setup, State, Command, Event, View, Told>({
  game,
  storage,
  onFault,
}: Parts<Setup, State, Command, Event, View, Told>): Promise<Begun<Setup> | Refusal> => {
  const stored = await storage.head().catch((error) => {
    onFault(error)
    return refusal('storage-failed')
  })
  if (isRefusal(stored)) return stored
  if (stored.game !== game.id) return refusal('other-game', null, { game: stored.game })
  if (stored.rules > game.rules) return refusal('other-rules', null, { rules: stored.rules })
  const setup = game.parseSetup(game.upcastSetup(stored.setup, stored.rules))
  return isRefusal(setup) ? setup : { setup, begunUnder: stored.rules, madeAt: stored.madeAt }
}

interface PastParts<Setup, State, Command, Event, View, Told> extends Parts<Setup, State, Command, Event, View, Told> {
  readonly chapters: Chapters | undefined
  readonly hold: number
  readonly pace: Pace
  readonly clock: () => number
}

/** What is kept of the table so far, opened where it will be held from. */
export const openPast = async <Setup, State, Command, Event, View, Told>(
  { game, storage, onFault, chapters, hold, pace, clock }: PastParts<Setup, State, Command, Event, View, Told>,
  { setup, begunUnder, madeAt }: Begun<Setup>,
) => {
  const maker = `${game.id} ${game.rules} ${chapters?.maker}`
  const snapshots = chapters ? storage.snapshots : null
  const begin = baseOf(game.initial(setup))
  const made = { seq: 0, at: madeAt ?? clock(), id: '' }
  const initial = { ...begin, since: sinceAfter(null, game.due?.(begin.state) ?? null, made) }
  const spine = createSpine()
  const places = createPlaces({ snapshots, maker, onFault })
  const history = createHistory({ game, storage, places, begunUnder, initial, spine, pace })
  const oldIds = createOldIds(chapters?.seed ?? 0)
  try {
    const base = await history.opening((last) => last - hold)
    await openSpine({ places, history, spine, pace, onSent: oldIds.add }, base.seq)
    const retelling = createRetelling({ game, history, places, spine })
    return { initial, base, spine, places, history, retelling, oldIds, keeps: snapshots !== null }
  } catch (error) {
    onFault(error)
    return refusal('storage-failed')
  }
}
