import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../kit/refusal.ts'
import { readConfig } from '../common/config.ts'
import { hoursFile } from '../testing/hostileFiles.ts'
import { readingThere } from './fileThread.ts'
import type { ReadFile } from './reading.ts'

let folder: string
let read: (text: string, wanted?: AbortSignal) => ReturnType<ReadFile>

const inPieces = async function* (text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

const NEVER = new AbortController().signal

beforeAll(async () => {
  const cache = resolve('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'files-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: ['valibot', /^pure-rand/] },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: 'src/server/files/fileWorker.ts',
        external: [/\/(face|scenario)\//],
        output: { entryFileNames: 'worker.js' },
      },
    },
  })
  const readThere = readingThere(pathToFileURL(join(folder, 'worker.js')), readConfig({}))
  read = (text, wanted = NEVER) => readThere(inPieces(text), wanted)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file is read in a thread: who asked, how it began, and every entry in lots', async () => {
  const file = await read(`{"name":"Longue","save":${hoursFile(450, 3)},"person":{"name":"Ana"}}`)
  if (isRefusal(file)) return expect.fail(file.code)
  expect(file).toMatchObject({ name: 'Longue', by: { person: { name: 'Ana' } }, table: { game: 'tmr' } })
  const entries: number[] = []
  let lots = 0
  for (let lot = await file.next(); lot; lot = await file.next()) {
    lots++
    for (const [seq, body] of lot) {
      expect((JSON.parse(body) as { seq: number }).seq).toBe(seq)
      entries.push(seq)
    }
  }
  expect(lots).toBeGreaterThan(1)
  expect(entries).toEqual(Array.from({ length: 450 }, (_, at) => at + 1))
})

test('what is no file is said to be none, with the same words as where tables are served', async () => {
  expect(await read('{"name":"","save":{}}')).toMatchObject({ code: 'malformed' })
  expect(await read('{"name":"Une","save":{"entries":[]}}')).toMatchObject({ code: 'foreign-file' })
  await expect(read('{"name":')).rejects.toMatchObject({ statusCode: 400, refusal: { code: 'malformed' } })
  await expect(read(' '.repeat(40_000_000))).rejects.toMatchObject({ statusCode: 413, refusal: { code: 'too-large' } })
})

test('whoever gives it up ends the thread', async () => {
  const leaving = new AbortController()
  const reading = read(`{"name":"Longue","save":${hoursFile(300, 2000)}}`, leaving.signal)
  setTimeout(() => leaving.abort(new Error('left')), 300)
  await expect(reading).rejects.toThrow('left')
})
