import { same } from '../../../../kit/same.ts'
import type { Command, CommandOf, DreamerView } from '../../rules/public.ts'
import type { ParsedSetup } from './dreamerForm.ts'

/** A position is set by hand only between journeys. */
export const mayPlace = ({ phase }: Pick<DreamerView, 'phase'>): boolean => phase === 'awake' || phase === 'asleep'

const differing = <T extends object>(now: T, then: Readonly<Record<string, unknown>>): Partial<T> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !same(value, then[key]))) as Partial<T>

/** The words that make the dreamer of the journal into the one on the sheet: only what changed. */
export const correctionsOf = (board: DreamerView, setup: ParsedSetup, position: string | null): readonly Command[] => {
  const before = { ...board.sheet, own: board.sheet.own ?? [] }
  const sheet = differing({ ...setup.sheet, own: setup.sheet.own ?? [] }, before) as NonNullable<CommandOf<'correct'>['sheet']>
  const { dream, fatigue, repression } = setup
  const changes = {
    ...(Object.keys(sheet).length > 0 ? { sheet } : {}),
    ...differing({ dream, fatigue, repression }, { ...board }),
  }
  const moved = position !== null && position !== board.position && mayPlace(board)
  return [
    ...(Object.keys(changes).length > 0 ? [{ type: 'correct' as const, dreamer: board.id, ...changes }] : []),
    ...(moved ? [{ type: 'place' as const, dreamer: board.id, cell: setup.position, hidden: false }] : []),
  ]
}
