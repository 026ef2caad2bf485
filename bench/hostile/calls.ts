import type { Attacker } from '../../src/server/testing/attacks.ts'
import { pause } from '../../src/server/testing/processes.ts'

export const originOf = ({ port }: Attacker): string => `http://127.0.0.1:${port}`

let addresses = 0
/** Another address each time. */
export const nextAddress = (): string => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

export interface Call {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: string
  readonly signal?: AbortSignal
}

export const call = (attacker: Attacker, { method, path, token, body, signal }: Call, address = nextAddress()): Promise<string> =>
  fetch(`${originOf(attacker)}${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
    .then((answer) => answer.text())
    .catch(() => '')

/** A seat, as the server gives it. */
export interface Paper {
  readonly token?: string
  readonly role?: { readonly seat?: string }
  readonly codes?: { readonly players: string; readonly spectators: string }
}

type Ask = (method: 'POST' | 'DELETE', path: string, token: string | undefined, body?: object) => Promise<Paper>

/** One who asks as often as an address and a seat may: ten a second. */
export const asker = (attacker: Attacker): Ask => {
  const address = nextAddress()
  return async (method, path, token, body = {}) => {
    await pause(100)
    const asked = { method, path, body: JSON.stringify(body), ...(token !== undefined && { token }) }
    return JSON.parse((await call(attacker, asked, address)) || '{}') as Paper
  }
}
