import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '../games/duel/rules/public.ts'
import type { Link, LinkUpdate } from '../house/seat/link.ts'
import { openTableLink } from '../house/seat/tableLink.ts'
import { isRefusal } from '../kit/refusal.ts'
import { LARGE, positionsFor, SEATS_WITH_BOT } from './testing/dealtWorlds.ts'
import { dialTo } from './testing/dialTo.ts'
import { mayDo } from './testing/duellist.ts'
import { startTestServer, sure, type TestServer } from './testing/harness.ts'

let server: TestServer | null = null
const links: Link[] = []

afterEach(async () => {
  for (const link of links.splice(0)) link.close()
  await server?.stop()
  server = null
})

const follow = (origin: string, paper: { readonly token: string; readonly role: Link['role'] }) => {
  const link = openTableLink({ dial: dialTo(origin), ...paper, pause: 30 })
  links.push(link)
  let last: LinkUpdate | null = null
  link.subscribe((update) => {
    last = update
  })
  const now = (): LinkUpdate => last as unknown as LinkUpdate
  return {
    link,
    now,
    until: (fits: (update: LinkUpdate) => boolean): Promise<void> =>
      expect.poll(() => last?.view !== undefined && last !== null && fits(last), { timeout: 10_000 }).toBe(true),
  }
}

/** It is b's turn. */
const SEED = 46

/** In the middle of a duel: whoever opened it plays b, the other a. */
const duelOn = async (config = {}) => {
  server = await startTestServer(config)
  const { api, origin } = server
  const [setup] = positionsFor(SEED)
  const host = sure(await api.openTable('Duel', { game: 'duel', setup }, { browser: 'host-browser' }))
  const guest = sure(await api.take(host.codes.players, 'a', { browser: 'guest-browser' }))
  const [b, a] = [follow(origin, host), follow(origin, guest)]
  await a.until(({ view }) => view !== null)
  await b.until(({ view }) => view !== null)
  return { api, origin, host, guest, a, b }
}

const handOf = ({ now }: ReturnType<typeof follow>): readonly string[] => (now().view as View).mine?.hand ?? []

/** The host lays down a card, which tells the other something. */
const layDown = async ({ link, now }: ReturnType<typeof follow>): Promise<void> => {
  const command = mayDo(now().view as View, 'b').find(({ type }) => type === 'summon' || type === 'use')
  expect(await link.say(command)).toMatchObject({ ok: true })
}

const asksAt = ({ now }: ReturnType<typeof follow>) => now().table?.asks ?? []

describe('where there is no gardien, whoever opened the table is its host and not its master', () => {
  test('a save in the middle of the game is not the host’s to take: it tells the other’s hand', async () => {
    const { api, host, guest, a, b } = await duelOn()
    await layDown(b)
    const file = await api.saveOf(host.token)
    expect(isRefusal(file) ? file.code : handOf(a).filter((card) => file.save.includes(card))).toBe('save-not-agreed')
    expect(await api.saveOf(guest.token)).toMatchObject({ code: 'save-not-agreed' })
  })

  test('nobody’s seat is freed, handed over or sent away without them', async () => {
    const { api, host, a, b } = await duelOn()
    await layDown(b)
    expect(await api.free(host.token, 'a')).toBeNull()
    expect(await api.handOver(host.token, 'a')).toMatchObject({ code: 'not-without-gardien' })
    expect(await api.banish(host.token, 'a')).toMatchObject({ code: 'not-without-gardien' })
    // The other still sits there, and is asked.
    await a.until(() => asksAt(a).length === 1)
    expect(asksAt(a)).toMatchObject([{ what: 'free', seat: 'a', agreed: ['b'] }])
    expect(a.now().table?.seats.find(({ seat }) => seat === 'a')).toMatchObject({ taken: true, connected: true })
  })

  test('nobody who plays here takes another seat too: not from the same browser', async () => {
    const { api, host, guest, b } = await duelOn()
    await layDown(b)
    expect(await api.leave(guest.token)).toBeNull()
    expect(await api.take(host.codes.players, 'a', { browser: 'host-browser' })).toMatchObject({ code: 'plays-here' })
  })

  test('a seat that somebody played is taken over by somebody else only if those who play agree', async () => {
    const { api, origin, host, guest, a, b } = await duelOn()
    await layDown(b)
    const cards = handOf(a)
    expect(await api.leave(guest.token)).toBeNull()
    const key = 'k'.repeat(43)
    expect(await api.take(host.codes.players, 'a', { key, browser: 'third', person: { name: 'Cy' } })).toMatchObject({
      waiting: true,
    })
    await b.until(() => asksAt(b).length === 1)
    const [ask] = asksAt(b)
    expect(ask).toMatchObject({ what: 'sit', seat: 'a', called: 'Cy', agreed: [] })
    expect(await api.agree(host.token, ask?.id ?? '')).toBeNull()
    const third = sure(await api.seatOf(key))
    const c = follow(origin, third)
    await c.until(({ view }) => view !== null)
    expect(handOf(c)).toEqual(cards)
  })

  test('an undo that was asked of somebody falls when their seat changes hands: who was freed has not agreed', async () => {
    const { api, guest, a, b } = await duelOn()
    await layDown(b)
    const before = b.now().view
    expect(await b.link.undo()).toMatchObject({ ok: true, asked: true })
    await a.until(({ requests }) => requests.length === 1)
    expect(await api.leave(guest.token)).toBeNull()
    await b.until(({ requests }) => requests.length === 0)
    expect(b.now().view).toEqual(before)
  })

  test('nor by way of what watches from the same browser: who is sent away as a spectator keeps their seat', async () => {
    const { api, host, a, b } = await duelOn()
    await layDown(b)
    sure(await api.take(host.codes.spectators, '', { browser: 'guest-browser' }))
    await b.until(({ table }) => (table?.watchers.length ?? 0) === 1)
    expect(await api.banishWatcher(host.token, b.now().table?.watchers[0]?.id ?? '')).toMatchObject({
      code: 'not-without-gardien',
    })
    expect(a.now().table?.seats.find(({ seat }) => seat === 'a')).toMatchObject({ taken: true })
  })

  test('who gives up, and is shown the cards of a game that is over, does not take it back by themselves', async () => {
    const { api, host, a, b } = await duelOn()
    expect(await b.link.say({ type: 'concede' })).toMatchObject({ ok: true })
    await a.until(({ view }) => (view as View).phase === 'over')
    const file = sure(await api.saveOf(host.token))
    expect(handOf(a).every((card) => file.save.includes(card))).toBe(true)
    expect(await b.link.undo()).toMatchObject({ ok: true, asked: true })
    await a.until(({ requests }) => requests.length === 1)
    expect((b.now().view as View).phase).toBe('over')
  })

  test('a spectator’s code shows nobody’s hand', async () => {
    const { api, origin, host, a } = await duelOn()
    const watcher = follow(origin, sure(await api.take(host.codes.spectators, 'a')))
    await watcher.until(({ view }) => view !== null)
    expect((watcher.now().view as View).mine).toBeNull()
    expect(handOf(a).filter((card) => JSON.stringify(watcher.now()).includes(card))).toEqual([])
  })
})

describe('what is asked of all who play', () => {
  test('a save is given once all have agreed, as the table was then; one no is enough, and a seat that changes hands', async () => {
    const { api, host, guest, a, b } = await duelOn()
    await layDown(b)
    expect(await api.askSave(guest.token)).toBeNull()
    await b.until(() => asksAt(b).length === 1)
    expect(asksAt(b)).toMatchObject([{ what: 'save', by: 'a', agreed: ['a'] }])
    expect(await api.decline(host.token, asksAt(b)[0]?.id ?? '')).toBeNull()
    await a.until(() => asksAt(a).length === 0)
    expect(await api.saveOf(guest.token)).toMatchObject({ code: 'save-not-agreed' })

    expect(await api.askSave(guest.token)).toBeNull()
    await b.until(() => asksAt(b).length === 1)
    expect(await api.agree(host.token, asksAt(b)[0]?.id ?? '')).toBeNull()
    await a.until(() => asksAt(a)[0]?.granted === true)
    const file = sure(await api.saveOf(guest.token))
    expect(await b.link.say({ type: 'concede' })).toMatchObject({ ok: true })
    expect(file.save).not.toContain('concede')
    expect(sure(await api.saveOf(host.token)).entries).toBe(file.entries + 1)
  })

  test('a spectator neither asks nor agrees, and a stranger’s key opens nothing', async () => {
    const { api, host, guest, a } = await duelOn()
    const spectator = sure(await api.take(host.codes.spectators, ''))
    expect(await api.askSave(spectator.token)).toMatchObject({ code: 'not-yours' })
    expect(await api.saveOf(spectator.token)).toMatchObject({ code: 'not-yours' })
    expect(await api.free(spectator.token, 'a')).toMatchObject({ code: 'not-yours' })
    expect(await api.askSave(guest.token)).toBeNull()
    await a.until(() => asksAt(a).length === 1)
    expect(await api.agree(spectator.token, asksAt(a)[0]?.id ?? '')).toMatchObject({ code: 'not-yours' })
    expect(await api.agree('x'.repeat(43), asksAt(a)[0]?.id ?? '')).toMatchObject({ code: 'no-such-seat' })
    expect(await api.saveOf(host.token)).toMatchObject({ code: 'save-not-agreed' })
  })

  test('who agrees to be freed is: both are asked, and what else was asked falls', async () => {
    const { api, host, guest, a, b } = await duelOn()
    await layDown(b)
    expect(await api.askSave(host.token)).toBeNull()
    expect(await api.free(host.token, 'a')).toBeNull()
    await a.until(() => asksAt(a).length === 2)
    expect(await api.agree(guest.token, asksAt(a).find(({ what }) => what === 'free')?.id ?? '')).toBeNull()
    await b.until(({ table }) => table?.seats.find(({ seat }) => seat === 'a')?.taken === false)
    expect(asksAt(b)).toEqual([])
    expect(await api.seatOf(guest.token)).toMatchObject({ code: 'sent-out' })
  })
})

/** The same of three, in the middle of which c leaves: whoever opened it plays b. */
const threeOn = async () => {
  server = await startTestServer({ config: { CODE_TRIES_PER_MINUTE: 1e6, NEW_TABLES_PER_HOUR: 1e6 } })
  const { api, origin } = server
  const [setup] = positionsFor(SEED, SEATS_WITH_BOT)
  const openOne = async () => {
    const host = sure(await api.openTable('Duel', { game: 'duel', setup }))
    const guest = sure(await api.take(host.codes.players, 'a'))
    const third = sure(await api.take(host.codes.players, 'c'))
    return { host, guest, third }
  }
  return { api, origin, openOne }
}

describe('whoever plays unfairly at the doors', () => {
  test('asks something else while a yes is on its way: it is none to the other question', async () => {
    const { api, origin, openOne } = await threeOn()
    const { host, guest, third } = await openOne()
    const a = follow(origin, guest)
    await a.until(({ view }) => view !== null)
    expect(await api.leave(third.token)).toBeNull()
    expect(await api.seatBot(host.token, 'c', 'somnolent')).toBeNull()
    await a.until(() => asksAt(a).length === 1)
    const [weak] = asksAt(a)
    expect(await api.seatBot(host.token, 'c', 'lucide')).toBeNull()
    expect(await api.agree(guest.token, weak?.id ?? '')).toMatchObject({ code: 'no-such-request' })
    await a.until(() => asksAt(a)[0]?.bot === 'lucide')
    expect(asksAt(a)).toMatchObject([{ what: 'bot', agreed: ['b'] }])
  })

  test('asks for a later save with the yes to an earlier one', async () => {
    const { api, host, guest, a } = await duelOn()
    expect(await api.askSave(host.token)).toBeNull()
    await a.until(() => asksAt(a).length === 1)
    const [first] = asksAt(a)
    expect(await api.agree(guest.token, first?.id ?? '')).toBeNull()
    expect(await api.askSave(host.token)).toBeNull()
    // Said again after a lost answer.
    expect(await api.agree(guest.token, first?.id ?? '')).toMatchObject({ code: 'no-such-request' })
    expect(await api.saveOf(host.token)).toMatchObject({ code: 'save-not-agreed' })
  })

  test('frees seats that are none: nothing that was asked falls, nothing more is asked, and nothing grows', async () => {
    const { api, host, guest, a } = await duelOn()
    expect(await api.askSave(host.token)).toBeNull()
    for (const seat of ['constructor', '', 'x'.repeat(64), 'c'])
      for (const { token } of [host, guest]) expect(await api.free(token, seat)).toBeNull()
    await a.until(() => asksAt(a).length > 0)
    expect(asksAt(a)).toMatchObject([{ what: 'save', agreed: ['b'] }])
  })

  test('opens the door to somebody who waits for everybody: who has agreed already has', async () => {
    const { api, origin, openOne } = await threeOn()
    const { host, guest, third } = await openOne()
    const a = follow(origin, guest)
    await a.until(({ view }) => view !== null)
    expect(await api.leave(third.token)).toBeNull()
    expect(await api.take(host.codes.players, 'c', { person: { name: 'Cy' } })).toMatchObject({ waiting: true })
    await a.until(() => asksAt(a).length === 1)
    const [ask] = asksAt(a)
    expect(await api.agree(guest.token, ask?.id ?? '')).toBeNull()
    expect(await api.admit(host.token, ask?.id ?? '')).toBeNull()
    const b = follow(origin, host)
    await b.until(({ view }) => view !== null)
    expect(asksAt(b)).toMatchObject([{ what: 'sit', agreed: ['a'] }])
  })

  test('stands at a seat in the moment in which somebody leaves their cards: everybody is asked all the same', async () => {
    const { api, openOne } = await threeOn()
    for (let tries = 0; tries < 20; tries++) {
      const { host, third } = await openOne()
      const takes = Array.from({ length: 6 }, () => api.take(host.codes.players, 'c'))
      const [, ...given] = await Promise.all([api.leave(third.token), ...takes])
      expect(given.filter((paper) => 'role' in paper)).toEqual([])
    }
  })

  test('takes a save once the other has taken their deck back: it still tells what it was', async () => {
    const { api, origin } = (server = await startTestServer())
    const host = sure(await api.openTable('Duel', { game: 'duel' }))
    const b = follow(origin, sure(await api.take(host.codes.players, 'b')))
    await b.until(({ view }) => view !== null)
    expect(await b.link.say({ type: 'bring', deck: LARGE[0] ?? '' })).toMatchObject({ ok: true })
    expect(await b.link.undo()).toMatchObject({ ok: true })
    const file = await api.saveOf(host.token)
    expect('save' in file && file.save.includes('deckBrought')).toBe(false)
    // Nor by their seat, which tells what was brought there.
    expect(await api.free(host.token, 'b')).toBeNull()
    await b.until(() => asksAt(b).length === 1)
    expect(asksAt(b)).toMatchObject([{ what: 'free', seat: 'b', agreed: ['a'] }])
  })

  test('comes back under the name of whoever has left, to be let in to their cards', async () => {
    const { api, openOne } = await threeOn()
    const { host, third } = await openOne()
    expect(await api.setPerson(third.token, { name: 'Cy' })).toBeNull()
    expect(await api.leave(third.token)).toBeNull()
    const asCy = { person: { name: 'CY' }, browser: 'of-the-host' }
    expect(await api.take(host.codes.players, 'c', asCy)).toMatchObject({ code: 'called-taken' })
    expect(await api.setPerson(host.token, { name: 'Cy' })).toMatchObject({ code: 'called-taken' })
  })

  test('takes a save while the other brings a deck: it is of before', async () => {
    const { api, origin } = (server = await startTestServer({ config: { MAX_FILES: 100, MAX_FILES_PER_ADDRESS: 100 } }))
    for (let tries = 0; tries < 10; tries++) {
      const host = sure(await api.openTable('Duel', { game: 'duel' }))
      const b = follow(origin, sure(await api.take(host.codes.players, 'b')))
      await b.until(({ view }) => view !== null)
      const saves = Array.from({ length: 8 }, () => api.saveOf(host.token))
      const [, ...files] = await Promise.all([b.link.say({ type: 'bring', deck: LARGE[0] ?? '' }), ...saves])
      expect(files.filter((file) => 'save' in file && file.save.includes('deckBrought'))).toEqual([])
    }
  })
})
