import { describe, expect, test, vi } from 'vitest'
import { isDay } from '../../../../kit/day.ts'
import { seededDice } from '../../../../kit/dice.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { openRoom } from '../../../../kit/room/room.ts'
import { tmr } from '../../rules/index.ts'
import { type CellId, distance, findSpell, isWet, makePlanner, questionOf, type Spell } from '../../rules/public.ts'
import { dreamerIn, type Seen, seenIn, storedOf } from '../situation/situation.ts'
import { dailyDrill, shareLine } from './daily.ts'
import { aimAt } from './dreamers.ts'
import { type Answer, CLEAR, DRILL_KINDS, type Drill, type DrillKind, gapOf, ratingOf, scoreOf } from './drill.ts'
import { drillNear, makeDrill } from './makeDrill.ts'
import { calendarOf, missedIn } from './missed.ts'
import { answerName, givenLately } from './sameAnswer.ts'
import { shownOf } from './shown.ts'

/** A planner at work on a busy machine is given its time. */
vi.setConfig({ testTimeout: 240_000 })

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
    const answer = await room.say({ id: 'a', by, command })
    expect(answer.ok).toBe(best.kind === 'say' || seenIn(drill)?.board.phase === 'free')
  })

  test('has two to four answers, the right ones clearly ahead, the best marked', () => {
    expect(drill.answers.length).toBeGreaterThanOrEqual(2)
    expect(drill.answers.length).toBeLessThanOrEqual(4)
    expect(gapOf(drill)).toBeGreaterThanOrEqual(CLEAR[drill.unit])
    expect(scoreOf(drill, drill.best)).toBe(1)
    for (const at of drill.answers.keys()) expect(scoreOf(drill, at)).toBeLessThanOrEqual(1)
    expect(Math.min(...drill.answers.map((_, at) => scoreOf(drill, at)))).toBe(0)
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
  })

  test('what is as good is not punished', () => {
    const near = { ...drill, answers: [answer(0.5), answer(0.491), answer(0.3)] }
    expect([0, 1, 2].map((at) => scoreOf(near, at))).toEqual([1, 1, 0])
    expect(gapOf(near)).toBeCloseTo(0.2, 9)
  })

  test('closer answers are harder, and those that a rule of thumb misses', () => {
    const rated = (second: number, naive = 1): number =>
      ratingOf({ answers: [answer(0.5), answer(second), answer(0)], unit: 'chance', naive })
    expect([rated(0.45), rated(0.4), rated(0.3), rated(0)]).toEqual([1550, 1300, 1050, 720])
    expect([rated(0.45, 0), rated(0, 0)]).toEqual([1250, 600])
  })

  test('the next drill is near the learner', () => {
    const [low, high] = [
      drillNear(planner, 800, 3, { kinds: ['lost', 'count'] }),
      drillNear(planner, 1600, 3, { kinds: ['lost', 'count'] }),
    ]
    expect(low?.rating ?? 0).toBeLessThan(high?.rating ?? 0)
    expect(drillNear(planner, 800, 3, { kinds: ['lost', 'count'] })).toEqual(low)
  })
})

describe('no theme repeats what it just gave', () => {
  const done = (kind: DrillKind, answer: string, at: number) => ({
    id: `${kind}-${at}`,
    at,
    kind,
    rating: 1000,
    score: 1,
    answer,
  })

  test('the last answers of that theme alone', () => {
    const drills = [done('land', 'A1', 1), done('water', 'n', 2), done('land', 'B2', 3), done('count', '2', 4)]
    expect(givenLately(drills, 'land')).toEqual(['B2', 'A1'])
    expect(givenLately(drills, 'count')).toEqual(['2'])
    expect(givenLately(drills, 'lost')).toEqual([])
  })

  test('of two answers neither follows from the other, and none comes three times running', () => {
    const drills = [done('reserve', 'goOn', 1), done('reserve', 'reserve', 2)]
    expect(givenLately(drills, 'reserve')).toEqual([])
    expect(givenLately([...drills, done('reserve', 'reserve', 3)], 'reserve')).toEqual(['reserve'])
  })

  test('the next one has another', () => {
    const first = drillNear(planner, 1000, 5, { kinds: ['count'] }) as Drill
    const next = drillNear(planner, 1000, 5, { kinds: ['count'], lately: { count: [answerName(first)] } })
    expect(answerName(next as Drill)).not.toBe(answerName(first))
  })

  test('where every answer was just given, none is made, and that is said', () => {
    expect(drillNear(planner, 1000, 5, { kinds: ['count'], lately: { count: ['1', '2', '3', '4'] } })).toBeNull()
  })
})

describe('what is shown on the map', () => {
  const shown = (kind: DrillKind, at: number) => shownOf({ drill: drillOf(kind), seen: seenIn(drillOf(kind)) as Seen }, at)

  test('the way to each land, from here to there, by touching cells', () => {
    for (const [at, { key }] of drillOf('land').answers.entries()) {
      const { way, waters } = shown('land', at)
      expect([way[0], way.at(-1)]).toEqual([seenIn(drillOf('land'))?.board.position, key.kind === 'land' ? key.cell : ''])
      for (const [step, cell] of way.slice(1).entries()) expect(distance(way[step] as CellId, cell)).toBe(1)
      expect(waters).toEqual(way.slice(1).filter(isWet))
    }
  })

  test('[WET-1] the step into the water first, and how far the boxes go', () => {
    const { way, reach } = shown('water', 0)
    expect(isWet(way[1] as CellId)).toBe(true)
    expect(reach).toContain(way[0])
  })

  test('[HID-3] lost: where each cell that fits would be after the step', () => {
    const { candidates } = (seenIn(drillOf('lost')) as Seen).board
    const { way, hops } = shown('lost', 0)
    expect(way).toEqual([])
    expect(hops.length).toBeGreaterThan(0)
    expect(hops.length).toBeLessThanOrEqual(candidates.length)
    for (const [from, to] of hops) expect([candidates.includes(from), distance(from, to)]).toEqual([true, 1])
  })
})

describe('what was missed', () => {
  const done = (id: string, score: number, answer?: string) => ({
    id,
    at: 1,
    kind: 'count',
    rating: 1,
    score,
    ...(answer ? { answer } : {}),
  })

  test('stays until it is answered rightly another time; what an older trainer asked is left', () => {
    const drills = [done('count-1', 0, '2'), done('count-2', 1, '2'), done('count-3', 0.4, '1'), done('count-4', 0)]
    expect(missedIn({ drills, reviews: [] })).toEqual(['count-1', 'count-3'])
    expect(missedIn({ drills, reviews: [{ id: 'count-1', at: 5 }] })).toEqual(['count-3'])
  })

  test('a month of days with how each went', () => {
    const days = calendarOf([done('day 2026-02-03', 1, '2')], '2026-02')
    expect(days).toHaveLength(28)
    expect(days[2]).toEqual({ day: '2026-02-03', score: 1 })
    expect(days[3]?.score).toBeNull()
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
