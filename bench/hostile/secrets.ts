import { PROTOCOL } from '../../src/kit/wire.ts'
import type { Attacker } from '../../src/server/testing/attacks.ts'
import type { Chance } from '../../src/server/testing/chance.ts'
import { dreamerNamed } from '../../src/server/testing/harness.ts'
import { pause } from '../../src/server/testing/processes.ts'
import { type RawClient, rawClient } from '../../src/server/testing/rawClient.ts'
import { asker, originOf, type Paper } from './calls.ts'
import { nameFrom } from './names.ts'

/** In every secret note. */
const MARK = '🤫'
const CELLS = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8'] as const
const SAID = 200

/** Notes written, changed and taken away, encounters sent and taken back: of those that are there, and of nobody. */
const secretOf = (chance: Chance, to: string): unknown => {
  const cell = chance.pick(CELLS)
  const on = chance.pick<unknown>([{ kind: 'table' }, { kind: 'cell', cell }, { kind: 'dreamer', dreamer: to }])
  return chance.pick<unknown>([
    { type: 'note', on, text: `${MARK} سرّ 秘 ${'x'.repeat(chance.below(520))}` },
    { type: 'note', on, text: chance.once(2) ? '' : '\u0301'.repeat(400) },
    { type: 'sendEncounter', to, cell: chance.once(4) ? null : cell, kind: 'mangeur', strength: chance.below(100) },
    { type: 'sendEncounter', to: nameFrom(chance), cell, kind: 'nobody' },
    { type: 'recallEncounter', to, cell },
  ])
}

const hello = async (attacker: Attacker, { token }: Paper, watch?: string): Promise<RawClient> => {
  const client = await rawClient(originOf(attacker))
  client.say({ type: 'hello', protocol: PROTOCOL, from: 0, token, ...(watch !== undefined && { watch }) })
  return client
}

/** At a table of their own: the gardien writes what is theirs alone, players watch each other, may and may not, and are called otherwise each time. */
const playSecretly = async (attacker: Attacker): Promise<void> => {
  const { chance } = attacker
  const ask = asker(attacker)
  const keeper = await ask('POST', '/api/tables', undefined, { name: 'Secrets' })
  if (!keeper.codes) return
  const { players, spectators } = keeper.codes
  const sit = (name: string): Promise<Paper> =>
    ask('POST', '/api/seats', undefined, { code: players, bring: dreamerNamed('Zoe'), person: { name } })
  const [one, other] = [await sit('Une'), await sit('Deux')]
  const seat = other.role?.seat ?? ''
  const watcher = await ask('POST', '/api/seats', undefined, { code: spectators, dreamer: seat, person: { name: '李' } })
  const gardien = await hello(attacker, keeper)
  const others = [await hello(attacker, one), await hello(attacker, other), await hello(attacker, watcher)]
  for (let at = 0; at < SAID && gardien.isOpen(); at++) {
    gardien.say({ type: 'command', id: `${at}`, command: secretOf(chance, seat) })
    if (at % 20 === 0) await ask('POST', '/api/table/watching', keeper.token, { watching: at % 40 === 0 })
    if (at % 20 === 5) others.push(await hello(attacker, one, chance.once(4) ? nameFrom(chance) : seat))
    if (at % 20 === 10) await ask('POST', '/api/seat/person', other.token, { name: nameFrom(chance) })
    await pause(20)
  }
  if (gardien.isOpen() && !gardien.text().includes(MARK)) throw new Error('no note was written')
  if (others.some((client) => client.text().includes(MARK))) throw new Error('a secret note was sent to somebody else')
  for (const client of [gardien, ...others]) client.close()
  await ask('DELETE', '/api/table', keeper.token)
}

/** A server too busy to take a connection refuses it: the next round comes. */
export const secrets = (attacker: Attacker): Promise<void> =>
  playSecretly(attacker).catch((error: Error) => {
    if (error.message.includes('note')) throw error
  })
