import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Command, DreamerId } from '../games/tmr/rules/public.ts'
import { explain } from './explain.ts'
import { fileOf } from './persistence/folder.ts'
import { openPostgres } from './persistence/postgres.ts'
import { openSqlite } from './persistence/sqlite.ts'
import type { Store } from './persistence/store.ts'
import { askKeeper } from './testing/askKeeper.ts'
import { linkOf, openTestTable, startTestServer, sure, type Watched } from './testing/harness.ts'
import { startPostgres } from './testing/postgres.ts'

const postgres = await startPostgres()
const root = mkdtempSync(join(tmpdir(), 'demi-reve-move-'))
const [before, after] = [join(root, 'before'), join(root, 'after')]

afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

const ask = (DATA_DIR: string, DATABASE_URL: string | null, ...words: string[]): Promise<readonly string[]> =>
  askKeeper({ DATA_DIR, DATABASE_URL }, 0, words)

const NAMES = ['tables', 'entries', 'said', 'seats', 'links', 'joiners', 'banished', 'opened']

const allIn = async (store: Store): Promise<unknown> => {
  const all: unknown[] = []
  for (const name of NAMES)
    all.push([name, (await store.sql.rows(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row)).toSorted()])
  await store.close()
  return all
}

const dreamer = 'ana' as DreamerId

/** Something of everything: entries, a die waited for, a link, somebody at the door, somebody sent away. */
const fill = async (folder: string): Promise<string> => {
  const server = await startTestServer({ config: { DATA_DIR: folder } })
  const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo “d’Ébène” 🐉'])
  const [ana, bo] = players
  const links: Watched[] = []
  const sit = async (seat: Parameters<typeof linkOf>[1] | undefined): Promise<Watched> => {
    if (!seat) throw new Error('no seat')
    const link = linkOf(server.origin, seat)
    links.push(link)
    await link.until(({ state }) => state === 'online')
    return link
  }
  const keeper = await sit(gardien)
  const options: Command = { type: 'setOptions', options: { ascents: 'free', dice: 'players', places: 'drawn', odds: true } }
  await keeper.link.say(options)
  await (await sit(ana)).link.say({ type: 'ascend', dreamer, mode: 'normal' }, [7], 'up')
  sure(await server.api.link(gardien.token))
  const seat = bo?.role.kind === 'joueur' ? bo.role.seat : ''
  const { players: code } = sure(await server.api.banish(gardien.token, seat))
  sure(await server.api.setApproval(gardien.token, true))
  await server.api.take(code, seat, { person: { name: 'Cy' } })
  for (const { link } of links) link.close()
  await server.stop()
  return ana?.token ?? ''
}

test('an installation moves to PostgreSQL and back, letter by letter, and is played on', async () => {
  const token = await fill(before)
  const url = await postgres.newDatabase()
  expect(await ask(before, url, 'move', 'to-postgres')).toEqual([
    expect.stringMatching(/^1 tables with 3 entries and 2 seats are in the database, letter by letter;/),
  ])
  const here = await allIn(await openSqlite(fileOf(before)))
  expect(await allIn(await openPostgres({ url, onFault: console.error }))).toEqual(here)
  expect(JSON.stringify(here)).toContain('🐉')

  await expect(ask(before, url, 'move', 'to-postgres')).rejects.toThrow('The database has tables already: nothing was moved.')

  const server = await startTestServer({ config: { DATABASE_URL: url } })
  await expect(ask(after, url, 'move', 'to-sqlite')).rejects.toThrow('1 servers are running on that database')
  const player = linkOf(server.origin, { token, role: { kind: 'joueur', seat: dreamer } })
  const { ownSaid } = await player.until(({ state }) => state === 'online')
  expect(ownSaid).toMatchObject({ id: 'up', faces: [7] })
  expect(await player.link.say({ type: 'ascend', dreamer, mode: 'normal' }, [7, 66, 3], 'up')).toEqual({ ok: true })
  player.link.close()
  await server.stop()

  expect(await ask(after, url, 'move', 'to-sqlite')).toEqual([
    expect.stringMatching(/^1 tables with 4 entries and 2 seats are in/),
  ])
  const back = await allIn(await openSqlite(fileOf(after)))
  expect(await allIn(await openPostgres({ url, onFault: console.error }))).toEqual(back)
  const alone = await startTestServer({ config: { DATA_DIR: after } })
  expect(await alone.api.seatOf(token)).toMatchObject({ role: { kind: 'joueur', seat: dreamer } })
  await alone.stop()
})

test('what cannot be moved is answered with a sentence', async () => {
  await expect(ask(before, null, 'move', 'to-postgres')).rejects.toThrow('Set DATABASE_URL to the PostgreSQL')
  const nowhere = `postgres://tests@127.0.0.1:${postgres.port}/nowhere`
  const failed = await ask(before, nowhere, 'move', 'to-postgres').catch((error: unknown) => error)
  expect(explain(failed, { DATA_DIR: before, DATABASE_URL: nowhere })).toContain('There is no database nowhere')
})
