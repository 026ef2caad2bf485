import { describe, expect, test, vi } from 'vitest'
import { seededDice } from '../../../../kit/dice.ts'
import type { Entry } from '../../../../kit/log.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import type { Role } from '../../../../kit/roles.ts'
import { type Event, type Table, type TableSetup, tmr } from '../../rules/index.ts'
import { dragonSays } from '../../rules/testing/dragonPlay.ts'
import { chanceOf, FIRST, liveTable } from '../../rules/testing/randomPlay.ts'
import { type Seen, type Situation, seenBy, seenIn, tableAt } from '../situation/situation.ts'
import { type MomentPayload, momentOf, openMoment, readMoment, writeMoment } from './moment.ts'

vi.setConfig({ testTimeout: 120_000 })

const setup: TableSetup = {
  ...liveTable(),
  options: { ...liveTable().options, dragons: true },
  astral: [{ day: 1, number: 7 }],
}

/** A journey under Dragons, signs and stars, with the gardien's hand in it or not. */
const wander = (seed: number, words: number, speakers: readonly Role['kind'][] = ['joueur', 'gardien']): Situation => {
  const [chance, dice, entries] = [chanceOf(seed), seededDice(seed), [] as Entry<Event>[]]
  let table: Table = tmr.initial(setup)
  for (let at = 0; at < words; at++) {
    const { command, by } = dragonSays(table, chance)
    if (!speakers.includes(by.kind)) continue
    const events = tmr.decide(table, command, by, dice)
    if (isRefusal(events)) continue
    const seq = entries.length + 1
    const scope = tmr.scopeOf(command)
    entries.push({ kind: 'done', seq, id: `e${seq}`, by, at: 0, scope, events, rolled: true, reveals: false })
    table = events.reduce(tmr.evolve, table)
  }
  return { setup, entries }
}

const seenAt = ({ entries, ...rest }: Situation, seq: number): Seen | null =>
  seenBy(tableAt({ ...rest, entries: entries.filter((entry) => entry.seq <= seq) }), FIRST)

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** All that the player of FIRST is never told, otherwise. */
const otherwise = (event: Event): Event => {
  switch (event.type) {
    case 'astralSet':
      return { ...event, number: (event.number % 12) + 1 }
    case 'secretRolled':
      return { ...event, faces: event.faces.map(() => 1), note: 'autre' }
    case 'noted':
      return { ...event, text: 'autre' }
    case 'starsRead':
      return { ...event, check: { ...event.check, chance: 3, face: 77, quality: 'echec' } }
    case 'signSet':
      return event.felt ? { ...event, until: 9999 } : { ...event, value: 1, until: 9999 }
    case 'modified':
      return event.secret ? { ...event, value: event.value - 1 } : event
    case 'castRolled':
    case 'fumbleRolled':
      return event.secretly ? { ...event, check: { ...event.check, modifier: -9, chance: 1 } } : event
    case 'castHeld':
    case 'stored':
      return event.hand.secretly ? { ...event, hand: { ...event.hand, modifier: -9 } } : event
    default:
      return event
  }
}

const otherWorld = ({ setup: table, entries }: Situation): Situation => ({
  setup: { ...table, astral: [{ day: 1, number: 2 }] },
  entries: entries.map((entry) => (entry.kind === 'done' ? { ...entry, events: entry.events.map(otherwise) } : entry)),
})

describe('[DRG-13] [HID-6] under Dragons', () => {
  test('a moment shows the same situation, effects and all', () => {
    const kinds = new Set<string>()
    let [kept, refused] = [0, 0]
    for (const seed of SEEDS) {
      const situation = wander(seed, 80)
      for (const { seq } of situation.entries) {
        const seen = seenAt(situation, seq)
        const payload = momentOf(situation, seq, FIRST, null)
        if (isRefusal(payload)) {
          expect(payload).toMatchObject({ code: 'moment-hidden' })
          refused++
          continue
        }
        kept++
        for (const { id } of seen?.board.effects ?? []) kinds.add(id)
        const opened = openMoment(readMoment(writeMoment(payload)) as MomentPayload, seq)
        if (isRefusal(opened)) throw new Error(JSON.stringify(opened))
        const again = seenIn(opened) as Seen
        expect(again.board.effects).toEqual(seen?.board.effects)
        expect(again.board.candidates).toEqual(seen?.board.candidates)
        expect(again.board.phase).toBe(seen?.board.phase)
        expect(again.board.dream).toBe(seen?.board.dream)
      }
    }
    expect(kinds.size).toBeGreaterThan(8)
    expect(refused / (kept + refused)).toBeLessThan(0.25)
  })

  test('where no gardien keeps anything back, every moment can be shared: [NIT-4] in the hour of a journey, [RES-4] with a reserve in hand', () => {
    const phases = new Set<string>()
    for (const seed of SEEDS) {
      const situation = wander(seed, 140, ['joueur'])
      for (const { seq } of situation.entries) {
        const { phase = 'none', wholeHour = true } = seenAt(situation, seq)?.board ?? {}
        expect(momentOf(situation, seq, FIRST, null), `${seed}/${seq}`).toMatchObject({ format: 'demi-reve-moment' })
        phases.add(wholeHour ? phase : `${phase}, broken hour`)
      }
    }
    for (const phase of ['awake, broken hour', 'asleep, broken hour']) expect(phases).toContain(phase)
  })

  test('two worlds that differ in stars, signs, secret modifiers and rolls make the same link, byte for byte', () => {
    let compared = 0
    for (const seed of SEEDS) {
      const situation = wander(seed, 80)
      const other = otherWorld(situation)
      for (const { seq } of situation.entries.filter((_, at) => at % 3 === 0)) {
        // SIG-1: that a sign is over is seen.
        if (seenAt(situation, seq)?.board.sign === null && seenAt(other, seq)?.board.sign !== null) continue
        const [one, two] = [momentOf(situation, seq, FIRST, null), momentOf(other, seq, FIRST, null)]
        compared++
        expect(JSON.stringify(two)).toBe(JSON.stringify(one))
      }
    }
    expect(compared).toBeGreaterThan(60)
  })
})
