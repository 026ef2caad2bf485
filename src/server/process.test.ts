import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { openDatabase } from './persistence/database.ts'
import { fileOf, takeFolder } from './persistence/folder.ts'
import { freePort } from './testing/processes.ts'
import { bundleServer } from './testing/serverProcess.ts'

/** The server as whoever keeps it meets it: a process, its words and the code it ends with. */
let bundle: string
let folder: string
let port: number

beforeAll(async () => {
  bundle = await bundleServer()
})
afterAll(() => rmSync(bundle, { recursive: true, force: true }))
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demi-reve-process-'))
  port = await freePort()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const main = (): string => join(bundle, 'main.js')

/** Runs until it ends; asked to stop once it has said that it is there. */
const run = (program: string, words: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const env = { PATH: process.env.PATH ?? '', PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: folder, ...settings }
  const child = spawn(program, words, { env })
  let said = ''
  const hear = (text: Buffer): void => {
    const before = said.includes(' is at http')
    said += text.toString()
    if (!before && said.includes(' is at http')) child.kill('SIGTERM')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }))
  })
}

const start = (settings: Readonly<Record<string, string>> = {}) => run(process.execPath, [main()], settings)

test('a stop with nobody there ends when what keeps the tables is closed, and says so', async () => {
  const { code, said } = await start()
  expect(code).toBe(0)
  expect(said).toContain('"msg":"stopped"')
  expect(readdirSync(folder).toSorted()).toEqual(['tables.db', 'tables.lock'])
})

test('what no further start would mend ends with code 2: a wrong setting, tables of a newer version', async () => {
  expect(await start({ MAX_TABLES: 'many' })).toEqual({
    code: 2,
    said: 'MAX_TABLES must be a whole number from 1 to 1000000, not “many”.\n',
  })
  const database = openDatabase(fileOf(folder))
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(await start()).toMatchObject({ code: 2, said: expect.stringContaining('was written by a newer version') })
})

test('a setting that is misspelt is named at the start', async () => {
  const { said } = await start({ MAX_TABLE: '5' })
  expect(said).toContain('MAX_TABLE is no setting and does nothing: is MAX_TABLES meant?')
})

test('npm start asked to stop leaves nobody behind: the shell has become the server', async () => {
  const begin = project.scripts.start.slice(project.scripts.start.indexOf('&& ')).replace('build/server/main.js', main())
  const { code } = await run('sh', ['-c', `true ${begin}`])
  expect(code).toBe(0)
  takeFolder(folder).giveUp()
})

test('while a new build is made beside a server, the one that it runs from is whole', () => {
  const vite = join(folder, 'vite')
  // In its place: it notes which server is there as the next is written, or as the site is.
  const builds =
    'cat build/server/main.js >> seen; case "$*" in *--config*) mkdir -p build/next; echo new > build/next/main.js;; esac'
  writeFileSync(vite, `#!/bin/sh\n${builds}\n`, { mode: 0o755 })
  const build = () => {
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
    execFileSync('sh', ['-c', project.scripts.build], { cwd: folder, env, stdio: 'ignore' })
  }
  mkdirSync(join(folder, 'build/server'), { recursive: true })
  writeFileSync(join(folder, 'build/server/main.js'), 'old\n')
  build()
  expect(readFileSync(join(folder, 'seen'), 'utf8')).toBe('old\nnew\n')
  rmSync(join(folder, 'build'), { recursive: true })
  expect(build).not.toThrow()
  expect(readdirSync(join(folder, 'build'))).toEqual(['server'])
})

test('a wrong setting is not tried again for ever', () => {
  for (const unit of ['demi-reve.service', 'demi-reve@.service']) {
    const text = readFileSync(join(import.meta.dirname, '../../deploy', unit), 'utf8')
    expect(text).toContain('\nRestart=on-failure\nRestartPreventExitStatus=2\n')
  }
})

test.skipIf(!existsSync('/usr/bin/script'))(
  'at a terminal it says where it is and how it stops, and writes no JSON',
  async () => {
    const { said } = await run('/usr/bin/script', ['-qec', `${process.execPath} ${main()}`, '/dev/null'])
    expect(said.split('\n')[0]?.trim()).toBe(
      `Demi-rêve is at http://localhost:${port}, its tables in ${folder}; Ctrl+C stops it.`,
    )
    expect(said).not.toContain('{')
  },
)
