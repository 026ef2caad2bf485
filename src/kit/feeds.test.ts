import { describe, expect, test, vi } from 'vitest'
import { scriptedDice } from './dice.ts'
import type { Message } from './feeds.ts'
import { GARDIEN, joueur, type Role, spectateur } from './roles.ts'
import { type ToyRoom, toyRoom, toyStorage } from './testing/table.ts'
import type { ToyTold, ToyView } from './testing/toyGame.ts'

const ana = joueur('ana')
const bo = joueur('bo')
const cup = (hidden: number | null, open: number | null, tally = 0) => ({ hidden, open, tally })
const empty = cup(null, null)

const listen = (room: ToyRoom, role: Role): Message<ToyView, ToyTold>[] => {
  const heard: Message<ToyView, ToyTold>[] = []
  room.subscribe(role, 0, (message) => heard.push(message))
  return heard
}
const rolling = () =>
  toyRoom({
    dice: scriptedDice([
      ['hidden', 3],
      ['open', 5],
      ['hidden', 1],
      ['open', 2],
    ]),
  })
const play = (room: ToyRoom, by: Role, kind: string, seat: string, id = `${kind}-${room.entries.length}`) =>
  room.say({ id, by, command: { kind, seat } })

describe('what each role receives', () => {
  test('everyone is told in their own way, with their own view', async () => {
    const room = await rolling()
    const [gardien, mine, other, following] = [
      listen(room, GARDIEN),
      listen(room, ana),
      listen(room, bo),
      listen(room, spectateur('ana')),
    ]
    await play(room, ana, 'roll', 'ana')
    const told = [
      { kind: 'hid', seat: 'ana', face: 3 },
      { kind: 'opened', seat: 'ana', face: 5 },
    ]
    expect(mine).toEqual([{ n: 1, told, view: { ana: cup(3, 5), bo: empty } }])
    expect(gardien).toEqual(mine)
    expect(following).toEqual(mine)
    expect(other).toEqual([{ n: 1, told: [{ kind: 'hid', seat: 'ana' }, told[1]], view: { ana: cup(null, 5), bo: empty } }])
  })

  test('nothing is sent and no number used for what a role may not notice', async () => {
    const room = await rolling()
    const other = listen(room, bo)
    for (let count = 0; count < 3; count++) await play(room, ana, 'tally', 'ana')
    expect(other).toEqual([])
    await play(room, ana, 'roll', 'ana')
    expect(other.map(({ n }) => n)).toEqual([1])
  })

  test('a player is told that it was the gardien who did it, in their place or taking back', async () => {
    const room = await rolling()
    const [mine, gardien] = [listen(room, ana), listen(room, GARDIEN)]
    await play(room, ana, 'roll', 'ana')
    await play(room, GARDIEN, 'roll', 'ana')
    await room.undo({ id: 'back', by: GARDIEN })
    expect(mine.map((message) => message.gardien)).toEqual([undefined, true, true])
    expect(gardien.some((message) => 'gardien' in message)).toBe(false)
  })

  test('a changed view is sent though nothing is told', async () => {
    const room = await rolling()
    const mine = listen(room, ana)
    await play(room, GARDIEN, 'tally', 'ana')
    expect(mine).toEqual([{ n: 1, told: [], view: { ana: cup(null, null, 1), bo: empty } }])
  })

  test('a refusal is for nobody else’s ears', async () => {
    const room = await rolling()
    const heard = [listen(room, GARDIEN), listen(room, ana), listen(room, bo)]
    await play(room, ana, 'show', 'ana')
    expect(heard.flat()).toEqual([])
  })
})

describe('undo in the feeds', () => {
  test('names the messages of the feed it takes back, and only to those who had them', async () => {
    const room = await rolling()
    await play(room, bo, 'roll', 'bo')
    const [mine, other] = [listen(room, ana), listen(room, bo)]
    await play(room, ana, 'tally', 'ana')
    await play(room, ana, 'tally', 'ana')
    await room.undo({ id: 'u', by: ana, target: { message: 2 } })
    expect(mine.at(-1)).toEqual({ n: 4, told: [], undone: [2, 3], view: { ana: empty, bo: cup(null, 5) } })
    expect(other).toEqual([])
    expect(room.journal(ana).map(({ n, undoneBy }) => [n, undoneBy])).toEqual([
      [1, null],
      [2, 4],
      [3, 4],
      [4, null],
    ])
  })

  test('a request is seen by the one who asks and by the gardien alone, each by their own numbers', async () => {
    const room = await rolling()
    await play(room, bo, 'tally', 'bo')
    await play(room, ana, 'roll', 'ana')
    const [gardien, mine, other] = [listen(room, GARDIEN), listen(room, ana), listen(room, bo)]
    await room.undo({ id: 'please', by: ana })
    expect(mine.at(-1)).toMatchObject({ n: 2, told: [], requests: [{ id: 'please', by: ana, message: 1 }] })
    expect(gardien.at(-1)).toMatchObject({ n: 3, told: [], requests: [{ id: 'please', by: ana, message: 2 }] })
    expect(other).toEqual([])
    await room.refuseUndo({ id: 'no', by: GARDIEN, request: 'please' })
    expect(mine.at(-1)).toMatchObject({ n: 3, requests: [] })
    expect(gardien.at(-1)).toMatchObject({ n: 4, requests: [] })
    expect(other).toEqual([])
  })
})

describe('subscribing', () => {
  test('gives what was missed, the view of now, and then what comes', async () => {
    const room = await rolling()
    await play(room, ana, 'roll', 'ana')
    await play(room, ana, 'tally', 'ana')
    await play(room, ana, 'show', 'ana')
    const heard = vi.fn()
    const { missed, view, n, requests, unsubscribe } = room.subscribe(ana, 1, heard)
    expect(missed).toEqual([
      { n: 2, told: [] },
      { n: 3, told: [{ kind: 'shown', seat: 'ana', face: 3 }] },
    ])
    expect(view).toEqual(room.view(ana))
    expect([n, requests]).toEqual([3, []])
    expect(heard).not.toHaveBeenCalled()
    await play(room, ana, 'tally', 'ana')
    expect(heard.mock.calls.map(([message]) => message.n)).toEqual([4])
    unsubscribe()
    await play(room, ana, 'tally', 'ana')
    expect(heard).toHaveBeenCalledOnce()
    expect(room.subscribe(ana, 4, heard).missed.map((notice) => notice.n)).toEqual([5])
  })

  test('from a number that was never given: everything', async () => {
    const room = await rolling()
    await play(room, ana, 'roll', 'ana')
    expect(room.subscribe(ana, 12, () => {}).missed.map(({ n }) => n)).toEqual([1])
    expect(room.subscribe(ana, -3, () => {}).missed.map(({ n }) => n)).toEqual([1])
    expect(room.subscribe(ana, 1, () => {}).missed).toEqual([])
  })

  test('a listener may subscribe, leave and ask for other feeds while it listens', async () => {
    const room = await rolling()
    const late = vi.fn()
    const { unsubscribe } = room.subscribe(GARDIEN, 0, () => {
      unsubscribe()
      room.subscribe(GARDIEN, 0, late)
      expect(room.journal(ana)).toHaveLength(1)
    })
    const mine = listen(room, ana)
    await play(room, ana, 'roll', 'ana')
    expect(late).not.toHaveBeenCalled()
    expect(mine).toHaveLength(1)
    await play(room, ana, 'tally', 'ana')
    expect(late).toHaveBeenCalledOnce()
    expect(mine).toHaveLength(2)
  })

  test('two connections of one role hear the same', async () => {
    const room = await rolling()
    const [first, second] = [listen(room, ana), listen(room, joueur('ana'))]
    await play(room, ana, 'roll', 'ana')
    expect(second).toEqual(first)
  })
})

describe('looking back', () => {
  test('the view at a message is the one that came with it, undone since or not', async () => {
    const room = await rolling()
    const mine = listen(room, ana)
    const start = room.view(ana)
    await play(room, ana, 'roll', 'ana')
    await play(room, bo, 'tally', 'bo')
    await play(room, ana, 'tally', 'ana')
    await room.undo({ id: 'u', by: ana })
    await play(room, ana, 'roll', 'ana')
    for (const { n, view } of mine) expect(await room.viewAt(ana, n)).toEqual(view)
    expect(mine).toHaveLength(4)
    expect(await room.viewAt(ana, 0)).toEqual(start)
    expect(await room.viewAt(ana, 5)).toBeNull()
  })

  test('a room opened again gives the same numbers', async () => {
    const storage = toyStorage()
    const room = await toyRoom({ storage })
    const roles = [GARDIEN, ana, bo, spectateur('bo')]
    const heard = roles.map((role) => listen(room, role))
    await play(room, ana, 'roll', 'ana')
    await play(room, bo, 'tally', 'bo')
    await room.undo({ id: 'u1', by: bo })
    await room.undo({ id: 'u2', by: ana })
    const again = await toyRoom({ storage })
    for (const [at, role] of roles.entries())
      expect(again.subscribe(role, 0, () => {}).missed).toEqual(heard[at]?.map(({ view: _, ...notice }) => notice))
  })

  test('a feed that throws is reported and stops neither the answer nor the others', async () => {
    const onFault = vi.fn()
    const room = await toyRoom({ onFault })
    const strange = {
      kind: 'joueur',
      get seat() {
        return broken()
      },
    } as Role
    let breaks = false
    const broken = (): string => {
      if (breaks) throw new Error('no seat')
      return 'zoe'
    }
    room.subscribe(strange, 0, () => {})
    const mine = listen(room, ana)
    breaks = true
    expect(await play(room, ana, 'roll', 'ana')).toEqual({ ok: true, seq: 1 })
    expect(onFault).toHaveBeenCalledOnce()
    expect(mine).toHaveLength(1)
  })
})
