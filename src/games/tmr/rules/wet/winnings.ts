import type { ActiveEffect } from '../dreamer/effect.ts'
import type { MasteryKind } from '../ground/ground.ts'
import type { CellId } from '../map/map.ts'

/** An effect touched by a mastery: what is left of it, or null where it is over. */
interface Won {
  readonly effect: ActiveEffect
  readonly left: ActiveEffect | null
  readonly why: 'opened' | 'purified' | 'tamed' | 'goal'
}

const unlisted = (effect: ActiveEffect, cell: CellId, why: 'opened' | 'purified'): Won => {
  const cells = (effect.cells ?? []).filter((one) => one !== cell)
  return cells.length === 0 ? { effect, left: null, why: 'goal' } : { effect, left: { ...effect, cells }, why }
}

/** What a mastery wins besides the cell: a city opened, a goal conquered, a purification, a water tamed by its `last` roll (TET-8). */
export const wonBy = (
  effects: readonly ActiveEffect[],
  kind: MasteryKind,
  here: CellId,
  roll: 'last' | 'more',
): readonly Won[] => {
  const of = (key: ActiveEffect['key']): readonly ActiveEffect[] => effects.filter((effect) => effect.key === key)
  switch (kind) {
    case 'closed':
      return of('closed-cities').flatMap((one) => (one.cells?.includes(here) ? [unlisted(one, here, 'opened')] : []))
    case 'conquest':
      return of('conquest').flatMap((effect) => (effect.cell === here ? [{ effect, left: null, why: 'goal' as const }] : []))
    case 'purification':
      return of('purification-tour').flatMap((one) => (one.cells?.includes(here) ? [unlisted(one, here, 'purified')] : []))
    case 'wet':
      return of('tamed-water').flatMap((effect) => {
        const wins = roll === 'last' && effect.cell === here && !effect.tamed
        return wins ? [{ effect, left: { ...effect, cells: undefined, tamed: true }, why: 'tamed' as const }] : []
      })
    default:
      return kind satisfies never
  }
}
