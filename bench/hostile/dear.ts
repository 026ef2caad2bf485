import { WebSocket } from 'ws'
import { choose } from '../../src/games/duel/bot/bots.ts'
import type { View } from '../../src/games/duel/rules/public.ts'
import { seededDice } from '../../src/kit/dice.ts'
import { createPatchedView } from '../../src/kit/patchedView.ts'
import { PROTOCOL } from '../../src/kit/wire.ts'
import type { Attacker } from '../../src/server/testing/attacks.ts'
import { hoursFile } from '../../src/server/testing/hostileFiles.ts'
import { pause } from '../../src/server/testing/processes.ts'
import { lineAddress, rawClient } from '../../src/server/testing/rawClient.ts'
import { asker, call, originOf, type Paper } from './calls.ts'

const dice = seededDice(1)

/** What costs whoever asks little, and the server much. */

const hello = (token: string | undefined) => ({ type: 'hello', protocol: PROTOCOL, token, from: 0 })

/** One file of as many events as it may have, then twice a second somebody who has missed all of it; one of them leafs through it too. */
const comingBack = async (attacker: Attacker): Promise<void> => {
  const body = `{"name":"Long","save":${hoursFile(300, 2000)}}`
  const { token } = JSON.parse((await call(attacker, { method: 'POST', path: '/api/tables/saved', body })) || '{}') as Paper
  if (token === undefined) return pause(10_000)
  for (let at = 0; at < 120; at++) {
    const client = await rawClient(originOf(attacker)).catch(() => null)
    client?.say(hello(token))
    for (let page = 0; page < 20; page++) client?.say({ type: 'journal', id: `${page}`, after: page * 14 })
    await pause(500)
    client?.close()
  }
  await call(attacker, { method: 'DELETE', path: '/api/table', token })
}

const SEATS = ['a', 'b', 'c', 'd']
const GAMES = 20

/** One table at which three think as hard as they can, whoever opened it keeping them busy. */
const keepThinking = async (attacker: Attacker): Promise<void> => {
  const ask = asker(attacker)
  const setup = { advanced: false, seats: SEATS.map((id) => ({ id, name: id.toUpperCase() })), position: null }
  const { token } = await ask('POST', '/api/tables', undefined, { name: 'Penseurs', game: 'duel', setup })
  const client = await rawClient(originOf(attacker)).catch(() => null)
  if (token === undefined || !client) return pause(1000)
  for (const dreamer of SEATS.slice(1)) await ask('POST', '/api/table/bot', token, { dreamer, bot: 'lucide' })
  const view = createPatchedView()
  let heard = 0
  client.say(hello(token))
  for (let at = 0; at < 3000 && client.isOpen(); at++) {
    for (; heard < client.heard.length; heard++) {
      const message = client.heard[heard] as { type: string; n: number; view: unknown; news: never }
      if (message.type === 'welcome') view.stand(message.n, message.view)
      if (message.type === 'feed') view.change(message.news)
    }
    const seen = view.now() as View | undefined
    if (seen?.phase === 'over') break
    if (seen?.awaited.includes('a')) client.say({ type: 'command', id: `${at}`, command: choose('somnolent', seen, 'a', dice) })
    await pause(100)
  }
  client.close()
  await ask('DELETE', '/api/table', token)
}

const thinking = async (attacker: Attacker): Promise<void> => {
  await Promise.all(Array.from({ length: GAMES }, () => keepThinking(attacker)))
}

/** Browsers that were never there, at a door that somebody else is to come in by. */
const knocking = async (attacker: Attacker): Promise<void> => {
  const ask = asker(attacker)
  const { token, codes } = await ask('POST', '/api/tables', undefined, { name: 'Porte' })
  await ask('POST', '/api/table/approval', token, { approval: true })
  for (let at = 0; at < 40; at++)
    await ask('POST', '/api/seats', undefined, {
      code: codes?.spectators,
      dreamer: '',
      browser: `b${at}`,
      person: { name: `B${at}` },
    })
  await ask('DELETE', '/api/table', token)
}

/** Lines on which nobody ever says hello. */
const sayingNothing = async (attacker: Attacker): Promise<void> => {
  const sockets = Array.from({ length: 40 }, () => new WebSocket(lineAddress(originOf(attacker))))
  for (const socket of sockets) socket.on('error', () => {})
  await pause(15_000)
  for (const socket of sockets) socket.terminate()
}

export const DEAR_ATTACKS = { comingBack, thinking, knocking, sayingNothing }
