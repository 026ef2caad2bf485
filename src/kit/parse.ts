import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { NAME_HIDES } from './name.ts'
import { type Refusal, refusal } from './refusal.ts'

const LONGEST = 80

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Input as the schema wants it, or a refusal that names the first wrong field. */
export const parseWith = <Schema extends GenericSchema>(
  schema: Schema,
  input: unknown,
): InferOutput<Schema> | Refusal<'malformed' | typeof NAME_HIDES> => {
  const result = safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const hiding = [issue, ...(issue.issues ?? [])].find(({ message }) => message === NAME_HIDES)
  if (hiding) return refusal(NAME_HIDES, null, { field: getDotPath(hiding) ?? '' })
  return refusal('malformed', null, {
    field: getDotPath(issue) ?? '',
    expected: shortened(issue.expected ?? issue.message),
    received: shortened(issue.received),
  })
}

type OfType = GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } }

/** A variant tries its options one after the other; the one that is meant is known by its type. */
export const parserByType = <Schema extends GenericSchema & { readonly options: readonly OfType[] }>(schema: Schema) => {
  const byType = new Map<unknown, GenericSchema>(schema.options.map((option) => [option.entries.type.literal, option]))
  return (input: unknown): InferOutput<Schema> | Refusal<'malformed'> => {
    const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined
    return parseWith(byType.get(type) ?? schema, input) as InferOutput<Schema> | Refusal<'malformed'>
  }
}
