import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Seat } from '../../../../house/seat/seat.ts'
import { type Decision, decisionsOf, type Review } from '../../practice/index.ts'
import type { DuelSpeech } from '../desk/context.ts'
import { type Asker, hireAsker } from './askReview.ts'

/** A choice of which Lucide would have made another. */
export interface Remark extends Review, Pick<Decision, 'n'> {
  readonly made: Decision['command']
}

export interface Hindsight {
  readonly status: 'unasked' | 'looking' | 'done' | 'failed'
  /** Of so many choices, so many have been looked at. */
  readonly of: number
  readonly seen: number
  /** In the order of play. */
  readonly remarks: readonly Remark[]
}

export interface Looker {
  readonly store: StoreApi<Hindsight>
  begin(): Promise<void>
}

type OwnSeat = Pick<Seat<DuelSpeech>, 'store' | 'viewAt'>

const UNASKED: Hindsight = { status: 'unasked', of: 0, seen: 0, remarks: [] }

/** The last message: another means another duel than the one that was looked at. */
const lastOf = (seat: OwnSeat): number => seat.store.getState().notices.at(-1)?.n ?? 0

export const createLooker = (seat: OwnSeat, hire: () => Asker = hireAsker): Looker => {
  const store = createStore<Hindsight>(() => UNASKED)

  const remarkOn = async (own: string, { n, command: made }: Decision, asker: Asker): Promise<Remark | null> => {
    const view = await seat.viewAt(n - 1)
    const review = view && (await asker.ask({ view, seat: own, made }))
    return review ? { ...review, n, made } : null
  }

  const lookAt = async (own: string, asker: Asker): Promise<void> => {
    const last = lastOf(seat)
    const decisions = decisionsOf(seat.store.getState().notices, own)
    store.setState({ status: 'looking', of: decisions.length, seen: 0, remarks: [] })
    for (const [at, decision] of decisions.entries()) {
      const remark = await remarkOn(own, decision, asker)
      if (lastOf(seat) !== last) return store.setState(UNASKED)
      store.setState(({ remarks }) => ({ seen: at + 1, remarks: remark ? [...remarks, remark] : remarks }))
    }
    store.setState({ status: 'done' })
  }

  return {
    store,
    begin: async () => {
      const own = seat.store.getState().view?.mine?.seat
      if (own === undefined || store.getState().status === 'looking') return
      const asker = hire()
      await lookAt(own, asker).catch(() => store.setState({ status: 'failed' }))
      asker.stop()
    },
  }
}
