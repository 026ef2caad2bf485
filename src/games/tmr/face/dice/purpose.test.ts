import { expect, test } from 'vitest'
import type { CommandOf } from '../../rules/public.ts'
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

test('[TGT-3] a tear: each die says what it draws, and none what was chosen', () => {
  const tear = { type: 'tear', dreamer: 'nitouche' } as unknown as CommandOf<'tear'>
  const of = (command: CommandOf<'tear'>, faces: readonly number[]) => purposeOf(command, 'd6', faces.length, { faces })
  expect([of(tear, []), of(tear, [1]), of(tear, [1, 40]), of(tear, [1, 40, 4])]).toEqual(['colour', 'size', 'unit', 'count'])
  expect(of(tear, [1, 40, 4, 2])).toBe('beyond')
  expect(of(tear, [1, 40, 6])).toBe('beyond')
  expect(of({ ...tear, colour: 'violet', metres: 20, lasts: { unit: 'ever' } }, [])).toBe('beyond')
  expect(of({ ...tear, beyond: 'shore' }, [])).toBe('size')
})

test('[TGT-4] [CAST-6] whose resistance a d100 is, after a VUE roll and after a fate that was drawn', () => {
  expect([0, 1].map((thrown) => purposeOf({ type: 'target' }, 'd100', thrown))).toEqual(['resistance', 'returned'])
  expect([0, 1].map((thrown) => purposeOf({ type: 'target' }, 'd100', thrown, { sight: true }))).toEqual(['sight', 'resistance'])
  expect([0, 1].map((thrown) => purposeOf({ type: 'ruleSpell' }, 'd6', thrown))).toEqual(['fate', 'resistance'])
  const ruled = { type: 'ruleSpell', as: 'self' } as const
  expect(purposeOf(ruled, 'd100', 0)).toBe('resistance')
  expect([purposeOf({ type: 'resist' }, 'd100', 0), purposeOf({ type: 'faceReturn' }, 'd100', 0)]).toEqual([
    'resistance',
    'returned',
  ])
})
