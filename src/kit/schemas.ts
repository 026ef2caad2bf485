import * as v from 'valibot'

/** What a schema reads, not to be changed. */
export type Read<Schema extends v.GenericSchema> = Kept<v.InferOutput<Schema>>
type Kept<T> = T extends readonly (infer Item)[]
  ? readonly Kept<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Kept<T[Key]> }
    : T

export const nameSchema = v.pipe(v.string(), v.maxLength(200))

const gardien = v.strictObject({ kind: v.literal('gardien') })

export const roleSchema = v.variant('kind', [
  gardien,
  v.strictObject({ kind: v.picklist(['joueur', 'spectateur']), seat: nameSchema }),
])

/** Those who play or keep the table. */
export const playingSchema = v.variant('kind', [gardien, v.strictObject({ kind: v.literal('joueur'), seat: nameSchema })])

export const refusalSchema = v.object({
  code: v.string(),
  rule: v.nullable(v.string()),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
})
