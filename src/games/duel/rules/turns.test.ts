import { describe, expect, test } from 'vitest'
import { seededDice } from '../../../kit/dice.ts'
import { GARDIEN, spectateur } from '../../../kit/roles.ts'
import { duel } from './index.ts'
import { pileOf, playerOf } from './state.ts'
import { gathering, laidOut, playedGame, reached, say } from './testing/play.ts'

const READY = reached(gathering(2), ['a', { type: 'bring', deck: 'braises-eaux' }], ['b', { type: 'bring', deck: 'racines-sel' }])

const turn = (more: Record<string, unknown> = {}, mine: Record<string, unknown> = {}, theirs: Record<string, unknown> = {}) =>
  laidOut({
    current: 'a',
    ...more,
    seats: [
      { seat: 'a', dreamer: 'garde-haie', ...mine },
      { seat: 'b', dreamer: 'eclusier', ...theirs },
    ],
  } as never)

test('[TRN-9] a turn that ends tells what it breaks, in all camps', () => {
  const spent = (card: string) => ({ artefacts: [{ card, endurance: 0 }] })
  const ended = say(turn({}, spent('tison'), spent('meute')), 'a', { type: 'endTurn' })
  const broken = [
    { seat: 'a', card: 'tison' },
    { seat: 'b', card: 'meute' },
  ]
  expect(typeof ended === 'object' && ended.events[0]).toEqual({ type: 'turnEnded', seat: 'a', broken })
})

describe('before the first turn', () => {
  test('[SET-4] [HID-2] the hand is drawn from the deck, and nothing holds the order of what is left', () => {
    const dealt = say(READY, 'a', { type: 'deal' }, seededDice(1))
    if (typeof dealt === 'string') throw new Error(dealt)
    const { hand, deck } = playerOf(dealt.state, 'a')
    expect([hand.length, deck.length]).toEqual([6, 14])
    const again = say(READY, 'a', { type: 'deal' }, seededDice(2))
    expect(typeof again === 'object' && playerOf(again.state, 'a').hand).not.toEqual(hand)
    expect(deck).toEqual(
      [...deck].sort((one, other) => playerOf(READY, 'a').deck.indexOf(one) - playerOf(READY, 'a').deck.indexOf(other)),
    )
  })

  test('[SET-7] the order of the first round holds for the first round alone', () => {
    const { steps } = playedGame(3, 3)
    const first = steps.filter(({ state }) => state.round === 1).map(({ state }) => state.current)
    const seats = first.filter((seat, at) => seat !== first[at - 1])
    expect(seats).toEqual(steps.find(({ state }) => state.round === 1)?.state.order)
  })
})

describe('a turn', () => {
  test('[TRN-5] when the pile runs out, the used powers are shuffled into it and the drawing goes on', () => {
    const all = pileOf(turn())
    const state = turn({ phase: 'begin', used: all.slice(1) }, {}, {})
    const said = say(state, 'a', { type: 'refill' }, seededDice(4))
    if (typeof said === 'string') throw new Error(said)
    expect(said.events.map(({ type }) => type).indexOf('usedShuffled')).toBe(2)
    expect(playerOf(said.state, 'a').row).toHaveLength(6)
    expect([said.state.used.length, pileOf(said.state).length]).toEqual([0, 60])
  })

  test('[TRN-6] summons and items in any order, as often as can be paid', () => {
    const powers = ['D-G1', 'D-G2', 'D-R1', 'D-W1']
    const state = turn({}, { powers, hand: ['epine', 'tison', 'poussiere'] }, { artefacts: [{ card: 'filet', endurance: 2 }] })
    const played = reached(
      state,
      ['a', { type: 'summon', card: 'epine', pay: ['D-G1'] }],
      ['a', { type: 'use', card: 'poussiere', pay: ['D-R1'], power: { target: { seat: 'b', card: 'filet' } } }],
      ['a', { type: 'summon', card: 'tison', pay: ['D-G2'] }],
    )
    expect(playerOf(played, 'a').camp.map(({ card }) => card)).toEqual(['epine', 'tison'])
    expect(playerOf(played, 'b').camp[0]?.endurance).toBe(0)
  })

  test('[TRN-7] the first attack ends the preparing', () => {
    const state = turn({}, { powers: ['D-G1'], hand: ['epine'], artefacts: [{ card: 'tison', endurance: 2 }] })
    const fought = reached(state, ['a', { type: 'attack', with: 'tison', on: 'dreamer' }], ['b', { type: 'defend' }])
    expect(fought.phase).toBe('combat')
    expect(say(fought, 'a', { type: 'summon', card: 'epine', pay: ['D-G1'] })).toBe('wrong-phase')
  })

  test('[TRN-8] a turn can be ended before any fight, and after it', () => {
    const state = turn({}, { artefacts: [{ card: 'tison', endurance: 2 }] }, { artefacts: [{ card: 'filet', endurance: 2 }] })
    const fought = reached(state, ['a', { type: 'attack', with: 'tison', on: 'filet' }], ['b', { type: 'defend' }])
    for (const ended of [reached(state, ['a', { type: 'endTurn' }]), reached(fought, ['a', { type: 'endTurn' }])])
      expect([ended.current, ended.phase]).toEqual(['b', 'begin'])
  })
})

describe('summoning', () => {
  test('[SUM-1] a camp holds three; what is summoned may attack in the same turn', () => {
    const camp = ['tison', 'aiguille', 'houe'].map((card) => ({ card, endurance: 1 }))
    const full = turn({}, { powers: ['D-G1'], hand: ['epine'], artefacts: camp })
    expect(say(full, 'a', { type: 'summon', card: 'epine', pay: ['D-G1'] })).toBe('no-slot')
    const summoned = reached(turn({}, { powers: ['D-G1'], hand: ['epine'] }), [
      'a',
      { type: 'summon', card: 'epine', pay: ['D-G1'] },
    ])
    expect(typeof say(summoned, 'a', { type: 'attack', with: 'epine', on: 'dreamer' })).toBe('object')
  })

  test('[SUM-7] [POW-1] a power is exercised at the summoning or never', () => {
    const state = turn({}, { powers: ['N-B1'], hand: ['hamecon'] }, { artefacts: [{ card: 'filet', endurance: 2 }] })
    const summoned = reached(state, ['a', { type: 'summon', card: 'hamecon', pay: ['N-B1'] }])
    expect(playerOf(summoned, 'b').camp[0]?.endurance).toBe(2)
    const power = { target: { seat: 'b', card: 'filet' } }
    expect(say(summoned, 'a', { type: 'use', card: 'hamecon', power })).toBe('no-such-card')
  })

  test('[SUM-8] what was paid is used after the power: it cannot be recalled by it', () => {
    const state = turn({ used: ['SA1'] }, { powers: ['N+R1', 'N+W1'], hand: ['soeur-de-mousse'] })
    const pay = ['N+R1', 'N+W1']
    expect(say(state, 'a', { type: 'summon', card: 'soeur-de-mousse', pay, power: { take: ['N+R1'] } })).toBe('no-such-target')
    const done = reached(state, ['a', { type: 'summon', card: 'soeur-de-mousse', pay, power: { take: ['SA1'] } }])
    expect([done.used, done.apart]).toEqual([['N+R1', 'N+W1'], []])
  })

  test('[ITM-2] an item is paid with so many powers of one kind', () => {
    const state = turn({}, { powers: ['D-G1', 'N-G1', 'SG1'], hand: ['clef-du-verger'] })
    const use = (pay: readonly string[]) => say(state, 'a', { type: 'use', card: 'clef-du-verger', pay, power: { seat: 'b' } })
    expect([use(['D-G1']), use(['D-G1', 'N-G1']), typeof use(['D-G1', 'SG1'])]).toEqual(['wrong-number', 'mixed-kinds', 'object'])
  })
})

describe('who sees and says what', () => {
  test('[HID-4] an arbiter and a spectator see what is open to all, and say nothing', () => {
    const state = turn({}, { hand: ['epine'], deck: ['houe'] })
    expect(duel.view(state, GARDIEN)).toEqual(duel.view(state, spectateur('')))
    expect(JSON.stringify(duel.view(state, spectateur('a')))).not.toMatch(/epine|houe/)
    expect(say(state, GARDIEN, { type: 'endTurn' })).toBe('not-a-player')
    expect(say(state, spectateur('a'), { type: 'endTurn' })).toBe('not-a-player')
  })
})
