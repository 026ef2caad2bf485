import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findDumping } from './testing/findPostgres.ts'
import { linkOf, openTestTable, startTestServer } from './testing/harness.ts'
import { startPostgres } from './testing/postgres.ts'

const tools = findDumping()
if (!tools) console.info('pg_dump and pg_restore are not installed: copying PostgreSQL is not tried here.')
const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'demi-reve-dump-'))
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')

/** The line of the guide that begins so, as an operator enters it. */
const runLine = (begins: string, settings: Readonly<Record<string, string>>): void => {
  const line = GUIDE.split('\n').find((one) => one.startsWith(begins))
  if (!line) throw new Error(`docs/hosting.md has no line “${begins}…”`)
  const env = { ...process.env, ...settings, PATH: `${tools}:${process.env.PATH}` }
  execFileSync('sh', ['-c', line], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A program of that name that says what it was given. */
const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode: 0o755 })
}

test('the copy that is made again and again gives no password to a command line', () => {
  const place = join(folder, 'place')
  put(join(place, 'build/server/operator.js'), '')
  put(join(place, 'deploy/dump-database'), readFileSync(join(import.meta.dirname, '../../deploy/dump-database'), 'utf8'))
  put(
    join(place, 'bin/pg_dump'),
    `#!/bin/sh\nfor last; do :; done\necho "$last $PGPASSWORD" > ${join(place, 'given')}\nfor one; do case $one in --file=*) : > "\${one#--file=}";; esac; done\n`,
  )
  const env = {
    ...process.env,
    PATH: `${join(place, 'bin')}:${process.env.PATH}`,
    DATABASE_URL: 'postgres://ana:a%20b%40c@db.example:5433/tables?sslmode=require',
  }
  const made = execFileSync(join(place, 'deploy/dump-database'), [place], { env, encoding: 'utf8' }).trim()
  expect(readFileSync(join(place, 'given'), 'utf8')).toBe('postgres://ana@db.example:5433/tables?sslmode=require a b@c\n')
  expect(existsSync(made)).toBe(true)
})

test('a copy that fails leaves nothing of itself', () => {
  const place = join(folder, 'failing')
  put(join(place, 'deploy/dump-database'), readFileSync(join(import.meta.dirname, '../../deploy/dump-database'), 'utf8'))
  put(
    join(place, 'bin/pg_dump'),
    `#!/bin/sh\nfor one; do case $one in --file=*) echo half > "\${one#--file=}";; esac; done\nexit 1\n`,
  )
  const env = {
    ...process.env,
    PATH: `${join(place, 'bin')}:${process.env.PATH}`,
    DATABASE_URL: 'postgres://ana:x@db.example/tables',
  }
  mkdirSync(join(place, 'copies'))
  expect(() => execFileSync(join(place, 'deploy/dump-database'), [join(place, 'copies')], { env, stdio: 'ignore' })).toThrow()
  expect(readdirSync(join(place, 'copies'))).toEqual([])
})

const HOUR = { type: 'advance', hours: 1 } as const

test.skipIf(tools === null)('a PostgreSQL copied and restored by the lines of the guide plays on from there', async () => {
  const [url, restored] = [await postgres.newDatabase(), await postgres.newDatabase()]
  const server = await startTestServer({ config: { DATABASE_URL: url } })
  const table = await openTestTable(server.api, ['Ana'])
  const gardien = linkOf(server.origin, table.gardien)
  for (let hours = 0; hours < 3; hours++) expect(await gardien.link.say(HOUR)).toEqual({ ok: true })
  const { view } = gardien.now()

  runLine('(umask 077; pg_dump --format=custom --file', { DATABASE_URL: url })
  expect(statSync(join(folder, 'demi-reve.dump')).mode & 0o777).toBe(0o600)
  expect(await gardien.link.say(HOUR)).toEqual({ ok: true })
  gardien.link.close()
  await server.stop()

  runLine('pg_restore --exit-on-error', { RESTORED_URL: restored })
  const again = await startTestServer({ config: { DATABASE_URL: restored } })
  const back = linkOf(again.origin, table.gardien)
  expect((await back.until(({ state }) => state === 'online')).view).toEqual(view)
  expect(await back.link.say(HOUR)).toEqual({ ok: true })
  back.link.close()
  await again.stop()
})
