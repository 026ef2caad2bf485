import { expect, test } from 'vitest'
import { importText } from '../../../../house/library/importFile.ts'
import { type GameFile, readGameFile } from '../../../../house/library/readGameFile.ts'
import { firstTexts } from '../../../../house/texts/index.ts'
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

const said = async (text: string): Promise<string> => {
  const read = await readGameFile(text, GAMES)
  return isRefusal(read) ? importText(firstTexts, read) : 'taken in'
}

test('a dreamer exported comes back with the same setup and card', async () => {
  const table = await tableOf()
  const read = (await readGameFile(writeSave(table, 0), GAMES)) as GameFile
  expect(read.setup).toEqual(table.setup)
  expect(read.card).toEqual({ name: 'Nitouche', reve: 13, dream: 13, phase: 'awake', position: 'G4', genre: 'sanctuaire' })
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

test('what was taken in is told, and that one of the same name was there', () => {
  const { files } = firstTexts.ui
  expect(importText(firstTexts, { id: 'x', name: 'Lison', beside: false })).toBe(files.imported({ name: 'Lison' }))
  expect(importText(firstTexts, { id: 'x', name: 'Lison', beside: true })).toBe(files.alreadyHere({ name: 'Lison' }))
  expect(importText(firstTexts, refusal('too-big'))).toBe(files.tooBig)
})
