import { expect, test } from 'vitest'
import { importText } from '../../../../house/library/importFile.ts'
import { type GameFile, readGameFile, sliceGame } from '../../../../house/library/readGameFile.ts'
import { firstTexts } from '../../../../house/texts/index.ts'
import type { Pace } from '../../../../kit/past/pace.ts'
import { isRefusal, refusal } from '../../../../kit/refusal.ts'
import { writeSave } from '../../../../kit/save.ts'
import { newTable } from '../../../../kit/storage.ts'
import { GAMES } from '../../../index.ts'
import { tmr } from '../../rules/index.ts'
import { tableSetupOf } from './newDreamer.ts'
import { READY_DREAMERS } from './readyDreamers.ts'

const tableOf = async () => {
  const setup = await tableSetupOf(READY_DREAMERS.nitouche)
  if (isRefusal(setup)) throw new Error('the ready dreamer does not fit its schema')
  return newTable(tmr, setup)
}

const readText = async (text: string, pace: Pace = () => null) => {
  const file = await sliceGame(text, pace)
  return isRefusal(file) ? file : readGameFile(file, GAMES, pace)
}

const said = async (text: string): Promise<string> => {
  const read = await readText(text)
  return isRefusal(read) ? importText(firstTexts, read) : 'taken in'
}

test('a dreamer exported comes back with the same setup and card', async () => {
  const table = await tableOf()
  const read = (await readText(writeSave(table, 0))) as GameFile
  expect(read.setup).toEqual(table.setup)
  expect(read.card).toEqual({
    ...{ name: 'Nitouche', reve: 13, dream: 13, phase: 'awake', position: 'G4', genre: 'sanctuaire' },
    look: { cloak: 'night', face: 'serene' },
  })
})

test('each file that cannot be taken in gets its own sentence', async () => {
  const { files, library } = firstTexts.ui
  const save = JSON.parse(writeSave(await tableOf(), 0))
  const changed = (change: object): string => JSON.stringify({ ...save, ...change })
  expect(await said('{ half of a file')).toBe(files.unreadable)
  expect(await said('{"some":"thing else"}')).toBe(files.notOurs)
  expect(await said('[]')).toBe(files.notOurs)
  expect(await said(changed({ game: 'chess' }))).toBe(files.notOurs)
  expect(await said(changed({ rules: 99 }))).toBe(files.otherVersion({ theirs: 99, ours: tmr.rules }))
  expect(await said(changed({ entries: [{ kind: 'done' }] }))).toBe(files.damaged({ field: 'entries.0.seq' }))
  expect(await said(changed({ setup: { ...save.setup, dreamers: [] } }))).toBe(library.wholeTable)
  expect(await said(changed({ version: 99 }))).toContain('version')
})

test('a long file is read in slices, and one without end is refused', async () => {
  const table = await tableOf()
  const events = Array.from({ length: 2000 }, () => ({ type: 'clockMoved', to: { day: 1, hour: 'sirene' } }))
  const entryOf = (seq: number, many: readonly unknown[]) => ({
    ...{ kind: 'done', seq, id: `${seq}`, by: { kind: 'gardien' }, at: 0, scope: ':table' },
    ...{ events: many, rolled: false, reveals: false },
  })
  const fileOf = (entries: readonly unknown[]): string => JSON.stringify({ ...JSON.parse(writeSave(table, 0)), entries })
  let turns = 0
  const pace = () => {
    turns++
    return null
  }
  expect(await readText(fileOf([1, 2, 3].map((seq) => entryOf(seq, events))), pace)).toMatchObject({ card: { name: 'Nitouche' } })
  // Each event is read, then played, then played once more by the room.
  expect(turns).toBeGreaterThan(3 * 3 * events.length)
  expect(await readText(fileOf([entryOf(1, [...events, events[0]])]), pace)).toMatchObject({ code: 'too-much-at-once' })
})

test('what was taken in is told, and that one of the same name was there', () => {
  const { files } = firstTexts.ui
  expect(importText(firstTexts, { id: 'x', name: 'Lison', beside: false })).toBe(files.imported({ name: 'Lison' }))
  expect(importText(firstTexts, { id: 'x', name: 'Lison', beside: true })).toBe(files.alreadyHere({ name: 'Lison' }))
  expect(importText(firstTexts, refusal('too-big'))).toBe(files.tooBig)
})
