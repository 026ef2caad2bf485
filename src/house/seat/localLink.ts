import { cardOf } from '../../games/tmr/face/dreamer/card.ts'
import { tmr } from '../../games/tmr/rules/index.ts'
import type { Command, View } from '../../games/tmr/rules/public.ts'
import { seededDice } from '../../kit/dice.ts'
import type { Entry } from '../../kit/log.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room.ts'
import { dreamerRecord, touchDreamer } from '../library/dreamers.ts'
import { idbStorage } from '../library/idbStorage.ts'
import { followOtherTabs } from '../library/otherTabs.ts'
import type { Link, LinkUpdate } from './link.ts'
import { newId } from './newId.ts'
import { testDice } from './testDice.ts'
import { standingOf } from './upToDate.ts'

/** Alone, the person speaks for the gardien too, but looks with the player's eyes. */
const GARDIEN_WORDS: ReadonlySet<Command['type']> = new Set([
  'advance',
  'setClock',
  'setOptions',
  'reveal',
  'ruleAscent',
  'answerAscent',
  'modify',
  'askSight',
  'place',
  'correct',
  'endEffect',
  'describe',
  'tear',
])

/** What was last said as gardien with no die in it: it is taken back by itself, not with the choice before it. */
const lastCorrection = (entries: readonly Entry<unknown>[]): { readonly scope: string } | undefined => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  const last = entries.findLast((entry) => entry.kind === 'done' && !undone.has(entry.seq))
  return last?.kind === 'done' && last.by.kind === 'gardien' && !last.rolled ? { scope: last.scope } : undefined
}

const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

/** How a dreamer kept here stands, seen whole. */
export const openAsGardien = async (id: string): Promise<View | Refusal> => {
  const room = await openRoom({ game: tmr, storage: idbStorage(id), dice: seededDice(0), clock: () => 0 })
  return isRefusal(room) ? room : room.view(GARDIEN)
}

/** A room in this page, its log in this browser: each entry is stored before it is shown. */
export const openLocalLink = async (id: string): Promise<Link | Refusal> => {
  // A storage that fails is told by the room.
  if ((await dreamerRecord(id).catch(() => null)) === undefined) return refusal('not-here')
  const clock = () => Date.now()
  const room = await openRoom({ game: tmr, storage: idbStorage(id), dice: testDice() ?? seededDice(randomSeed()), clock })
  if (isRefusal(room)) return room
  const seat = room.view(GARDIEN).table[0]?.id ?? ''
  const role = joueur(seat)
  const speaker = (command: Command): Role => (GARDIEN_WORDS.has(command.type) ? GARDIEN : role)
  const keepCard = (view: View): void => {
    const [board] = view.boards
    if (board) void touchDreamer(id, cardOf(board), clock())
  }
  const unfollow = followOtherTabs(id, () => void room.refresh())
  return {
    role,
    submit: async (command, faces, said, shown) => {
      const by = speaker(command)
      const expected = await standingOf(room, { listener: role, speaker: by }, shown)
      if (isRefusal(expected)) return { ok: false, refusal: expected }
      const expectedVersion = expected === undefined ? {} : { expectedVersion: expected }
      return room.submit({ id: said ?? newId(), by, command, ...(faces ? { faces } : {}), ...expectedVersion })
    },
    undo: async (target, shown) => {
      const behind = await standingOf(room, { listener: role, speaker: role }, shown)
      if (isRefusal(behind)) return { ok: false, refusal: behind }
      const taken = target ?? lastCorrection(room.entries)
      return room.undo({ id: newId(), ...(taken ? { by: GARDIEN, target: taken } : { by: role }) })
    },
    refuseUndo: (request) => room.refuseUndo({ id: newId(), by: GARDIEN, request }),
    viewAt: async (n) => room.viewAt(role, n),
    enterDie: async () => ({ ok: false, refusal: refusal('wrong-phase') }),
    letTakeBack: async () => ({ ok: false, refusal: refusal('nothing-said') }),
    subscribe: (listener) => {
      let requests: LinkUpdate['requests'] = []
      const update = (view: View, notices: LinkUpdate['notices'], reset: boolean): void => {
        keepCard(view)
        listener({ state: 'local', view, notices, reset, requests, table: null, diceAsked: [] })
      }
      const subscription = room.subscribe(role, 0, ({ view, ...notice }) => {
        requests = notice.requests ?? requests
        update(view, [notice], false)
      })
      requests = subscription.requests
      update(subscription.view, subscription.missed, true)
      return () => subscription.unsubscribe()
    },
    close: unfollow,
  }
}
