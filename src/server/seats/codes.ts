import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789'
const LENGTH = 8
const UNBIASED = 256 - (256 % ALPHABET.length)

export interface Codes {
  readonly players: string
  readonly spectators: string
}

/** A seat: whoever holds it sits there. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const newTableId = (): string => randomBytes(9).toString('base64url')

export const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** All that is kept of a token or a code. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const derived = (token: string, purpose: string): string => {
  let code = ''
  for (let block = 0; code.length < LENGTH; block++) {
    const bytes = createHmac('sha256', token).update(`${purpose} ${block}`).digest()
    for (const byte of bytes) if (byte < UNBIASED && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}

/** The codes of a table follow from the gardien's token, so that the gardien finds them again and the server keeps none. */
export const codesOf = (gardienToken: string, renewals: number): Codes => ({
  players: derived(gardienToken, `players ${renewals}`),
  spectators: derived(gardienToken, `spectators ${renewals}`),
})

/** As people type it: any case, with spaces or dashes. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
