import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { duelBots } from '../games/duel/bot/index.ts'
import type { View } from '../games/duel/rules/public.ts'
import type { Link, LinkUpdate } from '../house/seat/link.ts'
import { openTableLink } from '../house/seat/tableLink.ts'
import type { Absence } from '../kit/keeping.ts'
import { handMinds } from './bots/testing.ts'
import { positionsFor } from './testing/dealtWorlds.ts'
import { dialTo } from './testing/dialTo.ts'
import { startTestServer, sure, type TestServer } from './testing/harness.ts'

let server: TestServer | null = null
const links: Link[] = []
/** Added to the clock of the server. */
let later = 0
const MINUTES = 10
const LONG = MINUTES * 60_000
/** Whoever comes first waits so long for the other. */
const WAITED = 5 * 60_000

afterEach(async () => {
  for (const link of links.splice(0)) link.close()
  await server?.stop()
  server = null
  later = 0
})

const start = async (config = {}): Promise<TestServer> => {
  server = await startTestServer({ now: () => Date.now() + later, config, minds: handMinds(duelBots) })
  return server
}

const follow = (origin: string, paper: { readonly token: string; readonly role: Link['role'] }) => {
  const link = openTableLink({ dial: dialTo(origin), ...paper, pause: 30 })
  links.push(link)
  let last: LinkUpdate | null = null
  link.subscribe((update) => {
    last = update
  })
  const now = (): LinkUpdate => last as unknown as LinkUpdate
  const until = (fits: (update: LinkUpdate) => boolean): Promise<void> =>
    expect.poll(() => last !== null && last.view !== null && fits(last), { timeout: 40_000 }).toBe(true)
  return { link, now, until }
}

const seatOf = (update: LinkUpdate, name: string) => update.table?.seats.find(({ seat }) => seat === name)

/** The host plays b, the other a, for whom the game waits. */
const duelOn = async ({ api, origin }: TestServer, absence: Absence | null) => {
  const [setup] = positionsFor(4)
  const host = sure(await api.openTable('Duel', { game: 'duel', setup, ...(absence && { absence }) }))
  const guest = sure(await api.take(host.codes.players, 'a'))
  const [b, a] = [follow(origin, host), follow(origin, guest)]
  await a.until(({ view }) => (view as View).awaited.includes('a'))
  await b.until((update) => seatOf(update, 'a')?.connected === true)
  return { host, guest, a, b }
}

/** They are gone, and that is kept; then so much time passes. */
const stayAway = async ({ a, b }: Awaited<ReturnType<typeof duelOn>>): Promise<void> => {
  a.link.close()
  await b.until((update) => (seatOf(update, 'a')?.lapses ?? 0) > 0)
}

/** Whoever waits comes anew, and waits: what is due is looked at. */
const comeAgain = async ({ origin, api }: TestServer, { host, b }: Awaited<ReturnType<typeof duelOn>>) => {
  b.link.close()
  const again = follow(origin, host)
  await again.until((update) => seatOf(update, 'b')?.connected === true)
  later += WAITED
  sure(await api.take(host.codes.spectators, ''))
  return again
}

test('what is said at the opening is told at the door and at the table', async () => {
  const { api, origin } = await start()
  const absence = { minutes: MINUTES, to: 'lucide' }
  const host = sure(await api.openTable('Duel', { game: 'duel', absence }))
  expect(await api.invitation(host.codes.players)).toMatchObject({ absence })
  const b = follow(origin, host)
  await b.until(({ table }) => table?.absence?.to === 'lucide')
  expect(await api.openTable('Duel', { game: 'duel', absence: { minutes: 1, to: 'nobody' } })).toMatchObject({
    code: 'no-such-bot',
  })
  expect(await api.openTable('Rêve', { game: 'tmr', absence })).toMatchObject({ code: 'gardien-only' })
})

test('whoever stays away for so long while the game waits for them has lost it, and keeps their seat', async () => {
  const here = await start()
  const duel = await duelOn(here, { minutes: MINUTES, to: 'forfeit' })
  await stayAway(duel)
  expect((duel.b.now().view as View).phase).not.toBe('over')
  later = LONG
  const b = await comeAgain(here, duel)
  await b.until(({ view }) => (view as View).phase === 'over')
  expect((b.now().view as View).winner).toBe('b')
  expect(seatOf(b.now(), 'a')).toMatchObject({ taken: true, bot: null, lapses: null })
})

test('who has brought nothing yet has nothing to lose: the table waits, and says nothing else', async () => {
  const { api, origin } = await start()
  const host = sure(await api.openTable('Duel', { game: 'duel', absence: { minutes: MINUTES, to: 'forfeit' } }))
  const guest = sure(await api.take(host.codes.players, 'b'))
  const [a, b] = [follow(origin, host), follow(origin, guest)]
  await b.until(({ state }) => state === 'online')
  b.link.close()
  await a.until((update) => seatOf(update, 'b')?.connected === false)
  await pause(300)
  expect(seatOf(a.now(), 'b')).toMatchObject({ taken: true, lapses: null })
})

test('or leaves the seat to a bot, and is told why; nobody was shown the cards', async () => {
  const here = await start()
  const duel = await duelOn(here, { minutes: MINUTES, to: 'somnolent' })
  await stayAway(duel)
  later = LONG
  const b = await comeAgain(here, duel)
  await b.until((update) => seatOf(update, 'a')?.bot === 'somnolent')
  expect(await here.api.seatOf(duel.guest.token)).toMatchObject({ code: 'stayed-away' })
  expect((b.now().view as View).mine?.seat).toBe('b')
})

test('also where they have taken a link to another machine meanwhile, and never come with it', async () => {
  const here = await start()
  const duel = await duelOn(here, { minutes: MINUTES, to: 'somnolent' })
  await stayAway(duel)
  const { code } = sure(await here.api.link(duel.guest.token))
  sure(await here.api.takeLink(code, 'k'.repeat(43)))
  later = LONG
  const b = await comeAgain(here, duel)
  await b.until((update) => seatOf(update, 'a')?.bot === 'somnolent')
})

test('who comes back in time keeps the seat, and the time begins anew', async () => {
  const here = await start()
  const duel = await duelOn(here, { minutes: MINUTES, to: 'forfeit' })
  await stayAway(duel)
  later = LONG - 60_000
  const a = follow(here.origin, duel.guest)
  await a.until((update) => seatOf(update, 'a')?.connected === true)
  await duel.b.until((update) => seatOf(update, 'a')?.lapses === null)
  later = LONG + 60_000
  const b = await comeAgain(here, duel)
  await b.until((update) => seatOf(update, 'a')?.connected === true)
  expect((b.now().view as View).phase).not.toBe('over')
})

test('it goes on when the server begins anew', async () => {
  const first = await start()
  const duel = await duelOn(first, { minutes: MINUTES, to: 'forfeit' })
  await stayAway(duel)
  duel.b.link.close()
  await first.running.close()
  later = LONG
  const again = await start({ DATA_DIR: first.folder })
  const b = await comeAgain(again, duel)
  await b.until(({ view }) => (view as View).phase === 'over')
  expect((b.now().view as View).winner).toBe('b')
})

test('nobody has lost because both were away and the other came first: a while is waited for them then', async () => {
  const here = await start()
  const duel = await duelOn(here, { minutes: MINUTES, to: 'forfeit' })
  await stayAway(duel)
  duel.b.link.close()
  later = 100 * LONG
  const b = follow(here.origin, duel.host)
  await b.until((update) => (seatOf(update, 'a')?.lapses ?? 0) > Date.now() + later)
  const a = follow(here.origin, duel.guest)
  await a.until((update) => seatOf(update, 'a')?.connected === true)
  expect((a.now().view as View).phase).not.toBe('over')
})

test('nobody is hurried while nobody waits for them, nor where nothing was said', async () => {
  const here = await start()
  const duel = await duelOn(here, null)
  duel.a.link.close()
  await duel.b.until((update) => seatOf(update, 'a')?.connected === false)
  later = 100 * LONG
  const b = await comeAgain(here, duel)
  await b.until((update) => seatOf(update, 'a')?.connected === false)
  expect(seatOf(b.now(), 'a')).toMatchObject({ taken: true, lapses: null })
  expect((b.now().view as View).phase).not.toBe('over')
})
