import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isRefusal } from '../../../kit/refusal.ts'
import { tmr } from './index.ts'
import { setupOf } from './testing/scene.ts'

vi.setConfig({ testTimeout: 60_000 })

const dreamer = 'nitouche'
const fieldOf = (answer: unknown): unknown => (isRefusal(answer) ? [answer.code, answer.params.field] : 'taken')
const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value))

describe('a malformed command names the field', () => {
  test.each<[unknown, string]>([
    [null, ''],
    [3, ''],
    ['ascend', ''],
    [[], 'type'],
    [{}, 'type'],
    [{ type: 'fly', dreamer }, 'type'],
    [{ type: 'constructor', dreamer }, 'type'],
    [{ type: 'ascend', dreamer }, 'mode'],
    [{ type: 'ascend', dreamer, mode: 'fast' }, 'mode'],
    [{ type: 'ascend', mode: 'normal' }, 'dreamer'],
    [{ type: 'ascend', dreamer: 'Not An Id', mode: 'normal' }, 'dreamer'],
    [{ type: 'ascend', dreamer: 7, mode: 'normal' }, 'dreamer'],
    [{ type: 'move', dreamer, to: 'up' }, 'to'],
    [{ type: 'goTo', dreamer, cell: 4 }, 'cell'],
    [{ type: 'goTo', dreamer, path: 'n' }, 'path'],
    [{ type: 'goTo', dreamer, path: ['n', 'x'] }, 'path.1'],
    [{ type: 'cast', dreamer }, 'spell'],
    [{ type: 'cast', dreamer, spell: 'voix', cost: -1 }, 'cost'],
    [{ type: 'cast', dreamer, spell: 'voix', cost: 1.5 }, 'cost'],
    [{ type: 'cast', dreamer, spell: 'voix', difficulty: 3 }, 'difficulty'],
    [{ type: 'cast', dreamer, spell: 'voix', note: 'x'.repeat(501) }, 'note'],
    [{ type: 'cast', dreamer, spell: 'voix', via: 'passeur' }, 'via'],
    [{ type: 'cast', dreamer, spell: 'voix', modifier: '2' }, 'modifier'],
    [{ type: 'target', dreamer, on: 'nobody' }, 'on'],
    [{ type: 'target', dreamer, on: 'creature', resist: -1 }, 'resist'],
    [{ type: 'target', dreamer, on: 'creature', reached: 'no' }, 'reached'],
    [{ type: 'target', dreamer, on: 'creature', mishap: 'tear' }, 'mishap'],
    [{ type: 'advance', hours: 0 }, 'hours'],
    [{ type: 'setClock', moment: { day: 1, hour: 'midi' } }, 'moment.hour'],
    [{ type: 'setOptions', options: { ascents: 'free', dice: 'mine', odds: true } }, 'options.dice'],
    [{ type: 'addDreamer', setup: { id: 'x' } }, 'setup.sheet'],
    [{ type: 'rollSecret', count: 100, sides: 6, note: '' }, 'count'],
    [{ type: 'ruleAscent', dreamer, rule: { kind: 'maybe' } }, 'rule.kind'],
    [{ type: 'answerAscent', dreamer, rule: { kind: 'will' } }, 'rule.difficulty'],
    [{ type: 'modify', dreamer, value: 1 }, 'secret'],
    [{ type: 'askSight', dreamer, difficulty: 'hard' }, 'difficulty'],
    [{ type: 'place', dreamer, cell: 'Z1', hidden: true }, 'cell'],
    [{ type: 'correct', dreamer, sheet: { reve: -1 } }, 'sheet.reve'],
    [{ type: 'correct', dreamer, dream: -1 }, 'dream'],
    [{ type: 'describe', dreamer }, 'text'],
    [{ type: 'tear', dreamer, colour: 'blue' }, 'colour'],
    [{ type: 'showNote', on: { kind: 'cell', cell: 'Z1' } }, 'on.cell'],
  ])('%j', (command, field) => {
    expect(fieldOf(tmr.parseCommand(command))).toEqual(['malformed', field])
  })

  test('whatever JSON is sent: a command, or a refusal with a field; never a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const answer = tmr.parseCommand(json)
        if (isRefusal(answer)) expect(answer).toMatchObject({ code: 'malformed', params: { field: expect.any(String) } })
      }),
    )
  })

  test('a good command with one field spoiled never throws, and what is wrong is one of its fields', () => {
    const GOOD = [
      { type: 'ascend', dreamer, mode: 'normal' },
      { type: 'goTo', dreamer, path: ['n', 'se'] },
      { type: 'cast', dreamer, spell: 'voix', cost: 3, note: 'x', via: 'messager' },
      { type: 'target', dreamer, on: 'creature', resist: 3, reached: true },
      { type: 'place', dreamer, cell: 'G4', hidden: true },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...GOOD), fc.nat(), fc.jsonValue(), (good, pick, spoiled) => {
        const keys = Object.keys(good)
        const key = keys[pick % keys.length] as string
        const answer = tmr.parseCommand({ ...good, [key]: spoiled })
        if (isRefusal(answer)) expect(String(answer.params.field).split('.')[0]).toBe(key)
      }),
    )
  })
})

describe('a malformed setup names the field', () => {
  const good = plain(setupOf())
  const [one] = good.dreamers as Record<string, object>[]
  const withDreamer = (change: object): unknown => ({ ...good, dreamers: [{ ...one, ...change }] })
  const withSheet = (change: object): unknown => withDreamer({ sheet: { ...one?.sheet, ...change } })

  test('a good one is taken as it is, and what may be left out has its usual value', () => {
    expect(plain(tmr.parseSetup(good))).toEqual(good)
    const { options: _, spells: __, ...short } = good
    expect(tmr.parseSetup(short)).toMatchObject({ options: { ascents: 'free' }, spells: [] })
  })

  test.each<[unknown, string]>([
    [null, ''],
    [{ ...good, clock: undefined }, 'clock'],
    [{ ...good, clock: { day: -1, hour: 'lyre' } }, 'clock.day'],
    [{ ...good, options: {} }, 'options.ascents'],
    [{ ...good, dreamers: {} }, 'dreamers'],
    [{ ...good, dreamers: [one, one] }, 'dreamers'],
    [{ ...good, spells: [{ id: 'x' }] }, 'spells.0.name'],
    [withDreamer({ id: 'À' }), 'dreamers.0.id'],
    [withDreamer({ position: 'B15' }), 'dreamers.0.position'],
    [withDreamer({ dream: '9' }), 'dreamers.0.dream'],
    [withDreamer({ reserves: [{ cell: 'G4', spell: '' }] }), 'dreamers.0.reserves.0.spell'],
    [withSheet({ name: '  ' }), 'dreamers.0.sheet.name'],
    [withSheet({ reve: 1000 }), 'dreamers.0.sheet.reve'],
    [withSheet({ malus: 1 }), 'dreamers.0.sheet.malus'],
    [withSheet({ stamina: {} }), 'dreamers.0.sheet.stamina'],
    [withSheet({ draconic: { oniros: 0, hypnos: 0, narcos: 0, thanatos: -12 } }), 'dreamers.0.sheet.draconic.thanatos'],
    [withSheet({ spells: 'all' }), 'dreamers.0.sheet.spells'],
  ])('%#', (setup, field) => {
    expect(fieldOf(tmr.parseSetup(setup))).toEqual(['malformed', field])
  })
})

describe('a malformed event names the field', () => {
  test.each<[unknown, string]>([
    [{ type: 'flew', dreamer }, 'type'],
    [{ type: 'moved', direction: 'n', to: 'G3', exit: false, newRound: true }, 'dreamer'],
    [{ type: 'moved', dreamer, direction: 'n', to: 'G0', exit: false, newRound: true }, 'to'],
    [{ type: 'moved', dreamer, direction: 'n', to: 'G3', exit: false }, 'newRound'],
    [{ type: 'encounterRolled', dreamer, face: 8 }, 'face'],
    [{ type: 'fitted', dreamer, candidates: [] }, 'candidates'],
    [{ type: 'fitted', dreamer, candidates: ['A1', 'Q9'] }, 'candidates.1'],
    [{ type: 'faced', dreamer, check: {} }, 'check.characteristic'],
    [{ type: 'stored', dreamer, hand: { spell: 'x' } }, 'hand.cost'],
    [{ type: 'clockMoved', to: { day: 1, hour: 'noon' } }, 'to.hour'],
    [{ type: 'dreamerCame', setup: {} }, 'setup.id'],
    [{ type: 'secretRolled', sides: 6, faces: [0], note: '' }, 'faces.0'],
  ])('%j', (event, field) => {
    expect(fieldOf(tmr.parseEvent(event))).toEqual(['malformed', field])
  })
})

describe('names of the language are no names of the table', () => {
  test('a dreamer called constructor is nobody until they come', () => {
    const table = tmr.initial(setupOf())
    const command = tmr.parseCommand({ type: 'stay', dreamer: 'constructor' })
    if (isRefusal(command)) throw new Error('taken')
    expect(tmr.decide(table, command, { kind: 'gardien' }, { roll: () => 1 })).toMatchObject({ code: 'unknown-dreamer' })
  })

  test('the clock may be set late and still go on, be waited for and be written down', () => {
    const late = tmr.parseCommand({ type: 'setClock', moment: { day: 1_000_000, hour: 'chateau-dormant' } })
    if (isRefusal(late)) throw new Error('taken')
    const roll = { roll: () => 1 }
    const set = tmr.decide(tmr.initial(setupOf()), late, { kind: 'gardien' }, roll)
    if (isRefusal(set)) throw new Error('done')
    const table = set.reduce(tmr.evolve, tmr.initial(setupOf()))
    const on = tmr.decide(table, { type: 'advance', hours: 336 }, { kind: 'gardien' }, roll)
    if (isRefusal(on)) throw new Error('done')
    expect(isRefusal(tmr.parseEvent(on[0]))).toBe(false)
  })
})
