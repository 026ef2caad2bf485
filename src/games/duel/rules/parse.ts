import * as v from 'valibot'
import { isArtefact, isDreamer, isPower } from './cards/cards.ts'
import { PLAIN_KINDS } from './cards/traits.ts'

/** The pieces that setups, commands and events are made of. */
export const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
export const text = (length: number) => v.pipe(v.string(), v.maxLength(length))
export const seat = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
export const power = v.custom<string>(isPower, 'is not a power')
export const dreamer = v.custom<string>(isDreamer, 'is not a dreamer')
export const artefact = v.custom<string>(isArtefact, 'is not an artefact')
export const kind = v.picklist(PLAIN_KINDS)
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most), v.readonly())
