import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../kit/refusal.ts'
import { GARDIEN } from '../../kit/roles.ts'
import type { Falling } from '../dice/index.ts'
import type { Link, LinkAnswer, LinkUpdate } from './link.ts'
import { takeSeat } from './seat.ts'
import { handTime } from './testing.ts'

const advance = (hours: number) => ({ type: 'advance', hours })

/** A link whose answers are given by hand. */
const slowLink = () => {
  const said: unknown[] = []
  const answers: ((answer: LinkAnswer) => void)[] = []
  const link: Pick<Link, 'role' | 'say' | 'subscribe' | 'close'> = {
    role: GARDIEN,
    say: (command) => {
      said.push(command)
      return new Promise((resolve) => answers.push(resolve))
    },
    subscribe: () => () => {},
    close: () => {},
  }
  return { said, answer: (how: LinkAnswer = { ok: true }) => answers.shift()?.(how), link: link as Link }
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('what is said while something is on its way is said next, not lost', async () => {
  const { said, answer, link } = slowLink()
  const seat = takeSeat(link, { typesDice: () => false, fallTime: () => 0, fallingOf: () => [] })
  const first = seat.say(advance(1))
  await soon()
  const second = seat.say(advance(2))
  await soon()
  expect(said).toEqual([advance(1)])
  answer()
  expect(await first).toBe(true)
  await soon()
  expect(said).toEqual([advance(1), advance(2)])
  answer()
  expect(await second).toBe(true)
})

test('the same thing said twice in a hurry counts once', async () => {
  const { said, answer, link } = slowLink()
  const seat = takeSeat(link, { typesDice: () => false, fallTime: () => 0, fallingOf: () => [] })
  const first = seat.say(advance(1))
  await soon()
  expect(await seat.say(advance(1))).toBe(false)
  answer()
  expect(await first).toBe(true)
  await soon()
  expect(said).toEqual([advance(1)])
})

test('what is to be heard before its dice is said first, and nothing where that is refused', async () => {
  const { said, answer, link } = slowLink()
  const before = () => 'grant'
  const seat = takeSeat(link, { typesDice: () => true, fallTime: () => 0, fallingOf: () => [], before })
  const rolled = seat.say(advance(1))
  await soon()
  expect(said).toEqual(['grant'])
  answer()
  await soon()
  expect(said).toEqual(['grant', advance(1)])
  answer()
  expect(await rolled).toBe(true)
  const other = seat.say(advance(2))
  await soon()
  answer({ ok: false, refusal: refusal('busy') })
  expect(await other).toBe(false)
  expect(said).toHaveLength(3)
})

describe('dice', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const dieOf = (face: number): Falling => ({ kind: 'die', sides: 10, face, chance: null, passed: null })

  /** A seat that hears by hand; each notice brings the die of its number. */
  const listening = (state: LinkUpdate['state'], lasts = 0) => {
    const tell: ((update: LinkUpdate) => void)[] = []
    const subscribe: Link['subscribe'] = (listener) => {
      tell.push(listener)
      return () => {}
    }
    const link: Link = { ...slowLink().link, subscribe }
    const fallingOf = (notices: readonly { readonly n: number }[]) => notices.map(({ n }) => dieOf(n))
    const seat = takeSeat(link, {
      typesDice: () => false,
      fallTime: () => (lasts > 0 ? 0 : 500),
      fallingOf,
      lastsOf: () => lasts,
    })
    const news = (n: number): LinkUpdate => {
      const notices = [{ n, told: [] }]
      return { state, view: n, notices, reset: false, requests: [], table: null, diceAsked: [] }
    }
    return { hear: (n: number) => tell[0]?.(news(n)), now: () => seat.store.getState(), goOn: seat.goOn }
  }

  test('alone what happened is shown once they have fallen', () => {
    const { hear, now } = listening('local')
    hear(1)
    expect([now().view, now().rolling, now().unseen]).toEqual([null, [dieOf(1)], true])
    vi.advanceTimersByTime(500)
    expect([now().view, now().rolling, now().unseen]).toEqual([1, [], false])
  })

  test('at a table what happened is shown at once, and nobody’s dice wait for another’s', () => {
    const { hear, now } = listening('online')
    hear(1)
    expect([now().view, now().rolling, now().unseen]).toEqual([1, [dieOf(1)], false])
    vi.advanceTimersByTime(200)
    hear(2)
    expect([now().view, now().rolling]).toEqual([2, [dieOf(1), dieOf(2)]])
    vi.advanceTimersByTime(300)
    expect(now().rolling).toEqual([dieOf(2)])
    vi.advanceTimersByTime(200)
    expect(now().rolling).toEqual([])
  })

  test('what lasts is looked at before the next is shown, and nothing is left out where two follow fast', () => {
    const { hear, now } = listening('local', 900)
    hear(1)
    hear(2)
    hear(3)
    expect(now().view).toBe(1)
    vi.advanceTimersByTime(900)
    expect(now().view).toBe(2)
    vi.advanceTimersByTime(900)
    expect([now().view, now().notices.length]).toEqual([3, 3])
  })

  test('step by step: the next is shown when this one was seen', () => {
    const { hear, now, goOn } = listening('local', Number.POSITIVE_INFINITY)
    hear(1)
    hear(2)
    vi.advanceTimersByTime(99_999)
    expect([now().view, now().lingers]).toEqual([1, true])
    goOn()
    expect([now().view, now().lingers]).toEqual([2, true])
    goOn()
    expect(now().lingers).toBe(false)
  })
})

/** A table's link that tells of dice asked for. */
const diceLink = () => {
  const entered: string[] = []
  let tell: (update: LinkUpdate) => void = () => {}
  const link: Pick<Link, 'role' | 'enterDie' | 'subscribe' | 'close'> = {
    role: GARDIEN,
    enterDie: async (id) => {
      entered.push(id)
      return { ok: true }
    },
    subscribe: (listener) => {
      tell = listener
      return () => {}
    },
    close: () => {},
  }
  const asks = (...ids: readonly string[]): void => {
    const diceAsked = ids.map((id) => ({ id, said: id, seat: id, command: {}, ask: { label: 'd7', sides: 7 } }))
    tell({ state: 'online', view: null, notices: [], reset: false, requests: [], table: null, diceAsked })
  }
  return { link: link as Link, entered, asks }
}

test('dice of the table are thrown together; one that comes behind them does not close them, one that takes their place does', async () => {
  const { link, entered, asks } = diceLink()
  const { timing, paint, read } = handTime()
  const seat = takeSeat(link, { fallingOf: () => [], typesDice: () => false, fallTime: () => 0, timing })
  const shows = (...ids: readonly string[]): void => {
    asks(...ids)
    seat.pose('dice', seat.store.getState().diceAsked)
  }
  shows('a', 'b')
  await seat.rollDice(['a', 'b'])
  expect(entered).toEqual([])
  paint()
  read()
  shows('a', 'b', 'c')
  await seat.rollDice(['a', 'b', 'gone'])
  expect(entered).toEqual(['a', 'b'])
  shows('c')
  await seat.enterDie('c', 3)
  expect(entered).toEqual(['a', 'b'])
})
