import { describe, expect, test } from 'vitest'
import { CELL_IDS, type CellId, cellOf } from '../map/map.ts'
import { makePlanner } from './plan.ts'
import type { PlannedMoment, Question } from './question.ts'

const cell = (id: string): CellId => id as CellId
const free: PlannedMoment = { phase: 'free', messenger: null, released: false }
const question: Question = {
  dreamer: { reve: 13, draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, malus: 0, repression: 3 },
  spell: { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4 },
  ...{ mode: 'normal', dream: 10, boxes: 6, cell: cell('G4') },
  moment: { phase: 'awake', waiting: null },
}
const planner = makePlanner()
const ask = (change: Partial<Question>) => planner.plan({ ...question, ...change })

describe('a plan', () => {
  test('its ends make up all journeys, and its success is the figure', () => {
    for (const mode of ['normal', 'accelerated'] as const)
      for (const figure of ['prudent', 'hopeful'] as const) {
        const plan = planner.plan({ ...question, mode }, figure)
        const { success, out, lost, asleep } = plan.ends
        expect(success + out + lost + asleep).toBeCloseTo(1, 9)
        expect(success).toBeCloseTo(plan[figure], 3)
        expect(lost === 0).toBe(figure === 'hopeful')
      }
  })

  test('the likeliest good path walks to the nearest place for the spell', () => {
    const { path } = ask({})
    expect(path?.steps.map((step) => step.way)).toEqual(['ascent', 'step', 'step'])
    expect(path?.steps[0]?.cell).toBe('G4')
    expect(cellOf(path?.steps.at(-1)?.cell as CellId).genre).toBe('collines')
  })

  test('[MOV-2] an accelerated journey takes fewer rounds and one dream point more', () => {
    const [normal, accelerated] = [ask({}), ask({ mode: 'accelerated' })]
    expect(accelerated.ends.rounds).toBeLessThan(normal.ends.rounds)
    expect(accelerated.ends.dreamLeft).toBeLessThan(normal.ends.dreamLeft ?? 0)
  })

  test('on the place itself: cast', () => {
    const plan = ask({ cell: cell('H2'), moment: free })
    expect(plan.best).toEqual({ action: { type: 'cast', via: null }, chance: plan.prudent })
    expect(plan.ends).toMatchObject({ rounds: 0, fatigue: 0, lost: 0 })
    expect(plan.heat[CELL_IDS.indexOf(cell('H2'))]).toBe(plan.prudent)
  })

  test('[ENC-10] a Messager on a fitting cell is worth a cast, and no more', () => {
    const plan = ask({ moment: { ...free, messenger: cell('H2') } })
    expect(plan.best.action).toEqual({ type: 'cast', via: 'messager' })
    expect(ask({ moment: { phase: 'service', met: { kind: 'messager', strength: 4 }, settled: false } }).prudent).toBe(
      plan.prudent,
    )
  })

  test('[ENC-5] what waits on the cell comes instead of the 1d7', () => {
    const met = { kind: 'briseur', strength: 12 } as const
    const waiting = ask({ moment: { phase: 'awake', waiting: met } }).prudent
    expect(waiting).toBeLessThan(ask({}).prudent)
    expect(ask({ dream: 9, boxes: 5, moment: { phase: 'encounter', met, settled: false } }).prudent).toBeCloseTo(waiting, 12)
  })

  test('[ENC-11] a mastered Passeur is sent to the place', () => {
    const plan = ask({ moment: { phase: 'service', met: { kind: 'passeur', strength: 5 }, settled: false } })
    expect(plan.best.action.type).toBe('goTo')
    expect(plan.options[0]).toEqual(plan.best)
  })

  test('[ENC-5] a way onto the cell of what waits is reckoned with that meeting, and no other way is', () => {
    const waiting = { cell: cell('H3'), met: { kind: 'briseur', strength: 14 } as const }
    const [plain, waits] = [ask({ moment: free }), ask({ moment: free, waiting })]
    const step = ({ options }: typeof plain, to: string): number =>
      options.find(({ action }) => action.type === 'move' && action.to === to)?.chance ?? -1
    expect(step(waits, 'ne')).toBeLessThan(step(plain, 'ne') / 2)
    expect(step(waits, 'ne')).toBeGreaterThan(0)
    expect(step(waits, 'n')).toBeCloseTo(step(plain, 'n'), 2)
    expect([plain, waits].map(({ notes }) => notes.bounds)).toEqual([[], ['waiting']])
    expect(waits.path?.steps.some((one) => one.cell === 'H3')).toBe(false)
    const passeur: PlannedMoment = { phase: 'service', met: { kind: 'passeur', strength: 2 }, settled: true }
    const carried = (asked: Partial<Question>): number =>
      ask({ moment: passeur, ...asked }).options.find(({ action }) => action.type === 'goTo' && action.cell === 'H2')?.chance ??
      -1
    expect(carried({ waiting: { ...waiting, cell: cell('H2') } })).toBeLessThan(carried({}) / 2)
    const { success, out, lost, asleep } = waits.ends
    expect(success + out + lost + asleep).toBeCloseTo(1, 9)
  })

  test('[ENC-5] what waits two steps ahead is gone round where another way is as short', () => {
    const spell = { ...question.spell, genre: cellOf(cell('H7')).genre, cell: cell('H7') }
    const waiting = { cell: cell('H8'), met: { kind: 'briseur', strength: 14 } as const }
    const from = { spell, cell: cell('G10'), boxes: 4, moment: free }
    for (const mode of ['normal', 'accelerated'] as const) {
      const [plain, waits] = [{}, { waiting }].map((more) => ask({ ...from, mode, ...more }))
      const step = (plan: typeof plain, to: string): number =>
        plan?.options.find(({ action }) => action.type === 'move' && action.to === to)?.chance ?? -1
      // By H9 the way goes over H8 alone; by G9 over H8 or G8.
      expect(step(waits, 'ne')).toBeLessThan(step(plain, 'ne') / 2)
      expect(step(waits, 'n')).toBeGreaterThan(0.9 * step(plain, 'n'))
      expect(waits?.best.action).toEqual({ type: 'move', to: 'n' })
      expect(waits?.path?.steps.map((one) => one.cell)).toEqual(['G10', 'G9', 'G8', 'H7'])
      expect(waits?.ends.success).toBeCloseTo(waits?.prudent ?? -1, 2)
    }
  })

  test('[ENC-14] each round with a Reflet costs a box', () => {
    const held = (boxes: number): number =>
      ask({ boxes, moment: { phase: 'captive', met: { kind: 'reflet', strength: 7 }, settled: false, lostRounds: 1 } }).prudent
    expect(held(1)).toBe(0)
    expect(held(3)).toBeGreaterThan(held(2))
  })

  test('[ENC-15] [HID-1] held by a Tourbillon: prudently what being lost by it leaves, less than being told where one is', () => {
    const plan = ask({
      moment: { phase: 'captive', met: { kind: 'tourbillon-blanc', strength: 7 }, settled: false, lostRounds: 1 },
    })
    expect(plan.prudent).toBeGreaterThan(0)
    expect(plan.hopeful).toBeGreaterThan(plan.prudent)
  })

  test('[WET-1] a wet cell is mastered first', () => {
    const lake = CELL_IDS.find((id) => cellOf(id).genre === 'lac') as CellId
    const wet = ask({ cell: lake, moment: { phase: 'wet', messenger: null, released: false } }).prudent
    const dry = ask({ cell: lake, moment: free }).prudent
    expect(wet).toBeCloseTo(dry * 0.3, 12)
  })
})
