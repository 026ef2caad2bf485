import { useMemo } from 'react'
import { upTo } from '../../../../kit/grown.ts'
import type { DreamerId } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { pathOf, wayOf } from '../journal/path.ts'
import type { Trail } from './marks.ts'

/** The path of this journey and how the figure last moved, as far as this seat was told; up to the moment shown. */
export const useTrail = (dreamer: DreamerId): Trail => {
  const notices = useSeat((state) => state.notices)
  const until = useSeat((state) => state.replay?.n ?? null)
  return useMemo(() => {
    const told = until === null ? notices : upTo(notices, until)
    const wayTo: Trail['wayTo'] = (id) => (until === null ? wayOf(told, id) : { way: 'none' })
    return { path: pathOf(told, dreamer), wayTo }
  }, [notices, until, dreamer])
}
