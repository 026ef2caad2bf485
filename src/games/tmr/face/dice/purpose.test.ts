import { expect, test } from 'vitest'
import { purposeOf } from './purpose.ts'

test('[ENC-1] entering a cell: which encounter, and how strong', () => {
  const of = (label: string, thrown: number) => purposeOf({ type: 'move' }, label, thrown)
  expect([of('d7', 0), of('d100', 1), of('d6', 2)]).toEqual([null, 'encounter', 'strength'])
})

test('[ASC-2] going up: the first d100 is the roll of VOLONTÉ, also where the gardien answers with it', () => {
  for (const type of ['ascend', 'answerAscent'] as const) {
    const of = (label: string, thrown: number) => purposeOf({ type }, label, thrown)
    expect([of('d100', 0), of('d7', 1), of('d100', 2), of('d6', 3)]).toEqual(['will', null, 'encounter', 'strength'])
  }
})

test('[ENC-4] [CAST-1] [NIT-4] a roll to master, to cast, and the dreams of an hour', () => {
  for (const type of ['master', 'struggle', 'masterCell'] as const) expect(purposeOf({ type }, 'd100', 0)).toBe('mastery')
  expect(purposeOf({ type: 'cast' }, 'd100', 0)).toBe('casting')
  expect(purposeOf({ type: 'advance' }, 'd8', 3)).toBe('dream')
  expect(purposeOf({ type: 'repress' }, 'souffle', 1)).toBeNull()
})
