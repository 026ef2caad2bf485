import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../kit/refusal.ts'
import { readConfig } from '../common/config.ts'
import { reading } from '../keeper.ts'
import { openTestTable, startTestServer } from '../testing/harness.ts'
import { hoursFile } from '../testing/hostileFiles.ts'
import { readingThere, writingThere } from './fileThread.ts'
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
        input: { read: 'src/server/files/fileWorker.ts', write: 'src/server/files/saveWorker.ts' },
        external: [/\/(face|scenario)\//],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const readThere = readingThere(pathToFileURL(join(folder, 'read.js')), readConfig({}))
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
    for (const [seq, body] of lot.entries) {
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

test('a table is written in a thread, letter by letter as where tables are served; one that is not there is refused', async () => {
  const server = await startTestServer()
  try {
    const { gardien } = await openTestTable(server.api, ['Ana'])
    const headers = { authorization: `Bearer ${gardien.token}` }
    const here = await (await fetch(`${server.origin}/api/table/save`, { headers })).text()
    const kept = { DATA_DIR: server.folder, DATABASE_URL: null }
    const write = writingThere(pathToFileURL(join(folder, 'write.js')), kept)
    const { savedAt } = JSON.parse(JSON.parse(here).save) as { savedAt: string }
    const [[table] = ['']] = await reading(kept, ({ sql }) => sql.rows('SELECT id FROM tables'))
    const asked = { table: `${table}`, now: Date.parse(savedAt), last: Number.POSITIVE_INFINITY }
    const pieces = await write(asked, NEVER)
    if (isRefusal(pieces)) return expect.fail(pieces.code)
    let there = ''
    for await (const piece of pieces) there += Buffer.from(piece).toString()
    expect(there).toBe(here)
    expect(await write({ ...asked, table: 'nowhere' }, NEVER)).toMatchObject({ code: 'not-found' })
  } finally {
    await server.stop()
  }
})
