import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { View } from '../games/tmr/rules/public.ts'
import type { AnyGame } from '../kit/game.ts'
import { LONGEST_WORDS, PROTOCOL, type WireAnswer, type WirePoint } from '../kit/wire.ts'
import { type Games, loadGames } from './common/games.ts'
import { openTestTable, startTestServer, sure, type TestServer } from './testing/harness.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

let server: TestServer
let time = 0

beforeAll(async () => {
  server = await startTestServer({
    elapsed: () => time,
    config: { MESSAGE_BURST: 1e9, NEW_TABLES_PER_HOUR: 1000, MAX_CONNECTIONS_PER_ADDRESS: 1000 },
  })
})
afterAll(() => server.stop())

interface Heard {
  readonly gardien: RawClient
  readonly ana: RawClient
  readonly bo: RawClient
  readonly watcher: RawClient
  readonly tokens: Readonly<Record<Who, string>>
  readonly seats: { readonly ana: string; readonly bo: string }
}
type Who = 'gardien' | 'ana' | 'bo' | 'watcher'

const sit = async (token: string): Promise<RawClient> => {
  const client = await rawClient(server.origin)
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  return client
}

const seatOf = ({ role }: { role: { kind: string; seat?: string } }): string => role.seat ?? ''

const openTable = async (): Promise<Heard> => {
  const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo'])
  const [ana, bo] = players.map(sure)
  if (!ana || !bo) throw new Error('nobody sits there')
  const watcher = sure(await server.api.take(gardien.codes.spectators, seatOf(ana)))
  const tokens = { gardien: gardien.token, ana: ana.token, bo: bo.token, watcher: watcher.token }
  return {
    gardien: await sit(tokens.gardien),
    ana: await sit(tokens.ana),
    bo: await sit(tokens.bo),
    watcher: await sit(tokens.watcher),
    tokens,
    seats: { ana: seatOf(ana), bo: seatOf(bo) },
  }
}

let said = 0
/** Answered, and everybody has heard all that follows from it. */
const say = async (table: Heard, who: Who, message: object): Promise<WireAnswer> => {
  const id = `said ${++said}`
  const clients = [table.gardien, table.ana, table.bo, table.watcher]
  table[who].say({ id, ...message })
  const { answer } = await table[who].hears('answer', id)
  for (const client of clients) {
    client.say({ type: 'viewAt', id: `after ${id}`, n: 0 })
    await client.hears('viewed', `after ${id}`)
  }
  return answer as WireAnswer
}

const refusalOf = (answer: WireAnswer): string | null => ('refusal' in answer ? answer.refusal.code : null)
const whoHeard = (table: Heard, text: string): Who[] =>
  (['gardien', 'ana', 'bo', 'watcher'] as const).filter((who) => table[who].text().includes(text))

describe('a line of words', () => {
  test('to all is heard by all, spectators too, with who said it', async () => {
    const table = await openTable()
    expect(await say(table, 'bo', { type: 'speak', text: '  Par ici !  ', to: 'all' })).toEqual({ ok: true })
    expect(whoHeard(table, 'Par ici !')).toEqual(['gardien', 'ana', 'bo', 'watcher'])
    const heard = await table.watcher.hears('words')
    expect(heard.words).toMatchObject({ from: { kind: 'joueur', seat: table.seats.bo }, to: 'all', text: 'Par ici !' })
  })

  test('the gardien whispers to one: not a byte of it reaches anybody else, not even who watches that one', async () => {
    const table = await openTable()
    const before = [table.bo.text(), table.watcher.text()].map((text) => text.length)
    await say(table, 'gardien', { type: 'speak', text: 'vous sentez la mer', to: { kind: 'joueur', seat: table.seats.ana } })
    expect(whoHeard(table, 'vous sentez la mer')).toEqual(['gardien', 'ana'])
    for (const [at, client] of [table.bo, table.watcher].entries()) {
      const news = client.text().slice(before[at])
      expect(news).not.toContain('"words"')
      expect(client.heard.filter(({ type }) => type === 'words')).toEqual([])
    }
  })

  test('a player whispers to the gardien, or to another', async () => {
    const table = await openTable()
    await say(table, 'ana', { type: 'speak', text: 'je mens à Bo', to: { kind: 'gardien' } })
    await say(table, 'ana', { type: 'speak', text: 'suis-moi', to: { kind: 'joueur', seat: table.seats.bo } })
    expect(whoHeard(table, 'je mens à Bo')).toEqual(['gardien', 'ana'])
    expect(whoHeard(table, 'suis-moi')).toEqual(['ana', 'bo'])
  })

  test('whoever comes back hears the last lines again, and none that were not theirs', async () => {
    const table = await openTable()
    await say(table, 'gardien', { type: 'speak', text: 'pour tous', to: 'all' })
    await say(table, 'gardien', { type: 'speak', text: 'pour Ana', to: { kind: 'joueur', seat: table.seats.ana } })
    const textsFor = async (who: Who): Promise<unknown[]> => {
      const client = await sit(table.tokens[who])
      const { words } = await client.hears('welcome')
      client.close()
      return (words as { text: string }[]).map(({ text }) => text)
    }
    expect(await textsFor('ana')).toEqual(['pour tous', 'pour Ana'])
    expect(await textsFor('bo')).toEqual(['pour tous'])
    expect(await textsFor('watcher')).toEqual(['pour tous'])
  })

  test('a seat that is left takes its whispers with it', async () => {
    const { gardien, players } = await openTestTable(server.api, ['Cyr'])
    const [cyr] = players
    if (!cyr) throw new Error('nobody sits there')
    const speaker = await sit(gardien.token)
    speaker.say({ id: 'w', type: 'speak', text: 'entre nous', to: { kind: 'joueur', seat: seatOf(cyr) } })
    await speaker.hears('answer', 'w')
    sure(await server.api.leave(cyr.token))
    const heir = sure(await server.api.take(gardien.codes.players, seatOf(cyr)))
    const client = await sit(heir.token)
    expect((await client.hears('welcome')).words).toEqual([])
    expect(client.text()).not.toContain('entre nous')
  })

  test('said again with the same id it is heard once', async () => {
    const table = await openTable()
    for (let at = 0; at < 3; at++) table.ana.say({ id: 'again', type: 'speak', text: 'une fois', to: 'all' })
    await say(table, 'bo', { type: 'speak', text: 'fin', to: 'all' })
    expect(table.bo.heard.filter(({ type, words }) => type === 'words' && (words as { id: string }).id === 'again')).toHaveLength(
      1,
    )
  })

  test('spectators are silent until the gardien lets them speak; never to one, and never again once stopped', async () => {
    const table = await openTable()
    const speak = (text: string, to: unknown = 'all') => say(table, 'watcher', { type: 'speak', text, to })
    expect(refusalOf(await speak('psst'))).toBe('spectators-silent')
    expect(refusalOf(await say(table, 'watcher', { type: 'letSpectatorsSpeak', may: true }))).toBe('gardien-only')
    expect(refusalOf(await say(table, 'ana', { type: 'letSpectatorsSpeak', may: true }))).toBe('gardien-only')
    expect(await say(table, 'gardien', { type: 'letSpectatorsSpeak', may: true })).toEqual({ ok: true })
    expect(await speak('bravo')).toEqual({ ok: true })
    expect(refusalOf(await speak('tout bas', { kind: 'joueur', seat: table.seats.ana }))).toBe('spectators-silent')
    await say(table, 'gardien', { type: 'letSpectatorsSpeak', may: false })
    expect(refusalOf(await speak('encore'))).toBe('spectators-silent')
    expect(whoHeard(table, 'bravo')).toEqual(['gardien', 'ana', 'bo', 'watcher'])
    for (const text of ['psst', 'tout bas', 'encore']) expect(whoHeard(table, text)).toEqual([])
  })

  test('a spectator who may speak is heard each time, and told to the others by name and colours alone', async () => {
    const table = await openTable()
    await say(table, 'gardien', { type: 'letSpectatorsSpeak', may: true })
    for (const text of ['une fois', 'deux fois']) await say(table, 'watcher', { type: 'speak', text, to: 'all' })
    const lines = table.ana.heard.filter(({ type }) => type === 'words').map(({ words }) => words as Record<string, unknown>)
    expect(lines.map(({ text }) => text)).toEqual(['une fois', 'deux fois'])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
    for (const line of lines) expect(Object.keys(line).sort()).toEqual(['from', 'id', 'text', 'to', 'wears'])
  })

  test('spectators do not use up each other’s words', async () => {
    const { gardien: paper } = await openTestTable(server.api, ['Ana'])
    const gardien = await sit(paper.token)
    const watch = async () => sit(sure(await server.api.take(paper.codes.spectators, '')).token)
    const [one, other] = [await watch(), await watch()]
    gardien.say({ id: 'may', type: 'letSpectatorsSpeak', may: true })
    await gardien.hears('answer', 'may')
    for (let at = 0; at < 20; at++) one.say({ id: `${at}`, type: 'speak', text: `${at}`, to: 'all' })
    expect((await one.hears('answer', '19')).answer).toMatchObject({ refusal: { code: 'too-many-words' } })
    other.say({ id: 'mine', type: 'speak', text: 'moi aussi', to: 'all' })
    expect((await other.hears('answer', 'mine')).answer).toEqual({ ok: true })
  })

  test('is in no log: nothing of it is told in the journal, saved, or written to the disk', async () => {
    const table = await openTable()
    await say(table, 'gardien', { type: 'speak', text: 'ni vu ni connu', to: 'all' })
    table.gardien.say({ id: 'page', type: 'journal', after: 0 })
    expect(JSON.stringify(await table.gardien.hears('page', 'page'))).not.toContain('ni vu')
    expect(JSON.stringify(await server.api.saveOf(table.tokens.gardien))).not.toContain('ni vu')
    expect(server.logged.join()).not.toContain('ni vu')
    for (const file of readdirSync(server.folder)) expect(readFileSync(join(server.folder, file)).includes('ni vu')).toBe(false)
  })
})

describe('pointing at a place', () => {
  test('is seen by those it is meant for, and carries nothing but the place and who points', async () => {
    const table = await openTable()
    await say(table, 'gardien', { type: 'point', place: 'K7', to: { kind: 'joueur', seat: table.seats.bo } })
    const { point } = await table.bo.hears('pointed')
    const { id, ...rest } = point as { id: string }
    const wears = { colour: expect.any(String), figure: expect.any(String) }
    expect(rest).toEqual({ from: { kind: 'gardien' }, to: { kind: 'joueur', seat: table.seats.bo }, place: 'K7', wears })
    expect([table.ana, table.watcher].flatMap(({ heard }) => heard.filter(({ type }) => type === 'pointed'))).toEqual([])
    await say(table, 'ana', { type: 'point', place: 'C3', to: 'all' })
    expect(await table.watcher.hears('pointed')).toMatchObject({ point: { place: 'C3', from: { kind: 'joueur' } } })
  })

  test('[HID-6] a lost player points: the answer and what others see are the same wherever the demi-rêve is', async () => {
    const heardOf = async (cell: string): Promise<unknown[]> => {
      const table = await openTable()
      const command = { type: 'place', dreamer: table.seats.ana, cell, hidden: true }
      await say(table, 'gardien', { type: 'command', command })
      said = 1000
      const from = table.ana.heard.length
      await say(table, 'ana', { type: 'point', place: 'G7', to: 'all' })
      const others = [table.gardien, table.bo, table.watcher].map(({ heard }) => heard.filter(({ type }) => type === 'pointed'))
      const own = table.ana.heard.slice(from).filter(({ type }) => type !== 'viewed')
      return JSON.parse(JSON.stringify([own, others]).replaceAll(table.seats.ana, 'ana'))
    }
    expect(await heardOf('G7')).toEqual(await heardOf('K7'))
  })

  test.each(['Z99', 'A0', 'constructor', 'ana', '0', 'g7'])('%s is no place of the map: nobody is shown it', async (place) => {
    const table = await openTable()
    expect(refusalOf(await say(table, 'ana', { type: 'point', place, to: 'all' }))).toBe('no-such-place')
    expect(refusalOf(await say(table, 'gardien', { type: 'point', place, to: 'all' }))).toBe('no-such-place')
    expect(table.bo.heard.some(({ type }) => type === 'pointed')).toBe(false)
  })

  test('a spectator never points, even where they may speak', async () => {
    const table = await openTable()
    await say(table, 'gardien', { type: 'letSpectatorsSpeak', may: true })
    expect(refusalOf(await say(table, 'watcher', { type: 'point', place: 'G7', to: 'all' }))).toBe('spectators-point-not')
    expect(table.ana.heard.some(({ type }) => type === 'pointed')).toBe(false)
  })
})

describe('bounds', () => {
  test.each([
    ['nothing', { type: 'speak', text: '   ', to: 'all' }],
    ['too long', { type: 'speak', text: 'x'.repeat(LONGEST_WORDS + 1), to: 'all' }],
    ['several lines', { type: 'speak', text: 'un\ndeux', to: 'all' }],
    ['a text that turns its direction', { type: 'speak', text: 'a\u202eb', to: 'all' }],
    ['signs that nobody sees', { type: 'speak', text: '\u200b\u2060\u200b', to: 'all' }],
    ['fillers and empty patterns', { type: 'speak', text: '\u3164\u2800', to: 'all' }],
    ['half a character', { type: 'speak', text: '\ud800', to: 'all' }],
    ['to a spectator', { type: 'speak', text: 'bonjour', to: { kind: 'spectateur', seat: 'ana' } }],
    ['to nobody', { type: 'speak', text: 'bonjour' }],
    ['more than it holds', { type: 'speak', text: 'bonjour', to: 'all', from: { kind: 'gardien' } }],
    ['a place that is a text', { type: 'point', place: '<b>ici</b>', to: 'all' }],
    ['a place without end', { type: 'point', place: 'A'.repeat(33), to: 'all' }],
    ['a leave that is none', { type: 'letSpectatorsSpeak', may: 'yes' }],
  ])('%s is refused with a sentence and reaches nobody', async (_, message) => {
    const table = await openTable()
    expect(refusalOf(await say(table, 'gardien', message))).toBe('malformed')
    expect(table.bo.heard.filter(({ type }) => type === 'words' || type === 'pointed')).toEqual([])
  })

  test('to a seat that is not there', async () => {
    const table = await openTable()
    const to = { kind: 'joueur', seat: 'nobody' }
    expect(refusalOf(await say(table, 'ana', { type: 'speak', text: 'ohé', to }))).toBe('nobody-there')
    expect(refusalOf(await say(table, 'ana', { type: 'point', place: 'G7', to }))).toBe('nobody-there')
  })

  test('whoever says too much waits; the others do not, nor does the game, and time heals it', async () => {
    const table = await openTable()
    const flood = async (type: 'speak' | 'point'): Promise<(string | null)[]> => {
      const answers: (string | null)[] = []
      for (let at = 0; at < 12; at++)
        answers.push(
          refusalOf(await say(table, 'ana', { type, to: 'all', ...(type === 'speak' ? { text: `n° ${at}` } : { place: 'G7' }) })),
        )
      return answers
    }
    for (const type of ['speak', 'point'] as const) {
      const answers = await flood(type)
      expect(answers.slice(0, 8)).toEqual(new Array(8).fill(null))
      expect(new Set(answers.slice(8))).toEqual(new Set(['too-many-words']))
    }
    expect(await say(table, 'bo', { type: 'speak', text: 'moi, si', to: 'all' })).toEqual({ ok: true })
    const command = { type: 'ascend', dreamer: table.seats.ana, mode: 'normal' }
    expect(await say(table, 'ana', { type: 'command', command })).toEqual({ ok: true })
    time += 2000
    expect(await say(table, 'ana', { type: 'speak', text: 'enfin', to: 'all' })).toEqual({ ok: true })
    expect(refusalOf(await say(table, 'ana', { type: 'speak', text: 'trop', to: 'all' }))).toBe('too-many-words')
  })
})

describe('in a mist', () => {
  /** A game in which one sees what is in one's own row alone, and the gardien everything. */
  const misty = async (): Promise<Games> => {
    const games = await loadGames()
    const tmr = games.get('tmr') as AnyGame
    const rowOf = ({ role, boards }: View): string => (role.kind === 'gardien' ? '' : (boards[0]?.sheet.name ?? '?'))
    const pointable = (view: unknown, place: string): boolean => place.startsWith(rowOf(view as View).slice(0, 1))
    return new Map([...games, ['tmr', { ...tmr, pointable }]])
  }

  test('what one does not see one cannot point at, and what another does not see they are not shown', async () => {
    const before = server
    server = await startTestServer({ games: await misty() })
    try {
      const table = await openTable()
      expect(refusalOf(await say(table, 'ana', { type: 'point', place: 'B3', to: 'all' }))).toBe('no-such-place')
      expect(await say(table, 'ana', { type: 'point', place: 'A3', to: 'all' })).toEqual({ ok: true })
      expect(await say(table, 'gardien', { type: 'point', place: 'C3', to: 'all' })).toEqual({ ok: true })
      const shown = (who: Who) =>
        table[who].heard.filter(({ type }) => type === 'pointed').map(({ point }) => (point as WirePoint).place)
      expect([shown('gardien'), shown('ana'), shown('bo')]).toEqual([['A3', 'C3'], ['A3'], []])
    } finally {
      await server.stop()
      server = before
    }
  })

  test('a game that has no places to point at is pointed at nowhere', async () => {
    const games = await loadGames()
    expect(games.get('duel')?.pointable).toBeUndefined()
  })
})
