import { describe, expect, test } from 'vitest'
import { seededDice } from '../../../../kit/dice.ts'
import { joueur } from '../../../../kit/roles.ts'
import { choose } from '../../bot/bots.ts'
import { duel, type State, type Told } from '../../rules/index.ts'
import { laidOut, playedGame, say } from '../../rules/testing/play.ts'
import { chanceOf, decidingTurn } from './chance.ts'
import { decisionsOf } from './decisions.ts'
import { deedOf } from './deedOf.ts'
import { reviewOf } from './review.ts'

const WEIGHED = ['wakeOwn', 'refill', 'summon', 'use', 'designate', 'attack', 'defend', 'endTurn']

/** As it is told to whoever said it. */
const toldOf = (state: State, seat: string, command: Record<string, unknown>): readonly Told[] => {
  const said = say(state, seat, command, seededDice(7))
  if (typeof said === 'string') throw new Error(said)
  return said.events.flatMap((event) => (duel.tell(event, state, said.state)(joueur(seat)) as Told | null) ?? [])
}

describe('what was said, from what was told of it', () => {
  test('leads to the same table, whatever was said in whole duels of two to four', () => {
    for (const [seed, count] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 2],
    ] as const)
      for (const { state, seat, command } of playedGame(seed, count).steps) {
        const told = toldOf(state, seat, command)
        const deed = deedOf(told, seat)
        expect(deed !== null, command.type).toBe(WEIGHED.includes(command.type))
        if (deed) expect(toldOf(state, seat, deed)).toEqual(told)
        const other = state.players.find((one) => one.seat !== seat)?.seat ?? ''
        expect(deedOf(told, other)).toBeNull()
      }
  })

  test('[DRM-4] waking one’s own dreamer too', () => {
    expect(deedOf([{ type: 'dreamerWoke', seat: 'a', why: 'own' }], 'a')).toEqual({ type: 'wakeOwn' })
    expect(deedOf([{ type: 'dreamerWoke', seat: 'a', why: 'idle' }], 'a')).toBeNull()
  })

  test('what was taken back is not looked at', () => {
    const told: readonly Told[] = [{ type: 'turnEnded', seat: 'a' }]
    const notices = [
      { n: 1, told },
      { n: 2, told: [], undone: [1] },
      { n: 3, told },
    ]
    expect(decisionsOf(notices, 'a')).toEqual([{ n: 3, command: { type: 'endTurn' } }])
  })
})

/** The last dreamer of the other lies open before one who can attack. */
const open = laidOut({
  current: 'a',
  round: 4,
  seats: [
    { seat: 'a', dreamer: 'garde-haie', artefacts: [{ card: 'cerf-de-braise', endurance: 2 }] },
    { seat: 'b', dreamer: 'eclusier', awake: ['plongeur', 'herboriste'], powers: ['D-W3', 'SG2'] },
  ],
} as never)

describe('a choice looked at again', () => {
  test('the turn ended before an open last dreamer: Lucide attacks it, and wins', () => {
    const review = reviewOf(duel.view(open, joueur('a')), 'a', { type: 'endTurn' })
    expect(review).toMatchObject({ better: { type: 'attack', with: 'cerf-de-braise', on: 'dreamer' }, deals: 12 })
    expect(review?.brings[0]).toEqual({ of: 'won', better: 1, made: 0 })
    expect(review?.brings.map(({ of }) => of)).not.toContain('foeWoken')
  })

  test('nothing is said of what Lucide would have done, nor of what makes little difference', () => {
    const view = duel.view(open, joueur('a'))
    expect(reviewOf(view, 'a', choose('lucide', view, 'a', seededDice(1)))).toBeNull()
    // An attack with a power too many wins as well.
    const added = laidOut({
      current: 'a',
      round: 4,
      seats: [
        { seat: 'a', dreamer: 'garde-haie', powers: ['D+R1'], artefacts: [{ card: 'cerf-de-braise', endurance: 2 }] },
        { seat: 'b', dreamer: 'eclusier', awake: ['plongeur', 'herboriste'] },
      ],
    } as never)
    const attack = { type: 'attack', with: 'cerf-de-braise', on: 'dreamer', add: ['D+R1'] } as const
    expect(reviewOf(duel.view(added, joueur('a')), 'a', { ...attack, add: [...attack.add] })).toBeNull()
  })

  test('[HID-6] the same, whatever the others hold', () => {
    const holding = (hand: readonly string[], deck: readonly string[]): State => ({
      ...open,
      players: open.players.map((player) => (player.seat === 'b' ? { ...player, hand, deck } : player)),
    })
    const reviews = [holding(['drap'], ['tison']), holding(['tison'], ['drap'])].map((state) =>
      reviewOf(duel.view(state, joueur('a')), 'a', { type: 'endTurn' }),
    )
    expect(reviews[0]).not.toBeNull()
    expect(reviews[0]).toEqual(reviews[1])
  })
})

describe('Lucide’s chance', () => {
  test('is nearly certain before an open last dreamer, and small for the one who sleeps there', () => {
    expect(chanceOf(duel.view(open, joueur('a')), 'a')).toBeGreaterThan(0.9)
    expect(chanceOf(duel.view(open, joueur('b')), 'b')).toBeLessThan(0.1)
  })

  test('[HID-6] is the same, whatever the others hold', () => {
    const holding = (hand: readonly string[]): State => ({
      ...open,
      players: open.players.map((player) => (player.seat === 'b' ? { ...player, hand } : player)),
    })
    const [one, other] = [['drap'], ['tison']].map((hand) => chanceOf(duel.view(holding(hand), joueur('a')), 'a'))
    expect(one).toBe(other)
  })

  test('the turn that decided it moved the chance most towards the end', () => {
    expect(decidingTurn([0.5, 0.6, 0.3, 0.9, 1], 'won')).toBe(2)
    expect(decidingTurn([0.5, 0.6, 0.3, 0.2, 0], 'lost')).toBe(1)
    expect(decidingTurn([0.5, 0], 'lost')).toBe(0)
    expect([decidingTurn([0.5, 0.5], 'lost'), decidingTurn([0.5], 'lost')]).toEqual([-1, -1])
  })
})
