import { connect } from 'node:net'
import { PROTOCOL } from '../../kit/wire.ts'
import type { Chance } from './chance.ts'
import { type RawClient, rawClient } from './rawClient.ts'

/** Whoever wishes the server ill: on this machine only, with a seat at a table of their own. */
export interface Attacker {
  readonly port: number
  /** The key to that seat. */
  readonly token: string
  readonly chance: Chance
}

const originOf = ({ port }: Attacker): string => `http://127.0.0.1:${port}`

/** Ends with the connection closed by the server, or given up. */
const withClient = async (attacker: Attacker, act: (client: RawClient) => Promise<void> | void): Promise<void> => {
  const client = await rawClient(originOf(attacker)).catch(() => null)
  if (!client) return
  try {
    await act(client)
  } finally {
    client.close()
  }
}

const hello = ({ token }: Attacker) => ({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2))
const MANY = 1500

const readNothing = (attacker: Attacker): Promise<void> =>
  withClient(attacker, async (client) => {
    client.say(hello(attacker))
    client.stopReading()
    for (let at = 0; at < MANY; at++) {
      client.say({ type: at % 2 === 0 ? 'viewAt' : 'journal', id: `${at}`, n: 1, after: 0 })
      if (at % 50 === 0) await aMoment()
    }
  })

const flood = (attacker: Attacker): Promise<void> =>
  withClient(attacker, async (client) => {
    client.say(hello(attacker))
    for (let at = 0; at < MANY && client.isOpen(); at++) {
      client.say({ type: 'viewAt', id: `${at}`, n: 0 })
      if (at % 50 === 0) await aMoment()
    }
  })

const PACKETS = ['', '[]', '{', 'null', '2["join"]', '"hello"', '{"type":"hello"}']

const oddPackets = (attacker: Attacker): Promise<void> =>
  withClient(attacker, async (client) => {
    for (let at = 0; at < MANY && client.isOpen(); at++) {
      if (attacker.chance.once(3)) client.socket.ping()
      client.write(attacker.chance.pick(PACKETS) ?? '')
      if (at % 50 === 0) await aMoment()
    }
  })

const malformed = (attacker: Attacker): Promise<void> =>
  withClient(attacker, async (client) => {
    const { chance } = attacker
    const depth = chance.below(20_000)
    const words = [
      null,
      7,
      {},
      { type: 'command', id: {} },
      { type: 'command', id: 'x', command: 'x'.repeat(chance.below(100_000)) },
    ]
    client.say(hello(attacker))
    client.write(`{"type":"command","id":"deep","command":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    for (let at = 0; at < 40; at++) client.say(chance.pick(words))
    await aMoment()
  })

const HALVES = [
  '',
  'GET / HT',
  'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{',
  '\0\0\0\r\n\r\n',
  'GET /live HTTP/1.1\r\nupgrade',
]

/** Said by half and left open, until the server has had enough or the next round comes. */
const halfSent = async ({ port, chance }: Attacker): Promise<void> => {
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(chance.pick(HALVES) ?? '')
    return socket
  })
  for (let at = 0; at < 50; at++) await aMoment()
  for (const socket of sockets) socket.destroy()
}

const wrongCodes = async (attacker: Attacker): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const guess = () =>
    fetch(`${originOf(attacker)}/api/invitation`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ code: `${attacker.chance.below(1e9)}` }),
    })
      .then((answer) => answer.text())
      .catch(() => null)
  await Promise.all(Array.from({ length: 30 }, guess))
  await withClient(attacker, async (client) => {
    client.say({ ...hello(attacker), token: `${attacker.chance.below(1e9)}` })
    await aMoment()
  })
}

export const ATTACKS = { readNothing, flood, oddPackets, malformed, halfSent, wrongCodes }
