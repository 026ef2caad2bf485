import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scriptedDice } from '../../../kit/dice.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../../kit/roles.ts'
import type { Event } from './events.ts'
import { type Table, tmr } from './index.ts'
import { chanceOf, FIRST, liveTable, SECOND } from './testing/randomPlay.ts'
import { cell, given, holds, lostAmong, meets, NITOUCHE, PLAYER, type Scene, up } from './testing/scene.ts'
import { derive, forksOf, PLAYER as LOST, leak, othersOf, stepsFrom } from './testing/twoWorlds.ts'

const calls = (scene: Scene, ...rounds: readonly (number | null)[]): Scene =>
  rounds.reduce((reached: Scene, round) => reached.does('callRound', { round }), scene)

/** The round of the table, that of Nitouche's journey, and how many it has taken; null: it is not counted. */
const shown = ({ table }: Scene): unknown => {
  const { rounds } = tmr.view(table, PLAYER)
  const own = rounds?.journeys.find(({ dreamer }) => dreamer === NITOUCHE)
  return rounds && [rounds.now, own ? [own.at, own.used] : null]
}

describe('the count of rounds', () => {
  test('[FAT-2] a step, a round spent and a struggle are a round each; the table’s own goes on by the gardien’s word', () => {
    const fought = calls(given({}, up()), 1)
    expect(shown(fought)).toEqual([1, [1, 1]])
    const ahead = fought.does('move', { to: 's' }, 'd7 1').does('stay', {}, 'd7 1')
    expect(shown(ahead)).toEqual([1, [3, 3]])
    expect(shown(calls(ahead, 2, 3, 4))).toEqual([4, [3, 3]])
    const held = given({}, up(), meets('reflet', 9), { type: 'held' })
    expect(shown(calls(held, 1).does('struggle', {}, 'd100 99'))).toEqual([1, [2, 2]])
  })

  test('[MOV-2] accelerated, the cells of one round are one; something met, the next cell is in the next', () => {
    const far = calls(given({}, up('accelerated')), 1)
      .does('move', { to: 's' }, 'd7 1')
      .does('move', { to: 's' }, 'd7 1')
    expect(shown(far)).toEqual([1, [1, 1]])
    const met = calls(given({}, up('accelerated'), meets('mangeur', 1)), 1).does('repress', {}, 'd20 20')
    expect(shown(met.does('move', { to: 's' }, 'd7 1'))).toEqual([1, [2, 2]])
  })

  test('[MOV-2] an open round that the table has left behind goes on as the next, a cell each', () => {
    const behind = calls(given({}, up('accelerated')), 1, 2, 3)
    const once = behind.does('move', { to: 's' }, 'd7 1')
    expect(shown(once)).toEqual([3, [2, 2]])
    expect(shown(once.does('move', { to: 'n' }, 'd7 1').does('move', { to: 's' }, 'd7 1'))).toEqual([3, [3, 3]])
  })

  test('[ASC-4] an ascent takes the round that is; after a way down, not that same round again', () => {
    const third = calls(given(), 1, 2, 3)
    expect(shown(third)).toEqual([3, null])
    const gone = third.does('ascend', { mode: 'normal' }, 'd7 1')
    expect(shown(gone)).toEqual([3, [3, 1]])
    const down = gone.does('move', { to: 's' }, 'd7 1').does('descend')
    expect(shown(down)).toEqual([3, [4, 2]])
    expect(shown(calls(down, 4, 5))).toEqual([5, null])
    expect(shown(down.does('ascend', { mode: 'normal' }, 'd7 1'))).toEqual([3, [5, 1]])
    expect(shown(calls(down, 4, 5, 6).does('ascend', { mode: 'normal' }, 'd7 1'))).toEqual([6, [6, 1]])
  })

  test('[TGT-5] with a spell one comes down in the next round, and counts until it is aimed', () => {
    const kept = calls(given({}, up(), holds('voix'), { type: 'kept' }), 1).does('comeDown')
    expect([kept.phase, shown(calls(kept, 2, 3))]).toEqual(['targeting', [3, [2, 2]]])
  })

  test('[ASC-4] everybody sees what a round is spent on, and nothing of what is met in it', () => {
    const spent = ({ table }: Scene, role: Role = spectateur('')) => tmr.view(table, role).rounds?.journeys[0]?.on
    const gone = calls(given(), 1).does('ascend', { mode: 'normal' }, 'd7 1')
    const walked = gone.does('move', { to: 's' }, 'd7 7 d100 1 d4 1 1')
    expect([spent(gone), spent(walked), spent(walked.does('evade'))]).toEqual(['rising', 'travelling', 'descending'])
    const kept = calls(given({}, up(), holds('voix'), { type: 'kept' }), 1).does('comeDown')
    const aimed = kept.does('target', { on: 'zone' })
    expect([spent(kept), spent(aimed), spent(calls(aimed, 2)), spent(calls(aimed, 3))]).toEqual([
      'aiming',
      'aiming',
      'aiming',
      undefined,
    ])
    for (const role of [PLAYER, GARDIEN, spectateur(NITOUCHE)]) expect(spent(gone, role)).toBe('rising')
    expect(spent(calls(kept, null, 1))).toBe('aiming')
  })

  test('[ASC-4] down, or aiming, while the table is further on: not up again in that round', () => {
    const behind = calls(given({}, up()), 1, 2, 3).does('descend')
    expect(shown(behind)).toEqual([3, [3, 3]])
    expect(shown(behind.does('ascend', { mode: 'normal' }, 'd7 1'))).toEqual([3, [4, 1]])
    const aimed = calls(calls(given({}, up(), holds('voix'), { type: 'kept' }), 1).does('comeDown'), 2, 3, 4).does('target', {
      on: 'zone',
    })
    expect(shown(aimed.does('ascend', { mode: 'normal' }, 'd7 1'))).toEqual([4, [5, 1]])
  })

  test('[ASC-2] each failed roll takes a round of the count', () => {
    const asked = calls(given().does('ruleAscent', { rule: { kind: 'will', difficulty: 0 } }), 4)
    const failed = asked.does('ascend', { mode: 'normal' }, 'd100 99')
    expect([shown(failed), tmr.view(failed.table, PLAYER).rounds?.journeys[0]?.on]).toEqual([[4, [4, 1]], 'failing'])
    const twice = failed.does('ascend', { mode: 'normal' }, 'd100 99')
    expect(shown(twice)).toEqual([4, [5, 1]])
    expect(shown(twice.does('ascend', { mode: 'normal' }, 'd100 1 d7 1'))).toEqual([4, [6, 1]])
  })

  test('[ASC-4] [RES-5] after a spell was put in reserve, the way down is of the next round, and the next ascent of the one after', () => {
    const down = calls(given({}, up(), holds('voix')), 1)
      .does('reserve')
      .does('descend')
    expect([down.me.round, shown(down)]).toEqual([2, [1, [2, 2]]])
    expect(shown(down.does('ascend', { mode: 'normal' }, 'd7 1'))).toEqual([1, [3, 1]])
  })

  test('[FAT-2] a count of before says what it said', () => {
    const old = [{ type: 'roundCalled', round: 1 } as Event, { type: 'roundCalled', round: 3 } as Event]
    const table = old.reduce(tmr.evolve, given({}, up()).table)
    const down = tmr.evolve(table, { type: 'cameDown', dreamer: NITOUCHE, why: 'will' })
    expect(tmr.view(table, PLAYER).rounds).toEqual({ now: 3, journeys: [{ dreamer: NITOUCHE, at: 1, used: 1 }] })
    expect(down.rounds).toEqual({ now: 3, journeys: [{ dreamer: NITOUCHE, since: 1, at: 1 }] })
  })

  test('[FAT-2] called twice in a hurry, a round is one; the count ends, and begins anew', () => {
    const second = calls(given({}, up()), 1, 2)
    expect(second.does('callRound', { round: 2 }).events).toEqual([])
    expect(given().does('callRound', { round: null }).events).toEqual([])
    const over = calls(second, null)
    expect('rounds' in tmr.view(over.table, PLAYER)).toBe(false)
    expect(shown(calls(over.does('stay', {}, 'd7 1'), 1))).toEqual([1, [1, 1]])
  })

  test('[FAT-2] everybody is told, and who is ahead or behind', () => {
    const told = calls(given({}, up()), 1).does('stay', {}, 'd7 1').does('stay', {}, 'd7 1').does('callRound', { round: 2 }).told
    expect(told.map(({ what }) => what)).toEqual([{ type: 'roundCalled', round: 2, apart: [{ dreamer: NITOUCHE, by: 1 }] }])
    const late = calls(given({}, up()), 1, 2, 3).told.map(({ what }) => what)
    expect(late).toEqual([{ type: 'roundCalled', round: 3, apart: [{ dreamer: NITOUCHE, by: -2 }] }])
    expect(calls(given({}, up()), 1, null).told.map(({ what }) => what)).toEqual([
      { type: 'roundCalled', round: null, apart: [] },
    ])
  })

  test('[FAT-2] only the gardien calls a round, of those that there are', () => {
    const command = tmr.parseCommand({ type: 'callRound', round: 1 })
    if (isRefusal(command)) throw new Error(command.code)
    for (const by of [PLAYER, spectateur(NITOUCHE)])
      expect(tmr.decide(given().table, command, by, scriptedDice([]))).toMatchObject({ code: 'gardien-only' })
    for (const round of [0, -1, 1.5, 10_000, '2', undefined])
      expect(tmr.parseCommand({ type: 'callRound', round })).toMatchObject({ code: 'malformed' })
  })

  test('[FAT-2] it changes nothing of what may be done', () => {
    const counts = calls(given({}, up()), 1, 2, 3)
    expect(derive(tmr.view(counts.table, PLAYER))).toEqual(derive(tmr.view(given({}, up()).table, PLAYER)))
  })

  test('[FAT-2] taken back, a step takes its round back too; one who leaves is no longer counted', () => {
    const [start, step] = [calls(given({}, up()), 1), { type: 'stayed', dreamer: NITOUCHE } as Event]
    const after = tmr.evolve(start.table, step)
    expect([start.table, after].map(({ rounds }) => rounds?.journeys[0]?.at)).toEqual([1, 2])
    expect(tmr.evolve(after, { type: 'dreamerLeft', dreamer: NITOUCHE }).rounds).toMatchObject({ now: 1, journeys: [] })
  })

  test('a view made from the one before it shows the count anew, and the same one while nothing of it has changed', () => {
    const [before, after] = [calls(given({}, up()), 1), calls(given({}, up()), 1, 2)]
    const seen = tmr.view(before.table, GARDIEN)
    expect(tmr.view(after.table, GARDIEN, { state: before.table, view: seen }).rounds?.now).toBe(2)
    const described = tmr.evolve(before.table, { type: 'noted', on: { kind: 'table' }, text: 'x' })
    expect(tmr.view(described, GARDIEN, { state: before.table, view: seen }).rounds).toBe(seen.rounds)
  })
})

/** Ondine is up and the count runs; Nitouche has gone astray. */
const fighting = (seed: number): Table => {
  const chance = chanceOf(seed)
  const events: Event[] = [
    { type: 'placed', dreamer: FIRST, to: cell(chance.of(['A2', 'K8', 'G4', 'M1'])), hidden: true },
    { type: 'ascended', dreamer: FIRST, mode: chance.of(['normal', 'accelerated']), cost: 1, malus: 0 },
    { type: 'ascended', dreamer: SECOND, mode: 'normal', cost: 1, malus: 0 },
    { type: 'roundCalled', round: 1 + chance.below(3) },
  ]
  return events.reduce(tmr.evolve, tmr.initial(liveTable()))
}

const games = fc.record({ seed: fc.nat(), choices: fc.array(fc.nat(), { minLength: 5, maxLength: 25 }) })

describe('two worlds that differ in the hidden cell of a comrade, while rounds are counted', () => {
  test('[HID-6] of somebody lost all are shown the same round in both', () => {
    const lost = calls(given({}, up(), ...lostAmong('K8', 'A2 K8')), 1).does('stay', {}, 'd7 1')
    expect(JSON.stringify(tmr.view(lost.table, joueur(SECOND)))).not.toContain('K8')
    expect(tmr.view(lost.table, spectateur('')).boards).toEqual(tmr.view(lost.table, spectateur(NITOUCHE)).boards)
    expect(shown(lost)).toEqual([1, [2, 2]])
  })

  /** How many of the next steps tell the lost player the same in both. */
  const alikeFor = (worlds: (count: number) => Omit<Parameters<typeof leak>[0], 'role'>): number => {
    const apart = [1, 2, 3, 4, 5].findIndex((count) => {
      let tells = false
      leak({ ...worlds(count), role: LOST, mayDiffer: () => (tells = true) })
      return tells
    })
    return apart < 0 ? 5 : apart
  }

  test('[HID-6] a comrade and whoever watches are sent the same as long as the lost player is', () => {
    const roles: readonly Role[] = [joueur(SECOND), spectateur(SECOND), spectateur('')]
    let compared = 0
    fc.assert(
      fc.property(games, ({ seed, choices }) => {
        for (const fork of forksOf(fighting(seed), seed, choices).filter((_fork, at) => at % 3 === 0)) {
          for (const right of othersOf(fork)) {
            const worlds = (count: number) => ({ left: fork.left, right, steps: stepsFrom(fork.left, fork.seed, count) })
            const count = alikeFor(worlds)
            if (fork.left.rounds) compared += count
            for (const role of roles) expect(leak({ ...worlds(count), role })).toBeNull()
          }
        }
      }),
      { numRuns: 12, endOnFailure: true },
    )
    expect(compared).toBeGreaterThan(50)
  })
})
