import { randomBytes } from 'node:crypto'
import { PROTOCOL } from '../../src/kit/wire.ts'
import type { Attacker } from '../../src/server/testing/attacks.ts'
import { dreamerNamed } from '../../src/server/testing/harness.ts'
import { askingFile, bulkyFile, crowdFile, hoursFile, skyFile, undoFile } from '../../src/server/testing/hostileFiles.ts'
import { pause } from '../../src/server/testing/processes.ts'
import { rawClient } from '../../src/server/testing/rawClient.ts'
import { asker, type Call, call, nextAddress, originOf, type Paper } from './calls.ts'
import { nameFrom } from './names.ts'
import { secrets } from './secrets.ts'

/** Every door at its bound: files as long, as wide and as much work as they may be, requests as often, messages as large and as dear. */

/** Made when it is its turn: together they are larger than what sends them. */
const FILES: readonly (() => string)[] = [
  () => crowdFile(3900),
  () => crowdFile(900),
  () => bulkyFile(24),
  () => askingFile(20_000),
  () => undoFile(24, 10, 2000),
  () => undoFile(3000, 250, 2000),
  () => skyFile(50, 2000),
  () => hoursFile(300, 2000),
  () => hoursFile(90_000, 1),
  () => ' '.repeat(30_000_000),
  () => `{"entries":[${'1,'.repeat(10_000_000)}1]}`,
]

const fileFrom =
  (first: number) =>
  async (attacker: Attacker): Promise<void> => {
    for (let at = first; at < FILES.length; at += 2) {
      const body = `{"name":"Trop","save":${FILES[at]?.() ?? '0'}}`
      const answer = await call(attacker, { method: 'POST', path: '/api/tables/saved', body })
      const { token } = JSON.parse(answer || '{}') as { token?: string }
      if (token === undefined) continue
      await call(attacker, { method: 'GET', path: '/api/table/save', token })
      await call(attacker, { method: 'DELETE', path: '/api/table', token })
    }
  }

/** Sent, and left alone. */
const filesGivenUp = async (attacker: Attacker): Promise<void> => {
  const body = `{"name":"Trop","save":${hoursFile(100, 2000)}}`
  await call(attacker, { method: 'POST', path: '/api/tables/saved', body, signal: AbortSignal.timeout(500) })
  await pause(1000)
}

const KEY = 'k'.repeat(43)

/** Each as often as an address may ask. */
const requests = async (attacker: Attacker): Promise<void> => {
  const { token } = attacker
  const address = nextAddress()
  const setup = {
    clock: { day: 1, hour: 'vaisseau' },
    dreamers: Array.from({ length: 24 }, (_, at) => ({ id: `d${at}`, ...dreamerNamed(`D${at}`) })),
  }
  const doors: readonly Call[] = [
    { method: 'POST', path: '/api/tables', body: JSON.stringify({ name: 'Une', setup }) },
    { method: 'POST', path: '/api/tables', body: JSON.stringify({ name: 'x'.repeat(130_000) }) },
    { method: 'POST', path: '/api/invitation', body: '{"code":"WRONG"}' },
    { method: 'POST', path: '/api/seats', body: '{"code":"WRONG","dreamer":"ana"}' },
    { method: 'POST', path: '/api/link', body: JSON.stringify({ code: 'WRONG', key: KEY }) },
    { method: 'GET', path: '/api/seat', token },
    { method: 'GET', path: '/api/table/save', token },
    { method: 'POST', path: '/api/seat/person', token, body: JSON.stringify({ name: nameFrom(attacker.chance) }) },
    { method: 'POST', path: '/api/seat/person', token, body: JSON.stringify({ name: '\u{1f468}\u200d'.repeat(20_000) }) },
    { method: 'POST', path: '/api/table/places', token, body: '{"places":0}' },
    { method: 'POST', path: '/api/table/watcher/free', token, body: JSON.stringify({ watcher: nameFrom(attacker.chance) }) },
    { method: 'POST', path: '/api/table/watcher/banish', token, body: '{"watcher":"nobody"}' },
    { method: 'POST', path: '/api/seat/follow', token, body: '{"dreamer":"zed"}' },
    { method: 'POST', path: '/api/seat/link', token, body: '{}' },
    { method: 'POST', path: '/api/table/free', token, body: '{"dreamer":"nobody"}' },
    { method: 'POST', path: '/api/table/handover', token, body: '{"dreamer":"zed"}' },
    { method: 'POST', path: '/api/table/gardien', token, body: '{}' },
    { method: 'POST', path: '/api/table/approval', token, body: '{"approval":false}' },
    { method: 'POST', path: '/api/table/admit', token, body: '{"request":"nobody"}' },
    { method: 'POST', path: '/api/table/refuse', token, body: '{"request":"nobody","until":"now"}' },
    { method: 'GET', path: '/healthz' },
    { method: 'GET', path: '/readyz' },
    { method: 'GET', path: '/nowhere' },
  ]
  await Promise.all(doors.map((door) => call(attacker, door, address)))
  // Ten a second for one address, and for one seat.
  await pause((doors.length * 1000) / 10)
}

const newKey = (): string => randomBytes(32).toString('base64url')

/** Comes to a table of their own, leaves, renews keys and codes, is sent away for good: each is written, and told to whoever is there. */
const comingAndGoing = async (attacker: Attacker): Promise<void> => {
  const ask = asker(attacker)
  const post = (path: string, token: string | undefined, body: object): Promise<Paper> => ask('POST', path, token, body)
  let { token: keeper, codes } = await post('/api/tables', undefined, { name: 'Va-et-vient' })
  const first = await post('/api/seats', undefined, { code: codes?.players, bring: dreamerNamed('Zoe') })
  const dreamer = first.role?.seat
  await ask('DELETE', '/api/seat', first.token)
  for (let round = 0; round < 10 && codes; round++) {
    const browser = `${round}`
    const { token } = await post('/api/seats', undefined, { code: codes.players, dreamer, browser })
    await post('/api/table/bot', token, { dreamer, bot: 'nobody' })
    const renewed = await post('/api/seat/renew', token, { key: newKey() })
    await post('/api/seats', undefined, { code: codes.spectators, dreamer })
    if (round % 2 === 0) await ask('DELETE', '/api/seat', renewed.token)
    else await post('/api/table/banish', keeper, { dreamer })
    ;({ token: keeper, codes } = await post('/api/seat/renew', keeper, { key: newKey() }))
    const fresh = (await post('/api/table/codes', keeper, {})) as Paper['codes']
    codes = fresh?.players === undefined ? codes : fresh
  }
  await ask('DELETE', '/api/table', keeper)
}

/** What is said at a seat, as often as it may be: sixty a second. */
const messages = async (attacker: Attacker): Promise<void> => {
  const client = await rawClient(originOf(attacker)).catch(() => null)
  if (!client) return
  client.say({ type: 'hello', protocol: PROTOCOL, token: attacker.token, from: 0 })
  const setup = { id: `d${attacker.chance.below(1e9)}`, ...dreamerNamed('Foule') }
  const said: readonly ((id: string) => unknown)[] = [
    (id) => ({ type: 'command', id, command: { type: 'addDreamer', setup } }),
    (id) => ({ type: 'command', id, command: { type: 'advance', hours: 336 } }),
    (id) => ({ type: 'command', id, command: { type: 'rollSecret', count: 1, sides: 20, note: 'n'.repeat(500) } }),
    (id) => ({ type: 'undo', id, target: { scope: ':table' } }),
    (id) => ({ type: 'undo', id }),
    (id) => ({ type: 'viewAt', id, n: 1 }),
    (id) => ({ type: 'journal', id, after: 0 }),
    (id) => ({ type: 'command', id, command: { type: 'correct', dreamer: 'zed', sheet: { spells: ['x'.repeat(120_000)] } } }),
    (id) => ({ type: 'view', id }),
    (id) => ({ type: 'speak', id, to: 'all', text: 'x'.repeat(200) }),
    (id) => ({ type: 'point', id, to: 'all', place: 'A1' }),
    (id) => ({ type: 'letSpectatorsSpeak', id, may: true }),
    (id) => ({ type: 'letTakeBack', id, by: { kind: 'gardien' }, said: 'nothing' }),
    (id) => ({ type: 'enterDie', id, die: 'nothing', face: 1 }),
    (id) => ({ type: 'refuseUndo', id, request: 'nothing' }),
  ]
  for (let at = 0; at < 600 && client.isOpen(); at++) {
    client.say(said[at % said.length]?.(`${attacker.chance.below(1e12)}`))
    await pause(17)
  }
  client.close()
}

export const DOOR_ATTACKS = {
  filesOdd: fileFrom(1),
  filesEven: fileFrom(0),
  filesGivenUp,
  requests,
  comingAndGoing,
  messages,
  secrets,
}
