import * as v from 'valibot'
import { HOURS } from './dreamer/clock.ts'
import { LOWEST_LEVEL } from './dreamer/draconic.ts'
import { DIRECTIONS } from './map/geometry.ts'
import { type CellId, isCellId } from './map/map.ts'
import type { DreamerId } from './state.ts'

/** The pieces that setups, commands and events are made of. */
export const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
export const text = (length: number) => v.pipe(v.string(), v.maxLength(length))
export const cell = v.custom<CellId>(isCellId, 'is not a cell of the map')
export const direction = v.picklist(DIRECTIONS)
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))
export const dreamer = v.custom<DreamerId>((input) => v.is(id, input), 'is not an id')
export const hour = v.picklist(HOURS)
export const moment = v.object({ day: whole(0, 1_000_000), hour })
export const level = whole(LOWEST_LEVEL, 99)
export const draconic = v.object({ oniros: level, hypnos: level, narcos: level, thanatos: level })
export const stamina = v.union([v.object({ endurance: whole(1, 99) }), v.object({ boxes: whole(1, 999) })])
