import { describe, expect, test, vi } from 'vitest'
import { seededDice } from '../../../../kit/dice.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { openRoom } from '../../../../kit/room/room.ts'
import { tmr } from '../../rules/index.ts'
import { findSpell, makePlanner, questionOf, type Spell } from '../../rules/public.ts'
import { dreamerIn, type Seen, seenIn, storedOf } from '../situation/situation.ts'
import { dailyDrill, isDay, shareLine } from './daily.ts'
import { aimAt } from './dreamers.ts'
import { type Answer, DRILL_KINDS, type Drill, type DrillKind, differenceOf, gapOf, ratingOf, scoreOf } from './drill.ts'
import { drillNear, makeDrill } from './makeDrill.ts'

/** A planner at work on a busy machine is given its time. */
vi.setConfig({ testTimeout: 60_000 })

const planner = makePlanner()
const made = new Map<DrillKind, Drill>(DRILL_KINDS.map((kind) => [kind, makeDrill(planner, kind, 7) as Drill]))
const drillOf = (kind: DrillKind): Drill => made.get(kind) as Drill
/** As far as a planner that reckons at a glance is sure of them. */
const rounded = (figure: number): number => Number(figure.toFixed(5))
const figures = ({ answers }: Drill): readonly number[] => answers.map(({ figure }) => rounded(figure))

describe('the same seed gives the same drill on every machine', () => {
  test.each(DRILL_KINDS)('%s', (kind) => {
    const { id, spell, second, best, rating, setup, because } = drillOf(kind)
    const { position, dream, fatigue } = setup.dreamers[0] as Drill['setup']['dreamers'][number]
    expect({
      id,
      spell,
      second,
      best,
      rating,
      position,
      dream,
      fatigue,
      because: 'other' in because ? { ...because, other: rounded(because.other) } : because,
      figures: figures(drillOf(kind)),
    }).toMatchSnapshot()
  })

  test('asked again, by a planner that knows nothing yet', () => {
    expect(makeDrill(makePlanner(), 'encounter', 7)).toEqual(drillOf('encounter'))
  })

  test('other seeds, other drills', () => {
    expect(makeDrill(planner, 'lost', 8)).not.toEqual(drillOf('lost'))
  })
})

describe.each(DRILL_KINDS)('a drill of kind %s', (kind) => {
  const drill = drillOf(kind)

  test('opens in a real room at its question and plays on', async () => {
    const storage = memoryStorage(storedOf(drill))
    const room = await openRoom({ game: tmr, storage, dice: seededDice(1), clock: () => 0 })
    if (isRefusal(room)) throw new Error(JSON.stringify(room))
    const by = joueur(dreamerIn(drill))
    expect(room.view(by).boards[0]).toEqual(seenIn(drill)?.board)
    const best = (drill.answers[drill.best] as Answer).key
    const command = best.kind === 'say' ? best.command : { type: 'descend', dreamer: dreamerIn(drill) }
    const answer = await room.submit({ id: 'a', by, command })
    expect(answer.ok).toBe(best.kind === 'say' || seenIn(drill)?.board.phase === 'free')
  })

  test('has two to four answers, worth a thought, the best marked', () => {
    expect(drill.answers.length).toBeGreaterThanOrEqual(2)
    expect(drill.answers.length).toBeLessThanOrEqual(4)
    expect(gapOf(drill.answers)).toBeGreaterThan(0)
    expect(scoreOf(drill, drill.best)).toBe(1)
    for (const at of drill.answers.keys()) expect(scoreOf(drill, at)).toBeLessThanOrEqual(1)
    expect(Math.min(...drill.answers.map((_, at) => scoreOf(drill, at)))).toBe(0)
    expect(differenceOf(drill, drill.best)?.by).toBe(0)
  })
})

describe('figures are those of the planner', () => {
  test('of each step at the water', () => {
    const drill = drillOf('water')
    const { view, board } = seenIn(drill) as Seen
    const { spell, mode } = aimAt(findSpell({}, drill.spell) as Spell)
    const options = planner.options(questionOf(view, board, spell, mode) as NonNullable<ReturnType<typeof questionOf>>)
    for (const { key, figure } of drill.answers) {
      const to = key.kind === 'say' && key.command.type === 'move' ? key.command.to : null
      expect(options.find(({ action }) => action.type === 'move' && action.to === to)?.chance).toBe(figure)
    }
  })

  test('of each land alone: never more than of all lands together', () => {
    const drill = drillOf('land')
    const { view, board } = seenIn(drill) as Seen
    const { spell, mode } = aimAt(findSpell({}, drill.spell) as Spell)
    const [any] = planner.options(questionOf(view, board, spell, mode) as NonNullable<ReturnType<typeof questionOf>>)
    for (const { figure } of drill.answers) expect(figure).toBeLessThanOrEqual((any?.chance ?? 0) + 1e-9)
  })
})

describe('scores and ratings', () => {
  const answer = (worth: number): Answer => ({ key: { kind: 'number', count: 1 }, figure: worth, worth })
  const drill = { ...drillOf('encounter'), unit: 'chance', best: 0, answers: [answer(0.5), answer(0.4), answer(0.3)] } as Drill

  test('the best scores 1, the worst 0, what lies between by what it gives away, never more than half', () => {
    expect([0, 1, 2].map((at) => Number(scoreOf(drill, at).toFixed(9)))).toEqual([1, 0.25, 0])
    expect(scoreOf(drill, 9)).toBe(0)
    expect(differenceOf(drill, 1)).toMatchObject({ by: expect.closeTo(0.1, 9), unit: 'chance' })
  })

  test('what is as good is not punished', () => {
    expect(scoreOf({ ...drill, answers: [answer(0.5), answer(0.499), answer(0.3)] }, 1)).toBe(1)
  })

  test('closer answers are harder, within bounds', () => {
    const rated = (second: number): number => ratingOf([answer(0.5), answer(second), answer(0)], 'chance')
    expect(rated(0.45)).toBe(1500)
    expect(rated(0.475)).toBe(1720)
    expect(rated(0.4)).toBe(1280)
    expect(rated(0.499999)).toBe(2300)
    expect(rated(0)).toBe(900)
  })

  test('the next drill is near the learner', () => {
    const [low, high] = [drillNear(planner, 1200, 3, ['lost', 'count']), drillNear(planner, 2100, 3, ['lost', 'count'])]
    expect(low?.rating ?? 0).toBeLessThan(high?.rating ?? 0)
    expect(drillNear(planner, 1200, 3, ['lost', 'count'])).toEqual(low)
  })
})

describe('the drill of the day', () => {
  test('is the same for everybody on a day, and another the next', () => {
    const today = dailyDrill(planner, '2026-11-15')
    expect(today?.id).toMatchSnapshot()
    expect(dailyDrill(makePlanner(), '2026-11-15')).toEqual(today)
    expect(dailyDrill(planner, '2026-11-16')?.id).not.toBe(today?.id)
  })

  test('what is no day has none', () => {
    expect(['2026-02-30', '2026-13-01', 'hier', '', '2026-1-1'].map(isDay)).toEqual([false, false, false, false, false])
    expect(isDay('2028-02-29')).toBe(true)
    expect(dailyDrill(planner, '2026-02-30')).toBeNull()
  })

  test('a line to share tells the score and not the answer', () => {
    expect(shareLine('2026-11-15', 0.6)).toBe('Demi-rêve 2026-11-15 ◆◆◆◇◇ 60 %')
    expect(shareLine('2026-11-15', 1)).toBe('Demi-rêve 2026-11-15 ◆◆◆◆◆ 100 %')
  })
})
