import { describe, expect, test } from 'vitest'
import { type CellId, type DreamerView, neighbour, type Spell } from '../../rules/public.ts'
import { given, type setupOf, testSpell } from '../../rules/testing/scene.ts'
import { limitsOf } from './countDrill.ts'
import { faceOf } from './encounterDrill.ts'
import { leftAfter, makeFinder } from './findingSteps.ts'

const cell = (id: string): CellId => id as CellId
const even = (...ids: readonly string[]) => new Map(ids.map((id) => [cell(id), 1 / ids.length]))

describe('steps until the place is known', () => {
  const finder = makeFinder()

  test('[HID-2] one cell alone: none; two that differ that way: one', () => {
    expect(finder.best(even('G4'))).toBe(0)
    // North of F5 lies the Fleuve, north of J3 a desert.
    expect(finder.after(even('F5', 'J3'), 'n')).toBe(1)
    expect(leftAfter(even('F5', 'J3'), 'n')).toBe(1)
  })

  test('[MAP-5] off the map tells everything', () => {
    expect(neighbour(cell('A1'), 'n')).toBeNull()
    expect(finder.after(even('A1', 'C1'), 'n')).toBe(1)
  })

  test('[HID-3] a step that tells nothing costs itself', () => {
    // North of both lies a chasm.
    const belief = even('G4', 'H8')
    expect(finder.after(belief, 'n')).toBe(1 + finder.best(even('G3', 'H7')))
    expect(finder.best(belief)).toBe(1)
  })
})

describe('reserves before dawn', () => {
  const spell = testSpell('pierre', { genre: 'sanctuaire', cost: 3, voie: 'hypnos' } as Partial<Spell>) as Spell
  const board = (like: Parameters<typeof setupOf>[0]): DreamerView => given(like).seen

  test('[RES-2] the level, [RES-1] dream points, [FAT-1] boxes', () => {
    const at = board({ position: 'G4', dream: 13, stamina: { boxes: 30 } })
    expect(limitsOf(at, spell)).toMatchObject({ level: 3, dream: 2 })
  })

  test('[DRM-3] the last box puts to sleep: on the cell itself one needs the ascent and one to spare', () => {
    expect(limitsOf(board({ position: 'G4', stamina: { boxes: 2 } }), spell).fatigue).toBe(1)
    expect(limitsOf(board({ position: 'G4', stamina: { boxes: 1 } }), spell).fatigue).toBe(0)
  })
})

test('[ENC-2] a d100 for each kind, none where it is never met', () => {
  expect(faceOf('sanctuaire', 'mangeur')).toBe(70)
  expect(faceOf('desolation', 'fleur')).toBeNull()
})
