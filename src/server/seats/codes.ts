import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Codes } from '../../kit/doors.ts'

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789'
const LENGTH = 8
const UNBIASED = 256 - (256 % ALPHABET.length)

/** A seat: whoever holds it sits there. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const newTableId = (): string => randomBytes(9).toString('base64url')

export const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** All that is kept of a token or a code. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]
const sealingKey = (key: string): Buffer => createHmac('sha256', key).update('seal').digest()

/** Readable by whoever holds the key, and by nobody else: not by the server either. */
export const seal = (secret: string, key: string): string => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, sealingKey(key), nonce)
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

export const unseal = (sealed: string, key: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, sealingKey(key), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
}

const derived = (seed: string, purpose: string): string => {
  let code = ''
  for (let block = 0; code.length < LENGTH; block++) {
    const bytes = createHmac('sha256', seed).update(`${purpose} ${block}`).digest()
    for (const byte of bytes) if (byte < UNBIASED && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}

/** The codes of a table follow from a seed that only the gardien's keys open, so that the gardien finds them again and the server keeps none. */
export const codesOf = (seed: string, renewals: number): Codes => ({
  players: derived(seed, `players ${renewals}`),
  spectators: derived(seed, `spectators ${renewals}`),
})

/** As people type it: any case, with spaces or dashes. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
