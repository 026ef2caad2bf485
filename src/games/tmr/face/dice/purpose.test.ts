import { expect, test } from 'vitest'
import { purposeOf } from './purpose.ts'

test('[ENC-1] [WET-1] entering a cell: the water before the encounter, then which and how strong', () => {
  const of = (label: string, thrown: number) => purposeOf({ type: 'move' }, label, thrown)
  expect([of('d100', 0), of('d7', 1), of('d100', 2), of('d6', 3)]).toEqual(['water', null, 'encounter', 'strength'])
})

test('[ENC-4] [CAST-1] [NIT-4] a roll to master, to cast, and the dreams of an hour', () => {
  expect(purposeOf({ type: 'master' }, 'd100', 0)).toBe('mastery')
  expect(purposeOf({ type: 'cast' }, 'd100', 0)).toBe('casting')
  expect(purposeOf({ type: 'advance' }, 'd8', 3)).toBe('dream')
  expect(purposeOf({ type: 'repress' }, 'souffle', 1)).toBeNull()
})
