import { expect, test, vi } from 'vitest'
import { type CellId, canBeCastAt, findSpell, makePlanner, neighbour, type Spell } from '../../rules/public.ts'
import { setupOf } from '../../rules/testing/scene.ts'
import { type Situation, situate, type Told } from '../situation/situation.ts'
import { costliestOf, type Remembered, remarksOn } from './journey.ts'

vi.setConfig({ testTimeout: 60_000 })

const setup = setupOf({ position: 'I4', dream: 10, stamina: { boxes: 12 } })
const dreamer = setup.dreamers[0]?.id as never
const planner = makePlanner()
const SPELL = 'tympan-d-hypnos'

const ascend: Told = { command: { type: 'ascend', dreamer, mode: 'normal' }, dice: [['d7', 3]] }
const step = (to: 'se' | 'sw'): Told => ({ command: { type: 'move', dreamer, to }, dice: [['d7', 2]] })
const down: Told = { command: { type: 'descend', dreamer }, dice: [] }
const situation = (...told: readonly Told[]): Situation => situate(setup, told) as Situation

test('only the present journey is spoken of, or the last when none is under way', () => {
  const seqs = (told: readonly Told[]) => remarksOn(planner, situation(...told), dreamer, null).map(({ seq }) => seq)
  expect(seqs([])).toEqual([])
  expect(seqs([ascend, step('se'), down])).toEqual([1, 2, 3])
  expect(seqs([ascend, step('se'), down, ascend, step('sw')])).toEqual([4, 5])
})

test('for the spell that was wanted; without one, nothing is weighed', () => {
  const [, stepped] = remarksOn(planner, situation(ascend, step('sw')), dreamer, SPELL)
  expect(stepped?.review?.lost).toBeGreaterThan(0.02)
  expect(remarksOn(planner, situation(ascend, step('sw')), dreamer, null)[1]?.review).toBeNull()
  expect(remarksOn(planner, situation(ascend, step('sw')), dreamer, 'no-such-spell')[1]?.review).toBeNull()
})

test('what was reckoned once is not reckoned again', () => {
  const remembered: Remembered = new Map()
  const options = vi.spyOn(planner, 'options')
  remarksOn(planner, situation(ascend, step('sw')), dreamer, SPELL, remembered)
  const asked = options.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  remarksOn(planner, situation(ascend, step('sw')), dreamer, SPELL, remembered)
  expect(options.mock.calls.length).toBe(asked)
  options.mockRestore()
})

test('the costliest answer is the one furthest below the best, with the cell it was given on and the way of the better one', () => {
  const remarks = remarksOn(planner, situation(ascend, step('sw'), down), dreamer, SPELL)
  const worst = costliestOf(remarks)
  const lost = remarks.map(({ review }) => review?.lost ?? 0)
  expect(worst?.review.lost).toBe(Math.max(...lost))
  const stepped = remarks[1]
  expect(stepped).toMatchObject({ act: { type: 'move', to: 'sw' }, from: 'I4' })
  expect(stepped?.otherWay.slice(0, 2)).toEqual(['I4', neighbour('I4' as CellId, 'se')])
  expect(canBeCastAt(findSpell({}, SPELL) as Spell, stepped?.otherWay.at(-1) as CellId)).toBe(true)
  expect(costliestOf(remarksOn(planner, situation(ascend, step('se')), dreamer, SPELL).slice(0, 2))?.seq).not.toBe(2)
  expect(costliestOf([])).toBeNull()
})

test('of a whole log every journey is spoken of', () => {
  const told = [ascend, step('se'), down, ascend, step('sw')]
  const seqs = remarksOn(planner, situation(...told), dreamer, null, new Map(), 'whole').map(({ seq }) => seq)
  expect(seqs).toEqual([1, 2, 3, 4, 5])
})
