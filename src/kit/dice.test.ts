import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Ask,
  enteredDice,
  FaceNeeded,
  fitsAsk,
  isDrawn,
  repeatableDice,
  ScriptMismatch,
  scriptedDice,
  seededDice,
} from './dice.ts'

const d6: Ask = { label: 'd6', sides: 6 }
const secretD6: Ask = { label: 'secret', sides: 6, secret: true }
const way: Ask = { label: 'way', among: ['n', 'ne', 'se'] }

/** How far counts are from what weights expect, over what chance alone would give; below 4 in practice always. */
const chiSquare = (counts: readonly number[], weights: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const sum = counts.reduce((sofar, count, at) => {
    const expected = (total * (weights[at] ?? 0)) / whole
    return sofar + (count - expected) ** 2 / expected
  }, 0)
  return sum / (counts.length - 1)
}

describe('what fits an ask', () => {
  test('a die shows a whole number from 1 to its sides', () => {
    expect([1, 6].every((face) => fitsAsk(d6, face))).toBe(true)
    for (const face of [0, 7, 2.5, Number.NaN, '3', null, undefined]) expect(fitsAsk(d6, face)).toBe(false)
  })

  test('a named outcome is one of those listed', () => {
    expect(fitsAsk(way, 'ne')).toBe(true)
    for (const face of ['s', 1, '', null]) expect(fitsAsk(way, face)).toBe(false)
  })

  test('one of which none is left cannot be drawn', () => {
    const bag: Ask = { label: 'stone', among: ['white', 'black'], weights: [15, 0], from: 'bag' }
    expect(['white', 'black'].map((face) => fitsAsk(bag, face))).toEqual([true, false])
    expect(scriptedDice([['stone', '*']]).roll({ ...bag, weights: [0, 15] })).toBe('black')
  })
})

describe('seeded dice', () => {
  test('the same seed gives the same faces, another seed others', () => {
    const faces = (seed: number) => {
      const dice = seededDice(seed)
      return Array.from({ length: 20 }, () => dice.roll({ label: 'd100', sides: 100 }))
    }
    expect(faces(1)).toEqual(faces(1))
    expect(faces(1)).not.toEqual(faces(2))
  })

  test('every face fits what was asked', () => {
    const asks = fc.oneof(
      fc.record({ label: fc.string(), sides: fc.integer({ min: 1, max: 200 }) }),
      fc.record({ label: fc.string(), among: fc.array(fc.string(), { minLength: 1 }) }),
    )
    fc.assert(fc.property(fc.integer(), asks, (seed, ask) => fitsAsk(ask, seededDice(seed).roll(ask))))
  })

  test('no face is favoured', () => {
    for (const sides of [2, 6, 7, 8, 20, 100, 189]) {
      const dice = seededDice(sides)
      const counts = new Array<number>(sides).fill(0)
      for (let at = 0; at < 20_000; at++) {
        const face = Number(dice.roll({ label: 'd', sides })) - 1
        counts[face] = (counts[face] ?? 0) + 1
      }
      expect(
        chiSquare(
          counts,
          counts.map(() => 1),
        ),
      ).toBeLessThan(4)
    }
  })

  test('outcomes come by their weights, and one of weight 0 never', () => {
    const dice = seededDice(3)
    const among = ['a', 'b', 'never', 'c']
    const weights = [1, 2, 0, 7]
    const counts = new Map<unknown, number>()
    for (let at = 0; at < 20_000; at++) {
      const face = dice.roll({ label: 'w', among, weights })
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect(counts.has('never')).toBe(false)
    expect(
      chiSquare(
        ['a', 'b', 'c'].map((name) => counts.get(name) ?? 0),
        [1, 2, 7],
      ),
    ).toBeLessThan(6)
  })
})

describe('scripted dice', () => {
  test('give their faces in order and tell what is left', () => {
    const dice = scriptedDice([
      ['d6', 4],
      ['way', 'se'],
      ['d6', 1],
    ])
    expect([dice.roll(d6), dice.roll(way)]).toEqual([4, 'se'])
    expect(dice.left()).toEqual([['d6', 1]])
  })

  test('* is any of the named outcomes, but no face of a die', () => {
    expect(scriptedDice([['way', '*']]).roll(way)).toBe('n')
    expect(() => scriptedDice([['d6', '*']]).roll(d6)).toThrow(ScriptMismatch)
  })

  test('say what does not fit', () => {
    expect(() => scriptedDice([]).roll(d6)).toThrow('d6 asked for, but no die is left')
    expect(() => scriptedDice([['way', 'n']]).roll(d6)).toThrow('d6 asked for, but the next die is way')
    expect(() => scriptedDice([['d6', 9]]).roll(d6)).toThrow('d6 cannot show 9')
  })
})

describe('entered dice', () => {
  const none = scriptedDice([])

  test('give what was entered, and ask for the rest', () => {
    const dice = enteredDice([3, 5], none)
    expect([dice.roll(d6), dice.roll(d6)]).toEqual([3, 5])
    const asking = (): unknown => {
      try {
        return dice.roll(d6)
      } catch (error) {
        return error
      }
    }
    expect(asking()).toBeInstanceOf(FaceNeeded)
    expect(asking()).toMatchObject({ ask: d6, message: 'd6 is to be entered' })
  })

  test('what is drawn and not thrown by hand is not theirs to enter, but the gardien’s', () => {
    const drawn = { roll: () => 'sw' }
    const dice = enteredDice([3, 'ne'], drawn)
    expect([dice.roll(way), dice.roll(d6)]).toEqual(['sw', 3])
    expect(enteredDice(['ne']).roll(way)).toBe('ne')
  })

  test('a table with weights is read by a die: its face is theirs to enter, the outcome follows', () => {
    const table: Ask = { label: 'table', among: ['a', 'b', 'c'], weights: [10, 60, 30], from: 'table' }
    const drawn = { roll: () => 'drawn' }
    expect([1, 10, 11, 70, 71, 100].map((face) => enteredDice([face], drawn).roll(table))).toEqual(['a', 'a', 'b', 'b', 'c', 'c'])
    for (const faces of [[], [0], [101], ['b']])
      expect(() => enteredDice(faces, drawn).roll(table)).toThrow(
        expect.objectContaining({ ask: { label: 'table', sides: 100 } }) as unknown as Error,
      )
    expect(enteredDice(['b']).roll(table)).toBe('b')
    expect(enteredDice([5], drawn).roll({ ...table, secret: true })).toBe('drawn')
  })

  test('what a hand draws from a bag is named by that hand: how many there are of each says only what can come', () => {
    const bag: Ask = { label: 'stone', among: ['white', 'black', 'red'], weights: [15, 13, 0], from: 'bag' }
    const drawn = { roll: () => 'drawn' }
    const dice = enteredDice(['black', 'white'], drawn)
    expect([dice.roll(bag), dice.roll(bag)]).toEqual(['black', 'white'])
    for (const faces of [[], ['green'], ['red'], [3]])
      expect(() => enteredDice(faces, drawn).roll(bag)).toThrow(expect.objectContaining({ ask: bag }) as unknown as Error)
    expect(enteredDice(['white'], drawn).roll({ ...bag, secret: true })).toBe('drawn')
    expect([bag, way, { ...bag, from: 'table' as const }].map(isDrawn)).toEqual([false, true, false])
  })

  test('a face that cannot be is asked for again', () => {
    expect(() => enteredDice([7], none).roll(d6)).toThrow(FaceNeeded)
  })

  test('a secret die is entered by whoever may know it', () => {
    const dice = enteredDice([3, 5])
    expect(dice.roll({ label: 'secret', sides: 6, secret: true })).toBe(3)
    expect(dice.roll({ label: 'd6', sides: 6 })).toBe(5)
    expect(() => dice.roll({ label: 'secret', sides: 6, secret: true })).toThrow(FaceNeeded)
  })

  test('a secret die is never entered', () => {
    const dice = enteredDice([3], scriptedDice([['secret', 5]]))
    expect([dice.roll(secretD6), dice.roll(d6)]).toEqual([5, 3])
  })
})

describe('repeatable dice', () => {
  const faces = (...list: number[]) => repeatableDice(scriptedDice(list.map((face) => ['d6', face])))

  test('show the same faces again until they are settled', () => {
    const dice = faces(1, 2, 3)
    expect([dice.roll(d6), dice.roll(d6)]).toEqual([1, 2])
    dice.rewind()
    expect([dice.roll(d6), dice.roll(d6)]).toEqual([1, 2])
    dice.settle()
    expect(dice.roll(d6)).toBe(3)
  })

  test('roll anew from where something else is asked', () => {
    const dice = repeatableDice(
      scriptedDice([
        ['d6', 1],
        ['d6', 2],
        ['way', 'n'],
        ['d6', 4],
      ]),
    )
    expect([dice.roll(d6), dice.roll(d6)]).toEqual([1, 2])
    dice.rewind()
    expect([dice.roll(d6), dice.roll(way), dice.roll(d6)]).toEqual([1, 'n', 4])
  })
})
