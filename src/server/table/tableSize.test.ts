import { expect, test } from 'vitest'
import { seededDice } from '../../kit/dice.ts'
import { type DraftAnswer, refused } from '../../kit/drafts.ts'
import { GARDIEN } from '../../kit/roles.ts'
import { dreamerNamed } from '../testing/harness.ts'
import { looseTable } from '../testing/looseTable.ts'

const CELLS = Array.from({ length: 100 }, (_, at) => `${'ABCDEFGHIJ'[at % 10]}${1 + Math.floor(at / 10)}`)
const LONG = { spell: 'annulation-de-magie', note: 'n'.repeat(500) }

const answerOf = async (said: Promise<unknown>): Promise<DraftAnswer> => ((await said) as { answer: DraftAnswer }).answer

test('texts without end fill the log in bytes long before it is full of entries', async () => {
  const { table } = await looseTable(1, ['ana'], { MAX_LOG_BYTES: 65_536 })
  const spells = Array.from({ length: 500 }, (_, at) => `${at}`.padStart(60, 'x'))
  let said = 0
  let answer: DraftAnswer
  do {
    const command = { type: 'correct', dreamer: 'ana', sheet: { spells: spells.slice(said % 2) } }
    answer = await answerOf(table.handle(GARDIEN, { type: 'command', id: `${said++}`, command }))
  } while (answer.ok && said < 1000)
  expect(answer).toEqual(refused({ code: 'table-full', rule: null, params: {} }))
  expect(said).toBeLessThan(6)
})

test('what is seen at once is bounded; taking back makes room again', async () => {
  const { table } = await looseTable(1, [], { MAX_VIEW_BYTES: 262_144 })
  let answer: DraftAnswer = { ok: true, seq: 0 }
  for (let at = 0; answer.ok && at < 24; at++) {
    const setup = { id: `d${at}`, ...dreamerNamed(`d${at}`), reserves: CELLS.map((cell) => ({ cell, ...LONG })) }
    answer = await answerOf(table.handle(GARDIEN, { type: 'command', id: `${at}`, command: { type: 'addDreamer', setup } }))
  }
  expect(answer).toEqual(refused({ code: 'table-too-large', rule: null, params: {} }))
  expect(JSON.stringify(table.room.view(GARDIEN)).length).toBeLessThan(262_144 + 131_072)
  expect(await answerOf(table.handle(GARDIEN, { type: 'undo', id: 'undo' }))).toEqual({ ok: true })
  expect(await answerOf(table.handle(GARDIEN, { type: 'undo', id: 'again' }))).toEqual({ ok: true })
  const more = { type: 'command', id: 'more', command: { type: 'advance', hours: 1 } } as const
  expect(await answerOf(table.handle(GARDIEN, more))).toEqual({ ok: true })
})

test('a long evening of six dreamers stays far below', async () => {
  const names = ['ana', 'bo', 'ce', 'do', 'el', 'fa']
  const { table } = await looseTable(3, names)
  const dice = seededDice(3)
  for (let at = 0; at < 600; at++) {
    const dreamer = names[Number(dice.roll({ label: 'who', sides: 6 })) - 1] ?? 'ana'
    const command =
      at % 2 === 0
        ? { type: 'ascend', dreamer, mode: 'normal' }
        : { type: 'rollSecret', count: 1, sides: 20, note: 'Une brume monte.' }
    await table.handle(GARDIEN, { type: 'command', id: `${at}`, command })
  }
  expect(JSON.stringify(table.room.view(GARDIEN)).length).toBeLessThan(1_048_576 / 10)
})
