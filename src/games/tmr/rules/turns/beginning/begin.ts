import type { DragonEntry } from '../../dreamer/dragon.ts'
import type { ActiveEffect } from '../../dreamer/effect.ts'
import type { CellId } from '../../map/map.ts'
import { ddrTotal, rollDdr } from '../../rolls/check.ts'
import type { Turn } from '../turn.ts'

/** What is drawn, and the perpetual queue it comes from, if any. */
export interface Drawn {
  readonly entry: DragonEntry
  readonly of?: number | undefined
}

/** What follows at once from a draw. */
export type Beginning = (turn: Turn, drawn: Drawn) => void

type Fields = Omit<Partial<ActiveEffect>, 'n' | 'until' | 'of'>

/** DRG-5: N. */
export const rollLength = (turn: Turn): number => 7 + ddrTotal(rollDdr(turn.dice, 'length'))

const lastDay = (turn: Turn, { lasts }: DragonEntry): Pick<ActiveEffect, 'until'> => {
  if (!lasts) return {}
  return { until: turn.table.clock.day + (lasts === 'day' ? 1 : rollLength(turn)) }
}

/** DRG-4, DRG-5: numbered as it comes; its days are rolled last. */
export const start = (turn: Turn, { entry, of }: Drawn, fields: Fields = {}): void => {
  const effect: ActiveEffect = {
    n: turn.me.depths.next,
    id: entry.id,
    key: entry.key ?? null,
    ...fields,
    ...lastDay(turn, entry),
    ...(of === undefined ? {} : { of }),
  }
  turn.apply([{ type: 'effectBegan', effect: effect as Mutable<ActiveEffect> }])
}

type Mutable<Of> = {
  -readonly [Field in keyof Of]: Of[Field] extends readonly CellId[] | undefined ? CellId[] | undefined : Of[Field]
}

/** A cell drawn, told to the player: a goal, a flood, a hole. */
export const drawCell = (turn: Turn, among: readonly CellId[]): CellId => turn.dice.roll({ label: 'cell', among }) as CellId
