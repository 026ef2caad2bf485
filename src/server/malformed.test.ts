import { expect, test } from 'vitest'
import { GARDIEN, joueur, type Role, roleKey } from '../kit/roles.ts'
import { PROTOCOL } from '../kit/wire.ts'
import { createSession, type Session } from './session.ts'
import type { Out } from './table/openTable.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { type LooseTable, looseTable } from './testing/looseTable.ts'

/** `npm run test:long` sends a hundred thousand. */
const MESSAGES = Number(process.env.MALFORMED_MESSAGES ?? 5000)
const AT_ONE_TABLE = 1000
const ROLES: readonly Role[] = [GARDIEN, joueur('ana')]
const TYPES = [
  ...['hello', 'command', 'undo', 'refuseUndo', 'enterDie', 'viewAt', 'journal'],
  ...['speak', 'point', 'letSpectatorsSpeak', '__proto__', 'constructor', ''],
]
const FIELDS = [
  'id',
  'command',
  'faces',
  'target',
  'request',
  'die',
  'face',
  'n',
  'after',
  'token',
  'protocol',
  'from',
  'text',
  'to',
  'place',
  'may',
  '__proto__',
]
const COMMANDS = ['ascend', 'move', 'goTo', 'cast', 'correct', 'addDreamer', 'setOptions', 'tear', 'nothing', 'toString']
const OF_COMMAND = ['dreamer', 'to', 'path', 'cell', 'spell', 'note', 'sheet', 'setup', 'options', 'hours', 'text', 'constructor']

/** Anything JSON can carry, mostly wrong. */
const anything = (chance: Chance, depth: number): unknown => {
  const whole = chance.below(2_000_000_001) - 1_000_000_000
  const plain = [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    whole,
    1e308,
    '',
    'ana',
    '\u0000',
    '\ud800',
    'x'.repeat(chance.below(3000)),
    {},
    [],
  ]
  if (depth === 0 || !chance.once(3)) return chance.pick(plain)
  if (chance.once(2)) return Array.from({ length: chance.below(6) }, () => anything(chance, depth - 1))
  return record(chance, depth, OF_COMMAND)
}

const record = (chance: Chance, depth: number, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: chance.below(5) }, () => [chance.pick(names) ?? '', anything(chance, depth - 1)]))

const command = (chance: Chance): unknown =>
  chance.once(4) ? anything(chance, 4) : { type: chance.pick(COMMANDS), dreamer: 'ana', ...record(chance, 3, OF_COMMAND) }

const deep = (chance: Chance): unknown => {
  const depth = chance.below(5000)
  return { type: 'command', id: 'deep', command: JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) }
}

const message = (chance: Chance, at: number): unknown => {
  if (chance.once(50)) return deep(chance)
  if (chance.once(6)) return anything(chance, 4)
  return { type: chance.pick(TYPES), id: `${at}`, command: command(chance), ...record(chance, 3, FIELDS) }
}

interface Line {
  readonly session: Session
  readonly heard: Out[]
  readonly open: () => boolean
}

const sit = async ({ table }: LooseTable, role: Role, onFault: (error: unknown) => void): Promise<Line> => {
  const heard: Out[] = []
  let open = true
  const close = (): void => {
    open = false
  }
  const session = createSession({
    pipe: { send: (said) => void heard.push(said), close },
    usher: { seatOf: async () => ({ table, role, key: roleKey(role), keeps: false }) },
    limits: { MAX_CONNECTIONS_PER_SEAT: 1e9 },
    onFault,
  })
  session.receive({ type: 'hello', protocol: PROTOCOL, token: 'a', from: 0 })
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard[0]?.type).toBe('welcome')
  return { session, heard, open: () => open }
}

/** How many of so many were answered at once; fails when something broke. */
const sendAll = async (seed: number, messages: number): Promise<number> => {
  const chance = chanceOf(seed)
  const loose = await looseTable(seed, ['ana', 'bo'])
  const faults: unknown[] = []
  let line = await sit(loose, GARDIEN, (error) => faults.push(error))
  let answered = 0
  for (let at = 0; at < messages; at++) {
    if (!line.open()) {
      line.session.gone()
      line = await sit(loose, chance.pick(ROLES) ?? GARDIEN, (error) => faults.push(error))
    }
    line.heard.length = 0
    line.session.receive(message(chance, at))
    await new Promise((resolve) => setImmediate(resolve))
    answered += line.heard.length > 0 ? 1 : 0
    if (line.heard.some((said) => said.type === 'answer' && JSON.stringify(said).includes('"internal"')))
      expect.fail(`table ${seed}, message ${at} broke something`)
  }
  line.session.gone()
  expect(faults).toEqual([])
  const last = await loose.table.handle(GARDIEN, { type: 'command', id: 'well', command: { type: 'advance', hours: 1 } })
  expect(last).toEqual({ type: 'answer', id: 'well', answer: { ok: true } })
  return answered
}

test(`${MESSAGES} malformed messages: each answered with something typed, and the table plays on`, async () => {
  let answered = 0
  for (let seed = 1; seed <= Math.ceil(MESSAGES / AT_ONE_TABLE); seed++) answered += await sendAll(seed, AT_ONE_TABLE)
  expect(answered).toBeGreaterThan(MESSAGES * 0.8)
}, 3_600_000)
