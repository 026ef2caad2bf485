import { describe, expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { tmr } from '../../rules/index.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import type { Dreamer } from '../../rules/state.ts'
import { dragonSays, dragonTable } from '../../rules/testing/dragonPlay.ts'
import { chanceOf, FIRST, livelyDice } from '../../rules/testing/randomPlay.ts'
import { playAtRandom } from '../journal/testing.ts'
import { type Tale, taleOf } from './tale.ts'

const ana = dreamerId('ana')
const clock = { day: 1, hour: 'vaisseau' } as const

const notice = (n: number, round: number, ...happenings: unknown[]): Notice<Told> => ({
  n,
  told: happenings.map((what) => ({ dreamer: ana, round, clock, what: what as ToldHappening })),
})

const UP = { type: 'ascended', mode: 'normal', cost: 3, malus: 0, fatigue: 2 }
const check = { chance: 60, face: 20, quality: 'normale' }
const step = (direction: string, to: string | null) => ({
  type: 'moved',
  direction,
  to,
  exit: false,
  newRound: true,
  genre: 'plaines',
  fatigue: 1,
})

describe('the tale of a journey', () => {
  const notices = [
    notice(1, 1, UP, { type: 'encounterRolled', face: 2 }),
    notice(
      2,
      2,
      step('n', 'G6'),
      { type: 'encounterRolled', face: 7 },
      { type: 'encounterMet', kind: 'mangeur', strength: 4, face: 3, dice: [4] },
    ),
    notice(3, 2, { type: 'faced', check }, { type: 'dreamChanged', by: -4 }, { type: 'encounterEnded', how: 'mastered' }),
    notice(4, 3, step('n', 'G5')),
    notice(
      5,
      3,
      { type: 'castRolled', spell: 'x', cost: 2, paid: 2, check, proxy: false, note: '' },
      { type: 'learned', reve: 1, voie: 'oniros', points: 2 },
    ),
    notice(6, 4, { type: 'cameDown', why: 'spell' }),
    notice(7, 4, { type: 'tookEffect', spell: 'x', outcome: 'target', aim: 'creature' }),
    notice(8, 4, { type: 'dreamChanged', by: 9 }),
  ]

  test('[FAT-1] counts rounds, dream, fatigue and experience as they were told, until the spell is aimed', () => {
    expect(taleOf(notices, ana)).toMatchObject({
      n: 7,
      ending: 'spell',
      way: [['G7', 'G6', 'G5']],
      rounds: 4,
      dreamSpent: 9,
      dreamWon: 0,
      fatigue: 4,
      met: ['mangeur'],
      spell: { id: 'x', how: 'aimed' },
      learned: { reve: 1, voies: [['oniros', 2]] },
    })
  })

  test('[TGT-1] is not over while the spell is to be aimed, nor once the next has begun', () => {
    expect(taleOf(notices.slice(0, 6), ana)).toBeNull()
    expect(taleOf([...notices, notice(9, 5, UP)], ana)).toBeNull()
    expect(taleOf(notices, dreamerId('bo'))).toBeNull()
  })

  test('luck is reckoned from the rolls of this journey alone', () => {
    const { luck } = taleOf([notice(0, 0, { type: 'faced', check }), ...notices], ana) as Tale
    expect(luck.rolls).toBe(4)
    expect(luck.favoured).toBe(3)
    expect(luck.expected).toBeCloseTo(2 * (6 / 7) + 2 * 0.6)
  })

  test('what was taken back is not told', () => {
    const back = { n: 9, told: [], undone: [7] }
    expect(taleOf([...notices.slice(0, 7), back], ana)).toBeNull()
  })

  test('[CAST-5] a spell that burst was not aimed, and one that nobody bore is told so', () => {
    const burst = { type: 'castRolled', spell: 'x', cost: 4, paid: 6, check: { ...check, face: 99, quality: 'echec-total' } }
    const told = (...happenings: unknown[]): Tale | null => taleOf([notice(1, 1, UP), notice(2, 2, ...happenings)], ana)
    const fumble = told(
      burst,
      { type: 'tookEffect', spell: 'x', outcome: 'erratic', aim: null },
      { type: 'cameDown', why: 'fumble' },
    )
    expect(fumble).toMatchObject({ ending: 'fumble', fumbles: 1, dreamSpent: 9, spell: { id: 'x', how: 'erratic' } })
    const stored = told(burst, { type: 'stored', hand: { spell: 'x', erratic: true } }, { type: 'cameDown', why: 'will' })
    expect(stored).toMatchObject({ fumbles: 1, dreamSpent: 10, spell: { id: 'x', how: 'failureStored' } })
    const down = { type: 'cameDown', why: 'spell' }
    expect(told(down, { type: 'tookEffect', spell: 'x', outcome: 'nobody', aim: 'creature' })?.spell?.how).toBe('resisted')
  })

  test('[TET-9] [RES-1] every spell that was laid or took effect is told, each with its own fate', () => {
    const others = [{ spell: 'z', outcome: 'nobody' }]
    const told = taleOf(
      [
        notice(1, 1, UP),
        notice(2, 2, { type: 'stored', hand: { spell: 'x', erratic: false } }),
        notice(3, 3, { type: 'cameDown', why: 'spell' }),
        notice(4, 3, { type: 'tookEffect', spell: 'y', outcome: 'target', aim: 'creature', others }),
      ],
      ana,
    )
    expect(told?.spells).toEqual([
      { id: 'x', how: 'stored' },
      { id: 'y', how: 'aimed' },
      { id: 'z', how: 'resisted' },
    ])
    expect(told?.spell?.id).toBe('y')
  })

  test('[HID-6] lost and found again: the way stands in pieces', () => {
    const lost = [
      notice(1, 1, UP),
      notice(2, 2, step('n', 'G6')),
      notice(3, 2, { type: 'lost', by: 'changeur', to: null, genre: 'mont' }),
      notice(4, 3, step('s', null)),
      notice(5, 3, { type: 'revealed', cell: 'C3' }),
      notice(6, 4, step('n', 'C2')),
      notice(7, 4, { type: 'fellAsleep', why: 'dream' }),
    ]
    expect(taleOf(lost, ana)).toMatchObject({
      ending: 'asleep',
      way: [
        ['G7', 'G6'],
        ['C3', 'C2'],
      ],
      rounds: 4,
    })
  })

  test('over games played at random: told only where no journey is under way, to the gardien and to the player alike', async () => {
    const OUT = new Set(['awake', 'asleep', 'petition'])
    let told = 0
    for (const seed of [1, 2, 3]) {
      const game = await playAtRandom(seed, 120)
      for (const seen of [game.joueur, game.gardien])
        for (const [at, { view }] of seen.entries()) {
          const [board] = view.boards
          const tale =
            board &&
            taleOf(
              seen.slice(0, at + 1).map(({ notice: one }) => one),
              board.id,
            )
          if (!board || !tale) continue
          told++
          expect(OUT.has(board.phase)).toBe(true)
          expect(tale.rounds).toBeGreaterThan(0)
          expect(tale.fatigue).toBeGreaterThan(0)
        }
    }
    expect(told).toBeGreaterThan(10)
  })

  test('[FAT-1] [SPE-3] its fatigue, dream and life are those of the journey, whatever acts on it', () => {
    let told = 0
    for (let seed = 1; seed <= 12; seed++) told += comparedTales(seed)
    expect(told).toBeGreaterThan(20)
  })
})

interface Course {
  readonly from: Dreamer
  readonly n: number
  to: Dreamer | null
  corrected: boolean
  /** CAST-5. */
  fumbles: number
}

/** A game with dragons in which each tale is held against the dreamer before and after: how many were. */
const comparedTales = (seed: number): number => {
  const player = joueur(FIRST)
  const [dice, notices] = [livelyDice(seed), [] as Notice<Told>[]]
  let table = dragonTable()
  let course: Course | null = null
  let told = 0
  for (let at = 0; at < 150; at++) {
    const { command, by } = dragonSays(table, chanceOf(seed * 1000 + at))
    const answer = tmr.decide(table, command, by, dice)
    if (isRefusal(answer)) continue
    const pieces: Told[] = []
    for (const event of answer) {
      const before = table
      table = tmr.evolve(table, event)
      const piece = tmr.tell(event, before, table)(player)
      if (piece) pieces.push(piece)
      const [was, is] = [before.dreamers[FIRST], table.dreamers[FIRST]]
      if (!was || !is || !('dreamer' in event) || event.dreamer !== FIRST) continue
      if (event.type === 'ascended') course = { from: was, n: notices.length + 1, to: null, corrected: false, fumbles: 0 }
      if (course && event.type === 'castRolled' && event.check.quality === 'echec-total') course.fumbles++
      if (course && event.type === 'corrected') course.corrected = true
      if (course && was.journey && !is.journey) course.to = is
    }
    if (pieces.length > 0) notices.push({ n: notices.length + 1, told: pieces })
    if (!course?.to || course.corrected) continue
    const tale = taleOf([...notices], FIRST)
    if (tale?.begun !== course.n) continue
    const { from, to, fumbles } = course
    expect([tale.fumbles, tale.fatigue, tale.life, tale.dreamWon - tale.dreamSpent]).toEqual([
      fumbles,
      to.fatigue - from.fatigue,
      from.depths.life - to.depths.life,
      to.dream - from.dream,
    ])
    told++
    course = null
  }
  return told
}
