import { describe, expect, test } from 'vitest'
import { seededDice } from '../../../kit/dice.ts'
import type { Item } from './cards/artefacts.ts'
import { artefactOf } from './cards/cards.ts'
import { itemValue } from './paying/summon.ts'
import { playerOf, type State } from './state.ts'
import { gathering, laidOut, reached, say } from './testing/play.ts'

/** Where the text is silent: each situation as it was settled. */

const DECKS = { two: ['braises-eaux', 'racines-sel'], more: ['braises', 'racines', 'eaux', 'sel'] } as const
const SEATS = ['a', 'b', 'c', 'd'] as const

const dealt = (count: 2 | 3 | 4): State => {
  const decks = count === 2 ? DECKS.two : DECKS.more
  const brought = SEATS.slice(0, count).map((seat, at) => [seat, { type: 'bring', deck: decks[at] }] as const)
  return reached(gathering(count), ...brought, ['a', { type: 'deal' }])
}

type Seat = Record<string, unknown>
const DREAMERS = ['garde-haie', 'eclusier', 'forgeronne', 'neige'] as const

const table = (seats: readonly Seat[], more: Record<string, unknown> = {}): State =>
  laidOut({ current: 'a', ...more, seats: seats.map((one, at) => ({ seat: SEATS[at], dreamer: DREAMERS[at], ...one })) } as never)

const said = (state: State, seat: string, command: Record<string, unknown>): State => {
  const came = say(state, seat, command, seededDice(3))
  if (typeof came === 'string') throw new Error(came)
  return came.state
}

const TISON = [{ card: 'tison', endurance: 3, kind: 'day-' }]

describe('giving up', () => {
  test('[WIN-3] before play begins: row used, dreamer awake, no place in the order; play begins once the others have answered', () => {
    const opening = dealt(3)
    const { row, dreamer } = playerOf(opening, 'b')
    const left = said(opening, 'b', { type: 'concede' })
    expect([left.used.toSorted(), playerOf(left, 'b').awake]).toEqual([row.toSorted(), [dreamer]])
    expect([left.phase, left.designated]).toEqual(['opening', null])
    const begun = reached(left, ['a', { type: 'keep' }], ['c', { type: 'keep' }])
    expect([begun.phase, begun.order.toSorted()]).toEqual(['prepare', ['a', 'c']])
  })

  test('[WIN-1] of two, whoever is left has won before a turn was played', () => {
    const over = said(dealt(2), 'a', { type: 'concede' })
    expect([over.phase, over.winner]).toEqual(['over', 'b'])
  })

  test('[WIN-3] while attacked: what was spent stays spent, and of three the attacker has no opponent left in this turn', () => {
    const seats = [{ artefacts: TISON, powers: ['D-R1'] }, {}, {}]
    const fight = said(table(seats, { designated: 'b' }), 'a', { type: 'attack', with: 'tison', on: 'dreamer', add: ['D-R1'] })
    const left = said(fight, 'b', { type: 'concede' })
    expect([left.fight, left.used, playerOf(left, 'a').camp[0]?.endurance]).toEqual([null, ['D-R1'], 2])
    expect(left.designated).toBe('b')
    expect(say(left, 'a', { type: 'designate', seat: 'c' })).toBe('wrong-phase')
  })

  test('[CMB-1] [ITM-1] in the first round it may make the current player its last, who attacks at once; items stay for later', () => {
    const seats = [{ artefacts: TISON, powers: ['D-W1'], hand: ['poussiere'] }, { artefacts: TISON }, {}]
    const first = table(seats, { round: 1, turn: 2, played: ['b'], order: ['b', 'a', 'c'] })
    expect(say(first, 'a', { type: 'attack', with: 'tison', on: 'tison' })).toBe('too-early')
    const left = said(first, 'c', { type: 'concede' })
    expect(typeof say(left, 'a', { type: 'attack', with: 'tison', on: 'tison' })).toBe('object')
    const power = { target: { seat: 'b', card: 'tison' } }
    expect(say(left, 'a', { type: 'use', card: 'poussiere', pay: ['D-W1'], power })).toBe('too-early')
  })

  test('[SET-1] three become two: hands and dreamers stay as they were dealt, and the other becomes the opponent', () => {
    const three = table([{}, { hand: ['tison'] }, { awake: ['plongeur'] }])
    const left = said(three, 'b', { type: 'concede' })
    expect([left.designated, playerOf(left, 'c').awake]).toEqual(['c', ['plongeur']])
    expect(say(left, 'a', { type: 'designate', seat: 'c' })).toBe('no-designation')
  })

  test('[WIN-2] [POW-6] what they had stilled moves again', () => {
    const held = table([{ artefacts: [{ card: 'tison', endurance: 2, heldBy: 'b' }] }, {}, {}])
    expect(playerOf(said(held, 'b', { type: 'concede' }), 'a').camp[0]?.heldBy).toBeNull()
  })
})

describe('who plays next', () => {
  test('[TRN-10] the designated one out of the game: the next seat around the table that has not played in this round', () => {
    const seats = [{}, {}, {}, {}]
    const named = said(table(seats, { played: ['b'] }), 'a', { type: 'designate', seat: 'c' })
    const next = reached(named, ['c', { type: 'concede' }], ['a', { type: 'endTurn' }])
    expect([next.current, next.round]).toEqual(['d', 2])
  })

  test('[TRN-10] if all have played: the next seat in the game, in a new round', () => {
    const named = said(table([{}, {}, {}], { played: ['b', 'c'] }), 'a', { type: 'designate', seat: 'c' })
    const next = reached(named, ['c', { type: 'concede' }], ['a', { type: 'endTurn' }])
    expect([next.current, next.round]).toEqual(['b', 3])
  })

  test('[DRM-5] [DRM-7] out by idleness as the turn begins counts as a turn had', () => {
    const seats = [{}, { idle: 2, awake: ['plongeur'] }, {}]
    const named = said(table(seats), 'a', { type: 'designate', seat: 'b' })
    const next = said(named, 'a', { type: 'endTurn' })
    expect([playerOf(next, 'b').out, next.current, next.played.includes('b')]).toEqual([true, 'c', true])
  })
})

describe('cards', () => {
  test('[SET-2] brought with neither deck nor list: no such deck; with both, the deck counts', () => {
    expect(say(gathering(2), 'a', { type: 'bring' })).toBe('no-such-deck')
    const both = said(gathering(2), 'a', { type: 'bring', deck: 'braises-eaux', cards: ['tison'] })
    expect(playerOf(both, 'a').deck).toHaveLength(20)
  })

  test('[POW-6] what one has stilled oneself is stilled again; stilled by another, it belongs to the last', () => {
    const still = (heldBy: string) => {
      const state = table([
        { powers: ['N-B1', 'N-B2', 'N-B3'], hand: ['eau-dormante'] },
        { artefacts: [{ card: 'tison', endurance: 2, heldBy }] },
        {},
      ])
      const power = { targets: [{ seat: 'b', card: 'tison' }] }
      const done = said(state, 'a', { type: 'use', card: 'eau-dormante', pay: ['N-B1', 'N-B2', 'N-B3'], power })
      return playerOf(done, 'b').camp[0]?.heldBy
    }
    expect([still('a'), still('c')]).toEqual(['a', 'a'])
  })

  test('[POW-7] a full row, nothing used and nothing discarded: nothing would be drawn', () => {
    const row = ['D-G1', 'D-R1', 'D-R2', 'D-R3', 'D-W1', 'D-W2']
    const state = table([{ dreamer: 'verger', powers: row, hand: ['seve'] }, {}])
    const use = (power: Record<string, unknown>) =>
      say(state, 'a', { type: 'use', card: 'seve', conception: 1, power }, seededDice(1))
    expect([use({}), typeof use({ drop: ['D-R1'] })]).toEqual(['no-effect', 'object'])
  })

  test('[ITM-3] paid all in its colour, a barter is still of six at most', () => {
    const player = playerOf(table([{ powers: ['D-W1'] }, {}]), 'a')
    const value = (card: string): number => itemValue(artefactOf(card) as Item, player, { pay: ['D-W1'], conception: 0 })
    expect([value('balance'), value('poussiere')]).toEqual([6, 4])
  })

  test('[SUM-2] conception spent in defence is spent until the own turn begins', () => {
    const fight = said(table([{ artefacts: TISON }, { dreamer: 'sourciere', hand: ['digue'], powers: ['D+B1', 'D+B2'] }]), 'a', {
      ...{ type: 'attack', with: 'tison', on: 'dreamer' },
    })
    const held = said(fight, 'b', { type: 'defend', item: 'digue', pay: ['D+B1'], conception: 1 })
    expect(playerOf(held, 'b').conceived).toBe(true)
    expect(playerOf(said(held, 'a', { type: 'endTurn' }), 'b').conceived).toBe(false)
  })

  test('[DRM-6] an exchange of dreamers leaves the count of idle turns with its player', () => {
    const state = table([{ idle: 1, powers: ['D-G1', 'D-G2'], hand: ['clef-du-verger'] }, { idle: 0 }])
    const done = said(state, 'a', { type: 'use', card: 'clef-du-verger', pay: ['D-G1', 'D-G2'], power: { seat: 'b' } })
    expect([playerOf(done, 'a').dreamer, playerOf(done, 'a').idle, playerOf(done, 'b').idle]).toEqual(['eclusier', 1, 0])
  })
})
