import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import { fromBase64url, toBase64url } from '../../practice/index.ts'

/** Longer than this, programs cut addresses or refuse them. */
export const LONGEST_LINK = 8000
/** Far beyond any moment: a link from elsewhere must not fill the memory. */
const MOST_BYTES = 2_000_000

const through = async (bytes: Uint8Array, by: GenericTransformStream): Promise<Uint8Array> => {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(by).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MOST_BYTES) throw new Error('too long')
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/** A text in the letters of an address. */
export const packed = async (text: string): Promise<string> =>
  toBase64url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))

/** The text again, or why not: a link loses its end easily. */
export const unpacked = async (letters: string): Promise<string | Refusal> => {
  const bytes = fromBase64url(letters)
  if (!bytes) return refusal('not-json')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return refusal('not-json')
  }
}
