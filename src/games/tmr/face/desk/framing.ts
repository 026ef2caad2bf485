import type { Framing as HouseFraming, FramedQuestion as HouseQuestion } from '../../../../house/play/index.ts'
import { useFraming as useHouseFraming } from '../../../../house/play/index.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import type { CellId } from '../../rules/public.ts'
import { COACH } from '../words/settings.ts'
import { useDesk, useOwnSeat } from './context.ts'
import type { Desk } from './desk.ts'

/** What practice puts around the same board and the same cards. */
export interface Framing extends HouseFraming {
  readonly question?: FramedQuestion
  /** What one goes up for: it is not asked. */
  readonly goal: Pick<Desk, 'spell' | 'wanders'>
  /** The answer is to be one's own: until it is given, nothing is advised. */
  readonly advice?: 'kept-back'
  /** What each decision was worth is said here too. */
  readonly coach?: 'speaks'
  /** Where a journey of before, walked again beside this one, is by now. */
  readonly beside?: CellId | undefined
  /** A night stops at each hour, for what it gave to be told; or there is not an hour left, and nothing that takes one is offered. */
  readonly sleeps?: 'hourByHour' | 'never'
  /** What is left of it, the present one included, what is said of an answer after which there is too little, and of sleep, which takes hours. */
  readonly time?: { readonly of: 'rounds' | 'hours'; readonly left: number; readonly late: string; readonly slept: string }
  /** TGT-4: the dream points of whoever the spell is for. */
  readonly foe?: number | undefined
}

export interface FramedQuestion extends HouseQuestion {
  /** The cells it is about, and what picking one means. */
  readonly cells: readonly CellId[]
  /** All that is to be in sight of the map beside the figure. */
  readonly sights: readonly CellId[]
  /** HID-2: lost, the land to be seen beside the cells that fit: the printed map is known to all. */
  readonly around?: readonly CellId[]
  /** Once answered: the ways, the waters on them with their chance, and what is out of reach. */
  readonly shows?: FramedShow
  readonly onCell?: (cell: CellId) => void
}

export interface FramedShow {
  /** The way that is spoken of; empty: none. */
  readonly way: readonly CellId[]
  /** Another, to be held against it. */
  readonly other: readonly CellId[]
  /** Lost: where each cell that fits would lead. */
  readonly hops: readonly (readonly [from: CellId, to: CellId])[]
  /** Cells with a word on them. */
  readonly labels: ReadonlyMap<CellId, string>
  /** All else dims; empty: nothing does. */
  readonly reach: readonly CellId[]
}

/** Null in free play. */
export const useFraming = useHouseFraming as () => Framing | null

/** HID-3: where the steps of a lost dreamer lead is told, unless that is what an exercise asks. */
export const useForetells = (): boolean => useFraming()?.question === undefined

/** A coach says nothing before an answer, unless asked: no mark on an answer, no way on the map. Nor is anything said beside a guide. */
export const useTellsBest = (): boolean => {
  const { log } = useOwnSeat()
  const coached = useGameSetting(COACH) && log !== null
  const asked = useDesk((state) => state.asksAdvice)
  const keptBack = useFraming()?.advice === 'kept-back'
  return !keptBack && (!coached || asked)
}
