import { describe, expect, test, vi } from 'vitest'
import type { Aim } from '../../rules/public.ts'
import { findSpell, makePlanner, NEW_OPTIONS, type Spell, spellFacts } from '../../rules/public.ts'
import { acting } from '../../rules/testing/dragonScene.ts'
import { setupOf } from '../../rules/testing/scene.ts'
import { type Situation, situate, type Told } from '../situation/situation.ts'
import { type Decision, gropeOf, type Review, reviewOf, turningPoints } from './coach.ts'
import { decisionsOf } from './decisions.ts'

vi.setConfig({ testTimeout: 60_000 })

const spell = findSpell({}, 'tympan-d-hypnos') as Spell
const aim: Aim = { spell: spellFacts(spell) as Aim['spell'], spellId: spell.id, mode: 'normal' }
const setup = setupOf({ position: 'I4', dream: 10, stamina: { boxes: 12 } })
const dreamer = setup.dreamers[0]?.id as never
const planner = makePlanner()

const ascend: Told = { command: { type: 'ascend', dreamer, mode: 'normal' }, dice: [['d7', 3]] }
const meetMangeur: Told = {
  command: { type: 'ascend', dreamer, mode: 'normal' },
  dice: [
    ['d7', 7],
    ['d100', 58],
    ['d6', 6],
  ],
}
const step = (to: 'n' | 's' | 'se' | 'sw'): Told => ({ command: { type: 'move', dreamer, to }, dice: [['d7', 2]] })
const decisions = (...told: readonly Told[]): readonly Decision[] => decisionsOf(situate(setup, told) as Situation, dreamer)
const last = (...told: readonly Told[]): Decision => decisions(...told).at(-1) as Decision

describe('after a decision', () => {
  test('a step away from the land costs what the planner says', () => {
    const best = reviewOf(planner, last(ascend, step('se')), aim)
    expect(best).toMatchObject({ seq: 2, lost: 0, chosen: { command: { type: 'move', to: 'se' } } })
    const away = reviewOf(planner, last(ascend, step('sw')), aim)
    expect(away?.best.command).toMatchObject({ type: 'move', to: 'se' })
    expect(away?.lost).toBeCloseTo((away?.best.chance ?? 0) - (away?.chosen.chance ?? 0), 12)
    expect(away?.lost).toBeGreaterThan(0.02)
  })

  test('[ENC-3] every answer to an encounter with its chance', () => {
    const said = last(meetMangeur, { command: { type: 'evade', dreamer }, dice: [] })
    const review = reviewOf(planner, said, aim)
    expect(review?.options.map(({ command }) => command.type).sort()).toEqual(['evade', 'master', 'repress'])
    expect(review?.chosen.command.type).toBe('evade')
  })

  test('[ENC-4] mastered by another voie: weighed by its own roll, and told by what the best would have given', () => {
    const fleur: Told = {
      ...meetMangeur,
      dice: [
        ['d7', 7],
        ['d100', 45],
        ['d6', 2],
      ],
    }
    const by = (voie?: 'narcos' | 'hypnos') =>
      reviewOf(
        planner,
        last(fleur, { command: { type: 'master', dreamer, ...(voie ? { voie } : {}) }, dice: [['d100', 1]] }),
        aim,
      )
    expect(by()).toMatchObject({ lost: 0, chosen: { command: { type: 'master' }, roll: 49 } })
    expect(by('hypnos')).toEqual(by())
    const narcos = by('narcos')
    expect(narcos).toMatchObject({ chosen: { command: { type: 'master', voie: 'narcos' }, roll: 36 } })
    expect(narcos?.lost).toBeGreaterThan(0)
    expect(narcos?.why).toEqual({ kind: 'voie', voie: 'hypnos', percent: 49, for: null })
    expect(narcos?.options.flatMap(({ command }) => (command.type === 'master' ? [command.voie ?? null] : []))).toEqual([
      null,
      'narcos',
    ])
    expect(by()?.options.filter(({ command }) => command.type === 'master')).toHaveLength(1)
  })

  test('[MOV-4] coming down is worth the next ascent, which is worth less than to go on', () => {
    const review = reviewOf(planner, last(ascend, { command: { type: 'descend', dreamer }, dice: [] }), aim)
    expect(review).toMatchObject({ chosen: { ascent: 'next' }, why: { kind: 'leaves' } })
    expect(review?.chosen.chance).toBeGreaterThan(0)
    expect(review?.lost).toBeGreaterThan(0)
  })

  test('[MOV-1] to stay is never the best, and is said to be waiting', () => {
    const stayed = reviewOf(planner, last(ascend, { command: { type: 'stay', dreamer }, dice: [['d7', 2]] }), aim)
    expect(stayed).toMatchObject({ chosen: { command: { type: 'stay' } }, why: { kind: 'waits' } })
    expect(stayed?.best.command.type).not.toBe('stay')
  })

  test('[QUE-7] [QUE-8] what waiting and going up again take is what they take under Inertie and Montée laborieuse', () => {
    const effects = acting('queue-inertie-draconique', 'queue-montee-laborieuse') as never
    const heavy = setupOf({ position: 'I4', dream: 10, stamina: { boxes: 24 }, effects }, { options: NEW_OPTIONS })
    const whyAfter = (told: Told) => {
      const [, decision] = decisionsOf(situate(heavy, [ascend, told]) as Situation, dreamer)
      return decision && reviewOf(planner, decision, aim)?.why
    }
    expect(whyAfter({ command: { type: 'stay', dreamer }, dice: [['d7', 2]] })).toEqual({
      kind: 'waits',
      cost: [{ of: 'fatigue', points: 2 }],
    })
    expect(whyAfter({ command: { type: 'descend', dreamer }, dice: [] })).toEqual({
      kind: 'leaves',
      cost: [
        { of: 'dream', points: 2 },
        { of: 'fatigue', points: 2 },
      ],
    })
  })

  test('why a step falls short: farther from the land, or into water', () => {
    const away = reviewOf(planner, last(ascend, step('sw')), aim)
    expect(away?.why?.kind).toMatch(/farther|water/)
    expect(reviewOf(planner, last(ascend, step('se')), aim)?.why).toBeNull()
  })

  test('nothing where there was no choice', () => {
    expect(reviewOf(planner, last(ascend), aim)).toBeNull()
  })
})

test('[HID-6] lost: steps to find oneself, from what the player knew', () => {
  const lost: Told = {
    command: { type: 'master', dreamer },
    dice: [
      ['d100', 100],
      ['cell', 'L12'],
    ],
  }
  const meet: Told = {
    command: { type: 'ascend', dreamer, mode: 'normal' },
    dice: [
      ['d7', 7],
      ['d100', 65],
      ['d6', 6],
      ['d6', 6],
    ],
  }
  const grope = gropeOf(last(meet, lost, step('n')))
  expect(grope).toMatchObject({ seq: 3, chosen: 'n' })
  expect(grope?.steps[0]?.to).not.toBe('n')
  expect(grope?.lostSteps).toBeGreaterThan(0)
  expect(gropeOf(last(ascend, step('se')))).toBeNull()
})

test('the decisions that mattered most come first, by chance lost, small ones not at all', () => {
  const review = (seq: number, lost: number, leftOut = 0) => ({ seq, lost, leftOut }) as Review
  const reviews = [review(1, 0.02), review(2, 0.3), review(3, 0.001), review(4, 0.1), review(5, 0.1)]
  expect(turningPoints(reviews).map(({ seq }) => seq)).toEqual([2, 4, 5])
  expect(turningPoints(reviews, 2).map(({ seq }) => seq)).toEqual([2, 4])
  expect(turningPoints([review(1, 0)])).toEqual([])
  expect(turningPoints([review(1, 0.2, 0.2), review(2, 0.1)]).map(({ seq }) => seq)).toEqual([2])
})

test('what was undone is not spoken of', () => {
  const situation = situate(setup, [ascend, step('sw')]) as Situation
  const undo = { kind: 'undo', seq: 3, id: 'u', by: { kind: 'gardien' }, at: 0, undoes: [2] } as const
  const entries = [...situation.entries, undo]
  expect(decisionsOf({ setup, entries }, dreamer).map(({ seq }) => seq)).toEqual([1])
})
