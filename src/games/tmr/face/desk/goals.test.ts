import { beforeEach, expect, test, vi } from 'vitest'
import type { DreamerId } from '../../rules/public.ts'
import { keepGoal, readGoal } from './kept.ts'

const NITOUCHE = 'nitouche' as DreamerId
const NONE = { spell: null, wanders: false }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a goal is that of one dreamer in one journey: another journey of the same dreamer has none', () => {
  keepGoal({ place: 'first', dreamer: NITOUCHE }, { spell: 'serenite', wanders: false })
  expect(readGoal({ place: 'first', dreamer: NITOUCHE })).toEqual({ spell: 'serenite', wanders: false })
  expect(readGoal({ place: 'second', dreamer: NITOUCHE })).toEqual(NONE)
  expect(readGoal({ place: 'first', dreamer: 'balthazar' as DreamerId })).toEqual(NONE)
})

test('a goal given up is forgotten, wandering is remembered', () => {
  const of = { place: 'first', dreamer: NITOUCHE }
  keepGoal(of, { spell: 'serenite', wanders: false })
  keepGoal(of, { spell: null, wanders: true })
  expect(readGoal(of)).toEqual({ spell: null, wanders: true })
  keepGoal(of, NONE)
  expect(readGoal(of)).toEqual(NONE)
})

test('only the latest are kept, and one said again is among them', () => {
  for (let at = 0; at < 70; at++) {
    keepGoal({ place: `journey ${at}`, dreamer: NITOUCHE }, { spell: `spell ${at}`, wanders: false })
    keepGoal({ place: 'the first', dreamer: NITOUCHE }, { spell: 'serenite', wanders: false })
  }
  expect(readGoal({ place: 'journey 0', dreamer: NITOUCHE })).toEqual(NONE)
  expect(readGoal({ place: 'journey 69', dreamer: NITOUCHE })).toEqual({ spell: 'spell 69', wanders: false })
  expect(readGoal({ place: 'the first', dreamer: NITOUCHE })).toEqual({ spell: 'serenite', wanders: false })
})

test('what cannot be read is no goal, and the next one is kept', () => {
  const of = { place: 'first', dreamer: NITOUCHE }
  for (const broken of ['{', 'null', '{"a":1}', '[["first/nitouche"]]', '[3]']) {
    kept.set('demi-reve.goals', broken)
    expect(readGoal(of)).toEqual(NONE)
  }
  keepGoal(of, { spell: null, wanders: true })
  expect(readGoal(of)).toEqual({ spell: null, wanders: true })
})
