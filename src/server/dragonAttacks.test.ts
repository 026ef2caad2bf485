import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Command, type TableSetup, tmr } from '../games/tmr/rules/index.ts'
import type { DreamerId, DreamerSetup } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { WireAnswer } from '../kit/wire.ts'
import { dreamerNamed, startTestServer, sure, type TestServer } from './testing/harness.ts'
import { type TappedTable, tapTable } from './testing/tappedTable.ts'

const [ANA, BO] = ['ana' as DreamerId, 'bo' as DreamerId]
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ makeDice: () => seededDice(4), config: { MESSAGE_BURST: 1000 } })
})
afterAll(() => server.stop())

type Effects = NonNullable<DreamerSetup['effects']>

/** Two dreamers at noon, the first under these effects. */
const setupUnder = (effects: readonly object[]): TableSetup =>
  sure(
    tmr.parseSetup({
      clock: { day: 1, hour: 'couronne' },
      options: { ascents: 'free', dice: 'program', places: 'drawn', odds: true, dragons: true },
      dreamers: [
        { id: ANA, ...dreamerNamed('Ana'), effects: effects as Effects },
        { id: BO, ...dreamerNamed('Bo') },
      ],
    }),
  )

const codeOf = (answer: WireAnswer): string => {
  if (answer.ok) return 'done'
  return 'refusal' in answer ? answer.refusal.code : 'needs'
}

interface Attack {
  readonly table: TappedTable
  says(command: object): Promise<string>
  gardienSays(command: Command): Promise<string>
}

const attackUnder = async (...effects: readonly object[]): Promise<Attack> => {
  const table = await tapTable(server, setupUnder(effects), ANA)
  let said = 0
  const say = async (who: 'player' | 'gardien', command: object): Promise<string> =>
    codeOf(await table.say(who, `said ${said++}`, { type: 'command', command }))
  return {
    table,
    says: (command) => say('player', { dreamer: ANA, ...command }),
    gardienSays: (command) => say('gardien', command),
  }
}

const boardOf = ({ table }: Attack) => table.viewOf('player').boards[0]

test('what the gardien says of dragons, nights and stars no player says', async () => {
  const attack = await attackUnder({ n: 1, id: 'queue-insomnie', key: 'no-sleep', until: 2 })
  const commands: readonly object[] = [
    { type: 'afflict', kind: 'tete', entry: 'tete-terre-d-attache' },
    { type: 'endEffect', effect: 1 },
    { type: 'sign', genres: ['cite'], difficulty: 0, value: 99 },
    { type: 'setAstral', number: 4 },
    { type: 'advance', hours: 8 },
    { type: 'correct', seuil: 99, life: 99, pinned: 0 },
    { type: 'setOptions', options: { ascents: 'free', dice: 'players', odds: true, dragons: false } },
  ]
  for (const command of commands) expect(await attack.says(command), JSON.stringify(command)).toBe('gardien-only')
  expect(boardOf(attack)?.effects).toHaveLength(1)
  attack.table.close()
})

test('[NIT-2] a player sleeps by day by nobody’s leave but the gardien’s', async () => {
  const attack = await attackUnder()
  expect(await attack.says({ type: 'sleep', anyway: true })).toBe('gardien-only')
  expect(await attack.says({ type: 'sleep' })).toBe('not-sleepy')
  expect(await attack.says({ type: 'sleep', anyway: 'yes' })).toBe('malformed')
  expect(await attack.gardienSays({ type: 'sleep', dreamer: ANA, anyway: true })).toBe('done')
  attack.table.close()
})

test('[QUE-5] a player under an urge does not get down by breaking their own concentration', async () => {
  const attack = await attackUnder({ n: 1, id: 'queue-urgence-draconique', key: 'reserve-urgency', cell: 'K9' })
  expect(await attack.says({ type: 'ascend', mode: 'normal' })).toBe('done')
  if (boardOf(attack)?.phase !== 'encounter') expect(await attack.says({ type: 'interrupt' })).toBe('urgent')
  expect(boardOf(attack)?.phase).not.toBe('awake')
  expect(await attack.gardienSays({ type: 'interrupt', dreamer: ANA })).toBe('done')
  attack.table.close()
})

test('[MOV-4] [ENC-5] a player gets down by a gesture, but evades nothing twice by it', async () => {
  const attack = await attackUnder()
  const sent = { type: 'sendEncounter', to: ANA, cell: null, kind: 'mangeur', strength: 3 } as const
  expect(await attack.gardienSays(sent)).toBe('done')
  expect(await attack.says({ type: 'ascend', mode: 'normal' })).toBe('done')
  expect(await attack.says({ type: 'interrupt' })).toBe('done')
  expect(await attack.says({ type: 'ascend', mode: 'normal' })).toBe('done')
  expect(boardOf(attack)).toMatchObject({ phase: 'encounter', encounter: { kind: 'mangeur' } })
  expect(await attack.says({ type: 'interrupt' })).toBe('no-second-evasion')
  expect(await attack.gardienSays({ type: 'interrupt', dreamer: ANA })).toBe('done')
  expect(boardOf(attack)?.phase).toBe('awake')
  attack.table.close()
})

test('[SIG-5] a player claims no more astrologie than the sheet has', async () => {
  const attack = await attackUnder()
  const { astrologie = 0 } = boardOf(attack)?.sheet ?? {}
  const meditation = { type: 'meditate', method: 'antedar', neglected: 0 }
  expect(await attack.says({ ...meditation, skill: astrologie + 1 })).toBe('gardien-only')
  expect(await attack.says({ ...meditation, skill: astrologie })).toBe('done')
  expect(await attack.says({ ...meditation, skill: 100 })).toBe('malformed')
  attack.table.close()
})

test('of another’s dragons nobody decides', async () => {
  const attack = await attackUnder()
  const commands: readonly object[] = [
    { type: 'choose', effect: 1, cell: 'G4' },
    { type: 'repressEffect', effect: 1 },
    { type: 'takeGift', kind: 'fleur' },
    { type: 'trigger' },
    { type: 'jump', cell: 'G4' },
    { type: 'read', voie: 'hypnos' },
    { type: 'synthesise', spell: 'none' },
    { type: 'sleep' },
    { type: 'wake' },
    { type: 'horoscope', day: 1 },
    { type: 'meditate', method: 'antedar', skill: 0, neglected: 0 },
    { type: 'spend', on: 'reve' },
  ]
  for (const command of commands)
    expect(await attack.says({ ...command, dreamer: BO }), JSON.stringify(command)).toBe('not-yours')
  attack.table.close()
})

test('fields that a command does not have change nothing of it', async () => {
  const water = { n: 1, id: 'tete-quete-des-eaux', key: 'tamed-water', tamed: false }
  const attack = await attackUnder(water, { n: 2, id: 'tete-terre-d-attache', key: 'home-cell' })
  expect(await attack.says({ type: 'choose', effect: 1, cell: 'B9', tamed: true, left: 9 })).toBe('done')
  expect(boardOf(attack)?.effects[0]).toEqual({ ...water, cell: 'B9', tamed: false })
  expect(await attack.says({ type: 'choose', effect: 1, cell: 'B7' })).toBe('unknown-effect')
  expect(await attack.says({ type: 'choose', effect: 2, cell: 'B9' })).toBe('wrong-cell')
  expect(await attack.says({ type: 'spend', on: 'reve', cost: 0, points: -5 })).toBe('xp-too-low')
  expect(await attack.says({ type: 'horoscope', day: 1, visibility: 5 })).toBe('malformed')
  expect(await attack.says({ type: 'meditate', method: 'kotyledon', skill: 3, neglected: -3 })).toBe('malformed')
  attack.table.close()
})

test('[AST-4] clouds a player speaks of can only make the sky harder to read, and it is read once a night', async () => {
  const attack = await attackUnder()
  expect(await attack.says({ type: 'horoscope', day: 1 })).toBe('not-night')
  expect(await attack.gardienSays({ type: 'advance', hours: 5 })).toBe('done')
  expect(await attack.says({ type: 'horoscope', day: 0 })).toBe('past')
  expect(await attack.says({ type: 'horoscope', day: 1, visibility: -2 })).toBe('done')
  expect(await attack.says({ type: 'horoscope', day: 1 })).toBe('already-read')
  expect(boardOf(attack)?.astral).toBeNull()
  attack.table.close()
})
