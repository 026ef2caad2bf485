import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededDice } from '../../../../kit/dice.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { openRoom } from '../../../../kit/room/room.ts'
import { newTable } from '../../../../kit/storage.ts'
import { tmr } from '../../rules/index.ts'
import { dreamerId, legalCommands } from '../../rules/public.ts'
import { setupOf } from '../../rules/testing/scene.ts'
import { LESSONS } from '../lessons/lessons.ts'
import { openLesson } from '../lessons/testing/lessonRoom.ts'
import { type Seen, type Situation, seenBy, seenIn, storedOf, tableAt } from '../situation/situation.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { choiceIn, type MomentPayload, momentOf, type OpenedMoment, openMoment, readMoment, writeMoment } from './moment.ts'

const NITOUCHE = dreamerId('nitouche')

/** A journey played at random through a real room. */
const wander = async (seed: number, decisions: number): Promise<Situation> => {
  const setup = setupOf({ dream: 30, stamina: { endurance: 30 }, spells: ['non-agressivite', 'repos'] } as never, { spells: [] })
  const room = await openRoom({ game: tmr, storage: memoryStorage(newTable(tmr, setup)), dice: seededDice(seed), clock: () => 0 })
  if (isRefusal(room)) throw new Error('no room')
  const [by, choice] = [joueur(NITOUCHE), seededDice(seed + 1)]
  for (let at = 0; at < decisions; at++) {
    const view = room.view(by)
    const open = legalCommands(view, view.boards[0] as Seen['board']).filter(
      ({ type }) => type !== 'interrupt' && type !== 'descend',
    )
    if (open.length === 0) break
    await room.say({ id: `s${at}`, by, command: open[(choice.roll({ label: 'c', sides: open.length }) as number) - 1] })
  }
  return { setup, entries: room.entries }
}

const lostLesson = async (steps = 3): Promise<Situation> => {
  const lesson = LESSONS.find(({ id }) => id === 'lost') as (typeof LESSONS)[number]
  const room = await openLesson(lesson)
  for (const step of lesson.steps.slice(0, steps)) await room.says(step.do)
  return { setup: lesson.setup, entries: (await room.storage.load()).entries }
}

const opened = (payload: MomentPayload | object, seed = 1): OpenedMoment => {
  const moment = openMoment(payload as MomentPayload, seed)
  if (isRefusal(moment)) throw new Error(JSON.stringify(moment))
  return moment
}

/** All but history, and likelihood within how finely it travels. */
const sameBoard = (a: Seen | null, b: Seen | null): void => {
  const { likelihood: one, round: _, afflictions: __, effect: ___, sign: ____, ...rest } = (a as Seen).board
  const { likelihood: other, round: _r, afflictions: _a, effect: _e, sign: _s, ...same } = (b as Seen).board
  expect(same).toEqual(rest)
  for (const [at, share] of one.entries()) expect(other[at]).toBeCloseTo(share, 3)
}

describe('a moment for somebody else', () => {
  test('shows the same situation, at every moment of random journeys', async () => {
    let [kept, hidden] = [0, 0]
    for (const seed of [3, 4, 5, 6, 7, 8]) {
      const situation = await wander(seed, 25)
      for (const { seq } of situation.entries) {
        const payload = momentOf(situation, seq, NITOUCHE, null)
        if (isRefusal(payload)) {
          expect(payload.code).toBe('moment-hidden')
          hidden++
          continue
        }
        const read = readMoment(writeMoment(payload))
        const then = { ...situation, entries: situation.entries.filter((entry) => entry.seq <= seq) }
        sameBoard(seenBy(tableAt(then), NITOUCHE), seenIn(opened(read)))
        kept++
      }
    }
    expect(hidden).toBeLessThan(kept / 10)
  })

  test('plays on in a real room', async () => {
    const situation = await wander(3, 8)
    const moment = opened(momentOf(situation, 4, NITOUCHE, 'repos'))
    const room = await openRoom({ game: tmr, storage: memoryStorage(storedOf(moment)), dice: seededDice(1), clock: () => 0 })
    if (isRefusal(room)) throw new Error('no room')
    const view = room.view(joueur(NITOUCHE))
    const [command] = legalCommands(view, view.boards[0] as Seen['board'])
    expect(await room.say({ id: 'a', by: joueur(NITOUCHE), command })).toMatchObject({ ok: true })
    expect(moment.spell).toBe('repos')
  })

  test('tells afterwards what was done and how it went', async () => {
    const lesson = LESSONS[1] as (typeof LESSONS)[number]
    const room = await openLesson(lesson)
    for (const step of lesson.steps) await room.says(step.do)
    const situation = { setup: lesson.setup, entries: (await room.storage.load()).entries }
    const { after } = opened(momentOf(situation, 1, NITOUCHE, null))
    expect(after.map(({ type }) => type).slice(0, 3)).toEqual(['evaded', 'cameDown', 'ascended'])
    expect(after.length).toBeLessThanOrEqual(24)
    expect(choiceIn(after)).toEqual({ type: 'evade' })
  })

  test('names the choice, whatever the clock did later', () => {
    const later = { type: 'clockMoved', to: { day: 1, hour: 'dragon' } }
    expect(choiceIn([{ type: 'faced' }, later])).toEqual({ type: 'master' })
    expect(choiceIn([{ type: 'moved', direction: 'n', to: null }, later])).toEqual({ type: 'move', to: 'n' })
    expect(choiceIn([])).toBeNull()
  })
})

describe('[HID-6] a lost moment', () => {
  test('does not carry the true cell, and draws it anew among those that fit', async () => {
    const situation = await lostLesson()
    const payload = momentOf(situation, 3, NITOUCHE, null) as MomentPayload
    const truth = tableAt(situation).dreamers[NITOUCHE]?.position
    expect(truth).toBe('L13')
    const told = payload.told.filter(({ type }) => type !== 'fitted')
    for (const cell of ['L12', 'L13']) expect(JSON.stringify({ ...payload, told })).not.toContain(cell)
    const cells = new Set(Array.from({ length: 40 }, (_, seed) => tableAt(opened(payload, seed)).dreamers[NITOUCHE]?.position))
    expect([...cells].sort()).toEqual(['B4', 'E14', 'E5', 'L13'])
    expect(opened(payload).redrawn).toBe(true)
  })

  test('found again, nothing hidden was drawn', async () => {
    const situation = await lostLesson(Number.POSITIVE_INFINITY)
    const until = (seq: number): Situation => ({ ...situation, entries: situation.entries.filter((entry) => entry.seq <= seq) })
    const place = (seq: number) => seenIn(until(seq))?.board.position ?? null
    const found = situation.entries.find(({ seq }) => place(seq - 1) === null && place(seq) !== null)?.seq ?? 0
    const { told } = momentOf(situation, found, NITOUCHE, null) as MomentPayload
    expect(told.some(({ to }) => to === null)).toBe(true)
    expect(opened(momentOf(situation, found, NITOUCHE, null)).redrawn).toBe(false)
  })

  test('two journeys that differ only in the hidden cell make the same link', async () => {
    const one = momentOf(await lostLesson(), 3, NITOUCHE, null)
    const other = await lostLesson()
    const moved = JSON.parse(JSON.stringify(other).replaceAll('"to":"L12"', '"to":"B3"').replaceAll('"to":"L13"', '"to":"B4"'))
    expect(momentOf(moved, 3, NITOUCHE, null)).toEqual(one)
  })
})

describe('length and letters', () => {
  test('a usual journey fits into a link of less than two thousand letters', async () => {
    const lengths: number[] = []
    for (const seed of [11, 12, 13, 14, 15]) {
      const situation = await wander(seed, 20)
      const payload = momentOf(situation, Math.min(15, situation.entries.length), NITOUCHE, null)
      if (!isRefusal(payload)) lengths.push(toBase64url(deflateRawSync(writeMoment(payload))).length)
    }
    expect(lengths.length).toBeGreaterThan(2)
    expect(Math.max(...lengths)).toBeLessThan(2000)
  })

  test('letters of an address, there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = toBase64url(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64url(text)).toEqual(bytes)
      }),
      { seed: 3 },
    )
    expect(fromBase64url('a+b')).toBeNull()
    expect(fromBase64url('abcde')).toBeNull()
  })
})

describe('a link from elsewhere', () => {
  const good = async (): Promise<MomentPayload> => momentOf(await lostLesson(), 3, NITOUCHE, null) as MomentPayload

  test.each([
    ['no JSON', () => '{', 'not-json'],
    ['another file', () => '{"format":"x"}', 'foreign-file'],
    ['a newer one', (m: MomentPayload) => JSON.stringify({ ...m, version: 2 }), 'other-version'],
    ['other rules', (m: MomentPayload) => JSON.stringify({ ...m, rules: 99 }), 'other-rules'],
    ['a missing part', (m: MomentPayload) => JSON.stringify({ ...m, told: 3 }), 'malformed'],
  ])('%s is refused', async (_, change, code) => {
    expect(readMoment(change(await good()))).toMatchObject({ code })
  })

  test('events that do not fit are refused, never thrown', async () => {
    const payload = await good()
    expect(openMoment({ ...payload, told: [{ type: 'nonsense' }] }, 1)).toMatchObject({ code: 'malformed' })
    expect(openMoment({ ...payload, told: [{ type: 'serviceWon' }] }, 1)).toMatchObject({ code: 'malformed' })
    expect(openMoment({ ...payload, setup: {} }, 1)).toMatchObject({ code: 'malformed' })
    expect(openMoment({ ...payload, told: [{ type: 'stored', hand: null }] }, 1)).toMatchObject({
      code: 'malformed',
    })
  })
})
