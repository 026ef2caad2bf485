import { describe, expect, test, vi } from 'vitest'
import { type Script, type Seen, type Situation, seenIn, situate } from '../../practice/situation/situation.ts'
import { findSpell, makePlanner, questionOf, type Spell, spellFacts } from '../public.ts'
import { setupOf } from '../testing/scene.ts'
import { type Aim, chanceOfNext, exitsOf, type Valued, valuesAt, worthOf } from './worth.ts'

vi.setConfig({ testTimeout: 60_000 })

const spell = findSpell({}, 'tympan-d-hypnos') as Spell
const aim: Aim = { spell: spellFacts(spell) as Aim['spell'], spellId: spell.id, mode: 'normal' }
const NITOUCHE = setupOf().dreamers[0]?.id as never

const met = (dice: Script, like: Parameters<typeof setupOf>[0] = {}): Seen => {
  const setup = setupOf({ position: 'I4', dream: 10, stamina: { boxes: 12 }, ...like })
  const situation = situate(setup, [{ command: { type: 'ascend', dreamer: NITOUCHE, mode: 'normal' }, dice }])
  return seenIn(situation as Situation) as Seen
}
const MANGEUR_6: Script = [
  ['d7', 7],
  ['d100', 58],
  ['d6', 6],
]
const planner = makePlanner()
const typesOf = (seen: Seen): readonly string[] => [
  ...new Set((valuesAt(planner, seen, aim) ?? []).map(({ command }) => command.type)),
]
const chanceOf = (seen: Seen, type: string): number =>
  valuesAt(planner, seen, aim)?.find(({ command }) => command.type === type)?.chance ?? -1

describe('what each answer to an encounter is worth', () => {
  test('[ENC-3] master, evade and repress, the best first', () => {
    const seen = met(MANGEUR_6)
    expect([...typesOf(seen)].sort()).toEqual(['evade', 'master', 'repress'])
    const chances = valuesAt(planner, seen, aim)?.map(({ chance }) => chance) ?? []
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  })

  test('[ENC-4] mastering is worth what the planner says', () => {
    const seen = met(MANGEUR_6)
    const question = questionOf(seen.view, seen.board, aim.spell, 'normal')
    const [best] = planner.options(question as NonNullable<typeof question>)
    expect(chanceOf(seen, 'master')).toBe(best?.chance)
  })

  test('[ENC-4] each voie is weighed by its own roll, this once; the best by none is the first', () => {
    const seen = met(MANGEUR_6)
    const valued = valuesAt(planner, seen, aim)?.filter(({ command }) => command.type === 'master') ?? []
    expect(valued.map(({ command, roll }) => ['voie' in command ? command.voie : null, roll])).toEqual([
      [null, 31],
      ['narcos', 18],
      ['oniros', 9],
      ['thanatos', 0],
    ])
    const [best = 0, narcos = 0, , never = 0] = valued.map(({ chance }) => chance)
    expect(narcos).toBeCloseTo(never + (18 / 31) * (best - never), 9)
  })

  test('[ENC-4] a Reflet that is missed by another voie is struggled with by the best', () => {
    const seen = met([
      ['d7', 7],
      ['d100', 87],
      ['d6', 2],
      ['d6', 2],
    ])
    expect(seen.board.encounter?.kind).toBe('reflet')
    const valued = valuesAt(planner, seen, aim)?.filter(({ command }) => command.type === 'master') ?? []
    const [best, ...others] = valued
    for (const { chance, roll } of others) {
      expect(chance).toBeLessThan(best?.chance ?? 0)
      if (roll === 0) expect(chance).toBeGreaterThan(0)
    }
    expect(others).toHaveLength(3)
  })

  test('[ENC-7] repressing is worth being left alone, less the chance of a souffle', () => {
    const free = met([['d7', 3]])
    const alone = valuesAt(planner, free, aim)?.[0]?.chance ?? 0
    expect(chanceOf(met(MANGEUR_6), 'repress')).toBeCloseTo(0.95 * alone, 9)
    expect(chanceOf(met(MANGEUR_6, { repression: 9 }), 'repress')).toBeCloseTo(0.5 * alone, 9)
  })

  test('[ENC-5] evading is worth the next ascent, a point and a box less', () => {
    const seen = met(MANGEUR_6)
    const question = questionOf(seen.view, seen.board, aim.spell, 'normal')
    expect(chanceOf(seen, 'evade')).toBe(
      chanceOfNext(planner, question as NonNullable<typeof question>, exitsOf(seen.view, seen.board)),
    )
    expect(chanceOf(seen, 'evade')).toBeLessThan(chanceOf(met([['d7', 3]]), 'move'))
  })

  test('[ENC-4] a Briseur that wins leaves the next ascent, told apart from this one, as evading does: mastering is never worth less', () => {
    const seen = met([
      ['d7', 7],
      ['d100', 80],
      ['d6', 6],
      ['d6', 5],
    ])
    expect(seen.board.encounter?.kind).toBe('briseur')
    const question = questionOf(seen.view, seen.board, aim.spell, 'normal') as NonNullable<ReturnType<typeof questionOf>>
    const [option] = planner.options(question)
    const values = valuesAt(planner, seen, aim) ?? []
    const [master, evade] = [values[0], values.find(({ command }) => command.type === 'evade')] as [Valued, Valued]
    const next = chanceOfNext(planner, question, exitsOf(seen.view, seen.board))
    expect(master).toMatchObject({ command: { type: 'master' }, chance: option?.chance, ascent: 'this', thrownOut: { next } })
    expect(master.chance).toBeLessThan((master.roll ?? 0) / 100)
    expect(worthOf(master)).toBeCloseTo(master.chance + (1 - (master.roll ?? 0) / 100) * next, 9)
    expect(worthOf(master)).toBeGreaterThan(worthOf(evade))
  })

  test('[ENC-3] a Messager may also be let pass', () => {
    const seen = met([
      ['d7', 7],
      ['d100', 5],
      ['d4', 1],
      ['d4', 2],
    ])
    expect(typesOf(seen)).toContain('letPass')
  })
})

test('[HID-6] lost, nothing is reckoned: the planner has no place to begin from', () => {
  const setup = setupOf({ position: 'I4' })
  const situation = situate(setup, [
    {
      command: { type: 'ascend', dreamer: NITOUCHE, mode: 'normal' },
      dice: [
        ['d7', 7],
        ['d100', 65],
        ['d6', 6],
        ['d6', 6],
      ],
    },
    {
      command: { type: 'master', dreamer: NITOUCHE },
      dice: [
        ['d100', 99],
        ['cell', 'E8'],
      ],
    },
  ])
  expect(valuesAt(planner, seenIn(situation as Situation) as Seen, aim)).toBeNull()
})

test('words that cannot be said make no situation', () => {
  expect(situate(setupOf(), [{ command: { type: 'master', dreamer: NITOUCHE }, dice: [] }])).toBeNull()
  expect(situate(setupOf(), [{ command: { type: 'ascend', dreamer: NITOUCHE, mode: 'normal' }, dice: [] }])).toBeNull()
})
