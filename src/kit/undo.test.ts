import { describe, expect, test } from 'vitest'
import { refusal } from './refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from './roles.ts'
import { type ToyRoom, toyRoom, toyStorage } from './testing/table.ts'

const ana = joueur('ana')
const bo = joueur('bo')
const refusedWith = (code: string) => ({ ok: false, refusal: refusal(code) })

let ids = 0
const id = (): string => `id-${ids++}`
const play = async (room: ToyRoom, by: Role, kind: 'roll' | 'tally' | 'show', seat: string): Promise<void> => {
  expect(await room.say({ id: id(), by, command: { kind, seat } })).toMatchObject({ ok: true })
}
const undo = (room: ToyRoom, by: Role, target?: { message: number } | { scope: string } | { request: string }) =>
  room.undo({ id: id(), by, ...(target && { target }) })

describe('free undo', () => {
  test('one’s own last act, while nothing was rolled or revealed, one after the other', async () => {
    const room = await toyRoom()
    await play(room, ana, 'tally', 'ana')
    await play(room, ana, 'tally', 'ana')
    expect(await undo(room, ana)).toEqual({ ok: true, seq: 3 })
    expect(room.entries[2]).toMatchObject({ kind: 'undo', undoes: [2] })
    expect(await undo(room, ana)).toEqual({ ok: true, seq: 4 })
    expect(room.view(ana).ana?.tally).toBe(0)
    expect(await undo(room, ana)).toEqual(refusedWith('nothing-to-undo'))
  })

  test('what others did in their own scope is no hindrance and stays', async () => {
    const room = await toyRoom()
    await play(room, ana, 'tally', 'ana')
    await play(room, bo, 'roll', 'bo')
    await play(room, bo, 'show', 'bo')
    const before = room.view(GARDIEN).bo
    expect(await undo(room, ana)).toEqual({ ok: true, seq: 4 })
    expect(room.view(GARDIEN)).toEqual({ ana: { hidden: null, open: null, tally: 0 }, bo: before })
  })

  test('an earlier act takes the later ones of its scope with it', async () => {
    const room = await toyRoom()
    for (let count = 0; count < 4; count++) await play(room, ana, 'tally', 'ana')
    await undo(room, ana, { message: 2 })
    expect(room.entries[4]).toMatchObject({ undoes: [2, 3, 4] })
    expect(await undo(room, ana, { message: 3 })).toEqual(refusedWith('nothing-to-undo'))
    expect(await undo(room, ana, { message: 99 })).toEqual(refusedWith('nothing-to-undo'))
    expect(await undo(room, ana, { scope: 'bo' })).toEqual(refusedWith('nothing-to-undo'))
  })

  test('the same undo sent twice undoes once', async () => {
    const room = await toyRoom()
    await play(room, ana, 'tally', 'ana')
    await play(room, ana, 'tally', 'ana')
    const [first, second] = await Promise.all([1, 2].map(() => room.undo({ id: 'u', by: ana })))
    expect(second).toEqual(first)
    expect(room.view(ana).ana?.tally).toBe(1)
  })
})

describe('what is not one’s own', () => {
  test('is not undone: another’s message, or anything by a spectateur', async () => {
    const room = await toyRoom()
    await play(room, ana, 'roll', 'ana')
    expect(await undo(room, bo, { message: 1 })).toEqual(refusedWith('not-yours'))
    expect(await undo(room, bo)).toEqual(refusedWith('nothing-to-undo'))
    expect(await undo(room, spectateur('ana'))).toEqual(refusedWith('not-yours'))
    expect(room.entries).toHaveLength(1)
  })
})

describe('past a roll or a revelation', () => {
  test('the gardien undoes anything at once; the next dice are new ones', async () => {
    const room = await toyRoom()
    await play(room, ana, 'roll', 'ana')
    await play(room, ana, 'show', 'ana')
    await play(room, bo, 'tally', 'bo')
    expect(await undo(room, GARDIEN, { scope: 'ana' })).toMatchObject({ ok: true })
    expect(await undo(room, GARDIEN, { message: 1 })).toMatchObject({ ok: true })
    expect(room.view(GARDIEN)).toMatchObject({ ana: { hidden: null, open: null }, bo: { tally: 1 } })
    expect(await undo(room, GARDIEN)).toMatchObject({ ok: true })
    expect(await undo(room, GARDIEN)).toEqual(refusedWith('nothing-to-undo'))
  })

  test('a revelation without a roll is not free; once it is taken back nobody sees what was shown', async () => {
    const room = await toyRoom()
    await play(room, GARDIEN, 'roll', 'ana')
    await play(room, ana, 'show', 'ana')
    expect(room.view(bo).ana?.hidden).not.toBeNull()
    expect(await room.undo({ id: 'sorry', by: ana })).toMatchObject({ asked: true })
    expect(room.view(bo).ana?.hidden).not.toBeNull()
    expect(await undo(room, GARDIEN, { request: 'sorry' })).toMatchObject({ ok: true })
    expect(room.entries.at(-1)).toMatchObject({ kind: 'undo', undoes: [2] })
    expect(room.view(bo).ana?.hidden).toBeNull()
  })

  test('a joueur asks, once; the gardien sees it and agrees', async () => {
    const room = await toyRoom()
    await play(room, ana, 'roll', 'ana')
    const before = room.view(ana)
    expect(await room.undo({ id: 'please', by: ana })).toEqual({ ok: true, seq: 2, asked: true })
    expect(room.view(ana)).toEqual(before)
    expect(await undo(room, ana)).toEqual(refusedWith('already-asked'))
    expect(await room.undo({ id: 'please', by: ana })).toEqual({ ok: true, seq: 2, asked: true })
    expect(room.subscribe(GARDIEN, 0, () => {}).requests).toEqual([{ id: 'please', by: ana, message: 1 }])
    expect(await undo(room, GARDIEN, { request: 'please' })).toEqual({ ok: true, seq: 3 })
    expect(room.view(ana).ana).toEqual({ hidden: null, open: null, tally: 0 })
    expect(await undo(room, GARDIEN, { request: 'please' })).toEqual(refusedWith('nothing-to-undo'))
  })

  test('a joueur learns what the gardien took back unasked; what they asked for themselves is not said to be the gardien’s doing', async () => {
    const room = await toyRoom()
    const lastTo = () => room.subscribe(ana, 0, () => {}).missed.at(-1)
    await play(room, ana, 'roll', 'ana')
    await undo(room, GARDIEN, { scope: 'ana' })
    expect(lastTo()).toMatchObject({ undone: [1], gardien: true })
    await play(room, ana, 'roll', 'ana')
    await room.undo({ id: 'please', by: ana })
    await undo(room, GARDIEN, { request: 'please' })
    expect(lastTo()).toMatchObject({ undone: [3] })
    expect(lastTo()).not.toHaveProperty('gardien')
  })

  test('the gardien refuses, or whoever asked takes it back, nobody else can; it may be asked again', async () => {
    const room = await toyRoom()
    await play(room, ana, 'roll', 'ana')
    await room.undo({ id: 'please', by: ana })
    expect(await room.refuseUndo({ id: id(), by: bo, request: 'please' })).toEqual(refusedWith('no-such-request'))
    expect(await room.refuseUndo({ id: id(), by: GARDIEN, request: 'other' })).toEqual(refusedWith('no-such-request'))
    expect(await room.refuseUndo({ id: id(), by: GARDIEN, request: 'please' })).toEqual({ ok: true, seq: 3 })
    expect(room.subscribe(GARDIEN, 0, () => {}).requests).toEqual([])
    await room.undo({ id: 'again', by: ana })
    expect(await room.refuseUndo({ id: id(), by: ana, request: 'again' })).toEqual({ ok: true, seq: 5 })
    expect(await undo(room, ana)).toEqual({ ok: true, seq: 6, asked: true })
  })

  test('a request survives a restart, and lapses when the one who asked goes on', async () => {
    const storage = toyStorage()
    const before = await toyRoom({ storage })
    await play(before, ana, 'roll', 'ana')
    await before.undo({ id: 'please', by: ana })
    const room = await toyRoom({ storage })
    expect(room.subscribe(ana, 0, () => {}).requests).toEqual([{ id: 'please', by: ana, message: 1 }])
    await play(room, ana, 'tally', 'ana')
    expect(await room.refuseUndo({ id: id(), by: GARDIEN, request: 'please' })).toEqual(refusedWith('no-such-request'))
  })

  test('the gardien’s own act on top of mine makes me ask', async () => {
    const room = await toyRoom()
    await play(room, ana, 'tally', 'ana')
    await play(room, GARDIEN, 'tally', 'ana')
    expect(await undo(room, ana)).toMatchObject({ asked: true })
  })
})

describe('an act on the whole table', () => {
  test('is undone with all that followed, and stands on all that came before', async () => {
    const room = await toyRoom()
    await play(room, ana, 'tally', 'ana')
    await room.say({ id: 'clear', by: GARDIEN, command: { kind: 'clear' } })
    await play(room, bo, 'tally', 'bo')
    expect(await undo(room, ana)).toMatchObject({ asked: true })
    expect(await undo(room, GARDIEN, { scope: '*' })).toMatchObject({ ok: true })
    expect(room.entries.at(-1)).toMatchObject({ undoes: [2, 3] })
    expect(room.view(GARDIEN)).toMatchObject({ ana: { tally: 1 }, bo: { tally: 0 } })
  })
})
