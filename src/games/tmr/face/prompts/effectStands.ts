import { reader } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { type DreamerId, hoursBetween, type Moment, type Told } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'

type TookAt = ReadonlyMap<DreamerId, Moment>

const took = (notices: readonly Notice<Told>[]): readonly (readonly [DreamerId, Moment])[] =>
  notices.flatMap(({ told }) =>
    told.flatMap((one) => (one.dreamer !== null && one.what.type === 'tookEffect' ? [[one.dreamer, one.clock] as const] : [])),
  )

const lastTook = reader<Notice<Told>, TookAt>(
  (before, fresh) => new Map([...before, ...took(fresh)]),
  () => new Map(),
)

/** What the last spell came to is news of its hour: when that is past, it is over. */
export const useEffectStands = (): boolean => {
  const notices = useSeat((state) => state.notices)
  const { clock, id } = usePlay(({ view, board }) => ({ clock: view.clock, id: board.id }))
  const at = lastTook(notices).get(id)
  return at === undefined || hoursBetween(at, clock) === 0
}
