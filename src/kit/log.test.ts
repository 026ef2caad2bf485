import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseOf, createLog, type Entry, type Log, pendingAfter, type UndoAsked } from './log.ts'
import { GARDIEN, joueur } from './roles.ts'
import { atOnce } from './steps.ts'

/** A state that remembers all it was made of, in the order of each scope. */
type Trace = Readonly<Record<string, readonly number[]>>
interface Added {
  readonly scope: string
  readonly n: number
}

let played = 0
const evolve = (state: Trace, { scope, n }: Added): Trace => {
  played++
  return { ...state, [scope]: [...(state[scope] ?? []), n] }
}

const newLog = (): Log<Trace, Added> => createLog<Trace, Added>(baseOf({}), evolve)
const written = (log: Log<Trace, Added>) => ({ seq: log.version() + 1, id: `${log.version() + 1}`, by: GARDIEN, at: 0 })

const write = (log: Log<Trace, Added>, entry: Entry<Added>): void => log.commit(entry, log.prepare(entry))
const add = (log: Log<Trace, Added>, scope: string, size = 1): void => {
  const { seq } = written(log)
  const events = Array.from({ length: size }, (_, at) => ({ scope, n: seq + at / 10 }))
  write(log, { kind: 'done', ...written(log), scope, events, rolled: false, reveals: false })
}
const undo = (log: Log<Trace, Added>, ...undoes: number[]): void => write(log, { kind: 'undo', ...written(log), undoes })

/** What the entries up to one amount to, worked out without any snapshot. */
const replayed = (entries: readonly Entry<Added>[], upTo: number): Trace => {
  const prefix = entries.slice(0, upTo)
  const gone = new Set(prefix.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return prefix
    .flatMap((entry) => (entry.kind === 'done' && !gone.has(entry.seq) ? entry.events : []))
    .reduce<Trace>((state, event) => evolve(state, event), {})
}

describe('writing', () => {
  test('entries are numbered from 1 and make the state', () => {
    const log = newLog()
    expect(log.version()).toBe(0)
    add(log, 'a')
    add(log, 'b', 2)
    expect(log.version()).toBe(2)
    expect(log.state()).toEqual({ a: [1], b: [2, 2.1] })
  })

  test('preparing changes nothing, and shows the state after each event', () => {
    const log = newLog()
    const events = [
      { scope: 'a', n: 1 },
      { scope: 'a', n: 2 },
    ]
    const step = log.prepare({ kind: 'done', ...written(log), scope: 'a', events, rolled: false, reveals: false })
    expect(step).toEqual({ before: {}, trail: [{ a: [1] }, { a: [1, 2] }], after: { a: [1, 2] } })
    expect(log.version()).toBe(0)
    expect(log.state()).toEqual({})
  })

  test('an entry out of order is an error of the caller', () => {
    const log = newLog()
    const entry: Entry<Added> = { kind: 'undoRefused', ...written(log), seq: 3, refuses: 1 }
    expect(() => log.commit(entry, log.prepare(entry))).toThrow('entry 3 after 0')
  })
})

describe('undoing', () => {
  test('an undone entry no longer counts; what other scopes did later stays', () => {
    const log = newLog()
    for (const scope of ['a', 'b', 'a', 'b']) add(log, scope)
    undo(log, 3)
    expect(log.state()).toEqual({ a: [1], b: [2, 4] })
    expect([1, 2, 3, 4, 5, 6].filter((seq) => log.spine.counts(seq))).toEqual([1, 2, 4])
    undo(log, 2, 4)
    expect(log.state()).toEqual({ a: [1] })
    add(log, 'b')
    expect(log.state()).toEqual({ a: [1], b: [7] })
  })

  test('the past stays as it was', () => {
    const log = newLog()
    for (const scope of ['a', 'b', 'a']) add(log, scope)
    undo(log, 1, 3)
    add(log, 'c')
    expect([0, 1, 2, 3, 4, 5].map(log.stateAt)).toEqual([
      {},
      { a: [1] },
      { a: [1], b: [2] },
      { a: [1, 3], b: [2] },
      { b: [2] },
      { b: [2], c: [5] },
    ])
  })

  test('whatever is written and undone, the state is that of the entries that count, at each moment', () => {
    const scopes = ['a', 'b', 'c']
    const steps = fc.array(
      fc.record({ scope: fc.constantFrom(...scopes), size: fc.integer({ min: 0, max: 2 }), back: fc.nat(700) }),
      {
        minLength: 300,
        maxLength: 900,
      },
    )
    const property = fc.property(steps, (list) => {
      const log = newLog()
      for (const { scope, size, back } of list) {
        const target = log.version() - back
        if (back % 3 === 0 && log.spine.counts(target)) undo(log, target)
        else add(log, scope, size)
      }
      for (let seq = 0; seq <= log.version(); seq += 37) expect(log.stateAt(seq)).toEqual(replayed(log.entries, seq))
      expect(log.state()).toEqual(replayed(log.entries, log.version()))
      for (let seq = 251; seq <= log.version(); seq++) {
        const before = log.stateAt(seq - 1)
        expect(atOnce(log.retracing(seq, before))).toMatchObject({ before, after: log.stateAt(seq) })
      }
    })
    fc.assert(property, { numRuns: 15 })
  })

  test('in a long log, undoing and looking back play a few hundred entries at most', () => {
    const log = createLog<number, number>(baseOf(0), (state, n) => {
      played++
      return state + n
    })
    for (let seq = 1; seq <= 5000; seq++) {
      const entry: Entry<number> = {
        kind: 'done',
        seq,
        id: '',
        by: GARDIEN,
        at: 0,
        scope: '',
        events: [1],
        rolled: false,
        reveals: false,
      }
      log.commit(entry, log.prepare(entry))
    }
    const cost = (act: () => unknown): number => {
      played = 0
      act()
      return played
    }
    const takeBack = (seq: number) => () => {
      const entry: Entry<number> = { kind: 'undo', seq: log.version() + 1, id: '', by: GARDIEN, at: 0, undoes: [seq] }
      log.commit(entry, log.prepare(entry))
    }
    expect(cost(takeBack(5000))).toBeLessThan(10)
    expect(cost(takeBack(4950))).toBeLessThan(150)
    expect(cost(takeBack(4700))).toBeLessThan(1200)
    expect(cost(() => log.stateAt(2333))).toBeLessThan(200)
    expect(log.state()).toBe(4997)
    expect(log.stateAt(2333)).toBe(2333)
  })
})

describe('requests', () => {
  const asked: UndoAsked = { kind: 'undoAsked', seq: 2, id: 'ask', by: joueur('a'), at: 0, asks: 1, scope: 'a' }
  const done = (by: string, scope: string): Entry<Added> => ({
    kind: 'done',
    seq: 3,
    id: '',
    by: joueur(by),
    at: 0,
    scope,
    events: [],
    rolled: false,
    reveals: false,
  })

  test('wait until they are answered', () => {
    expect(pendingAfter([], asked)).toEqual([asked])
    expect(pendingAfter([asked], { kind: 'undo', seq: 3, id: '', by: GARDIEN, at: 0, undoes: [1] })).toEqual([])
    expect(pendingAfter([asked], { kind: 'undoRefused', seq: 3, id: '', by: GARDIEN, at: 0, refuses: 2 })).toEqual([])
    expect(pendingAfter([asked], { ...asked, seq: 3 })).toHaveLength(2)
  })

  test('lapse when the one who asked goes on there, and not otherwise', () => {
    expect(pendingAfter([asked], done('a', 'a'))).toEqual([])
    expect(pendingAfter([asked], done('a', '*'))).toEqual([])
    const waiting = [asked]
    expect(pendingAfter(waiting, done('a', 'b'))).toBe(waiting)
    expect(pendingAfter(waiting, done('b', 'a'))).toBe(waiting)
    expect(pendingAfter(waiting, { kind: 'undo', seq: 3, id: '', by: GARDIEN, at: 0, undoes: [9] })).toBe(waiting)
  })

  test('the log keeps them and the state does not change', () => {
    const log = newLog()
    add(log, 'a')
    write(log, { ...asked, by: GARDIEN })
    expect(log.pending()).toHaveLength(1)
    write(log, { kind: 'undoRefused', ...written(log), refuses: 2 })
    expect(log.pending()).toEqual([])
    expect(log.state()).toEqual({ a: [1] })
    expect(log.spine.counts(2)).toBe(false)
  })
})
