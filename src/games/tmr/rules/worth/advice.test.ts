import { describe, expect, test, vi } from 'vitest'
import { type Script, type Seen, type Situation, seenIn, situate } from '../../practice/situation/situation.ts'
import { makeMemory } from '../planner/memory.ts'
import { naive } from '../planner/testing/naive.ts'
import { CELL_IDS, type CellId, makePlanner, NEW_OPTIONS, type SpellFacts } from '../public.ts'
import { type DreamerLike, setupOf } from '../testing/scene.ts'
import { type Advice, adviceOf, CLEARLY, chanceAfterNight, NOTHING, type Wanted, wantedAt } from './advice.ts'

vi.setConfig({ testTimeout: 60_000 })

const HILLS: SpellFacts = { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -3, cost: 4 }
const planner = makePlanner()
const dreamer = setupOf().dreamers[0]?.id as never
const CALM: Script = [['d7', 3]]

const awake = (like: DreamerLike, table: Parameters<typeof setupOf>[1] = {}): Seen =>
  seenIn(situate(setupOf(like, table), []) as Situation) as Seen
const up = (like: DreamerLike, dice: Script = CALM): Seen =>
  seenIn(situate(setupOf(like), [{ command: { type: 'ascend', dreamer, mode: 'normal' }, dice }]) as Situation) as Seen
const wanted = ({ view, board }: Seen, spell = HILLS): Wanted => wantedAt(view, board, spell, 'normal') as Wanted
const advised = (seen: Seen, spell = HILLS): Advice => adviceOf(planner, wanted(seen, spell))

describe('awake', () => {
  test('[NIT-4] worn out, to sleep first is worth more: both figures', () => {
    const { verdict, now, later, best } = advised(awake({ dream: 5, fatigue: 26, position: 'I4' }))
    expect(verdict).toBe('later')
    expect(later).toMatchObject({ after: 'night', until: null })
    expect(later?.chance ?? 0).toBeGreaterThanOrEqual(now + CLEARLY)
    expect(best).toEqual({ action: { type: 'sleep' }, chance: later?.chance, ascent: 'next' })
  })

  test('rested, one goes up', () => {
    expect(advised(awake({ position: 'I4' }))).toMatchObject({ verdict: 'goOn', best: { action: { type: 'ascend' } } })
  })

  test('[ENC-5] what waits on the cell: once its hour is over, not sooner', () => {
    const met: Script = [
      ['d7', 7],
      ['d100', 80],
      ['d6', 6],
      ['d6', 6],
    ]
    const told = [
      { command: { type: 'ascend', dreamer, mode: 'normal' }, dice: met },
      { command: { type: 'evade', dreamer }, dice: [] },
    ] as const
    const seen = seenIn(situate(setupOf({ position: 'I4' }), told) as Situation) as Seen
    const { verdict, later } = advised(seen)
    expect(verdict).toBe('later')
    expect(later).toMatchObject({ after: 'hour', until: { day: 2, hour: 'couronne' } })
  })

  test('[NIT-4] [PLN-1] after a night: over every way to wake, the rules played out', () => {
    const options = { ...NEW_OPTIONS }
    const seen = awake({ dream: 3, fatigue: 4, stamina: { boxes: 5 }, pinned: 3, seuil: 5, position: 'G4' }, { options })
    const { mornings } = wanted(seen)
    const exact = chanceAfterNight(makePlanner(makeMemory('digit')), mornings ?? [])
    const slow = (mornings ?? []).reduce((sum, { question, dreams, chances }) => {
      const oracle = naive(question, 'prudent')
      return (
        sum +
        dreams.reduce(
          (all, dream, at) => all + (chances[at] ?? 0) * oracle.ascent(question.cell, dream - 1, question.boxes - 1),
          0,
        )
      )
    }, 0)
    expect(mornings?.length).toBeGreaterThan(0)
    expect(exact).toBeGreaterThan(0)
    expect(exact).toBeCloseTo(slow, 9)
  })
})

describe('up there', () => {
  test('[MOV-4] next to nothing left of this ascent: come down, sleep', () => {
    const { verdict, best, now, later } = advised(up({ dream: 6, fatigue: 26, position: 'G4' }), {
      ...HILLS,
      genre: 'cite',
      cell: 'M15' as CellId,
    })
    expect(verdict).toBe('nothing')
    expect(now).toBeLessThan(NOTHING)
    expect(best).toMatchObject({ action: { type: 'descend' }, chance: later?.chance })
  })

  test('near the land one goes on, whatever a night would give', () => {
    const { verdict, best } = advised(up({ dream: 6, position: 'I4' }))
    expect(verdict).toBe('goOn')
    expect(best?.ascent).toBe('this')
  })

  test('[MOV-1] nowhere is it advised to stay, nor to walk to and fro', () => {
    const quick = makePlanner()
    const far: SpellFacts = { ...HILLS, genre: 'cite', cell: 'M15' as CellId }
    for (const position of CELL_IDS.filter((_, at) => at % 31 === 0)) {
      const seen = up({ position, dream: 12, stamina: { boxes: 14 } })
      if (seen.board.phase !== 'free') continue
      const { best, verdict } = adviceOf(quick, { ...wanted(seen, far), mornings: null })
      expect(best?.action.type).not.toBe('stay')
      expect(verdict === 'nothing' ? best?.action.type : 'descend').toBe('descend')
    }
  })
})

test('[ENC-7] at an encounter the best of all its answers is advised, repressing and evading too', () => {
  const mangeur = (strength: number): Script => [
    ['d7', 7],
    ['d100', 58],
    ['d6', strength],
  ]
  const advisedFor = (like: DreamerLike, strength: number) => advised(up({ position: 'I4', ...like }, mangeur(strength))).best
  expect(advisedFor({ dream: 6 }, 6)?.action.type).toBe('repress')
  expect(advisedFor({ dream: 9, repression: 19 }, 6)).toMatchObject({ action: { type: 'evade' }, ascent: 'next' })
  expect(advisedFor({ repression: 19 }, 1)?.action.type).toBe('master')
})
