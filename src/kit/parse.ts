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
