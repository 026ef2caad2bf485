import { formatOf } from '../../../../house/texts/format.ts'
import type { By, Dispelled, journal as french } from '../fr/journal.ts'

const { count, and } = formatOf('en')

const does = (by: By, you: string, they: string): string => (by === null ? `You ${you}` : `${by} ${they}`)
const to = (by: By): string => by ?? 'you'
const their = (by: By): string => (by === null ? 'your' : 'their')
const listed = (names: readonly string[]): string => (names.length > 0 ? `: ${and(names)}` : '')
const withThem = (names: readonly string[]): string => (names.length > 0 ? `, with ${and(names)}` : '')

const lying = ({ of, own }: Dispelled): string => {
  if (of === undefined) return ''
  return of === null ? ' in your row' : own ? ' in their row' : ` in ${of}'s row`
}

export const journal: typeof french = {
  brought: (p) => `${does(p.by, 'bring', 'brings')} ${their(p.by)} cards.`,
  dealt: 'The cards are dealt.',
  kept: (p) => `${does(p.by, 'keep', 'keeps')} ${their(p.by)} six powers.`,
  returned: (p) =>
    `${does(p.by, 'give back', 'gives back')} ${their(p.by)} six powers and ${p.by === null ? 'draw' : 'draws'} six others.`,
  lot: (p) => `The lot falls to ${to(p.by)}.`,
  order: (p) => `Order of the first round: ${p.names.map(to).join(', ')}.`,
  dreamer: (p) => `${does(p.by, 'bend', 'bends')} over a dreamer: ${p.card}.`,
  powersDrawn: (p) =>
    `${does(p.by, 'draw', 'draws')} ${count(p.names.length, { one: 'power', other: 'powers' })}${listed(p.names)}.`,
  cardsDrawn: (p) => `${does(p.by, 'take', 'takes')} ${count(p.count, { one: 'card', other: 'cards' })}${listed(p.names)}.`,
  shuffled: 'The used powers go back into the pile.',
  turn: (p) => (p.by === null ? 'Your turn.' : `${p.by}'s turn.`),
  discarded: (p) => `${does(p.by, 'discard', 'discards')} ${and(p.names)}.`,
  designated: (p) => `${does(p.by, 'designate', 'designates')} ${to(p.opponent)}.`,
  summoned: (p) => `${does(p.by, 'summon', 'summons')} ${p.card}, endurance ${p.endurance}.`,
  used: (p) => `${does(p.by, 'use', 'uses')} ${p.card}.`,
  lengthened: (p) => `${does(p.by, 'lengthen', 'lengthens')} ${p.card}: endurance ${p.endurance}.`,
  worn: (p) => `${does(p.by, 'erode', 'erodes')} ${p.card}: endurance ${p.endurance}.`,
  stilled: (p) => `${does(p.by, 'still', 'stills')} ${p.card}.`,
  recalled: (p) =>
    `${does(p.by, 'recall', 'recalls')} ${p.names.length > 0 ? and(p.names) : 'powers from the pile'}${p.dropped.length > 0 ? ` and ${p.by === null ? 'discard' : 'discards'} ${and(p.dropped)}` : ''}.`,
  dispelled: (p) => `${does(p.by, 'dispel', 'dispels')} ${and(p.rows.map((row) => `${and(row.names)}${lying(row)}`))}.`,
  bartered: (p) => `${does(p.by, 'barter', 'barters')} ${and(p.give)} for ${and(p.take)} with ${to(p.other)}.`,
  exchanged: (p) => `${does(p.by, 'exchange', 'exchanges')} dreamers with ${to(p.other)}.`,
  attacked: (p) =>
    p.card === p.on
      ? `${p.by === null ? 'Your' : `${p.by}'s`} ${p.card} attacks the same one opposite${withThem(p.added)}:\u00a0${p.attack}.`
      : `${p.card} attacks ${p.on}${withThem(p.added)}:\u00a0${p.attack}.`,
  defended: (p) =>
    `${does(p.by, 'defend at', 'defends at')} ${p.defence}${withThem([...p.added, ...(p.item === null ? [] : [p.item])])}: ${p.won ? 'the attack succeeds' : 'the attack fails'}.`,
  defeated: (p) => `${p.card} is defeated.`,
  broken: (p) => `${p.by === null ? 'Your' : `${p.by}'s`} camp loses ${and(p.cards)}, out of endurance.`,
  woke: {
    attack: (p) => `${p.card} wakes with a start!`,
    own: (p) => `${p.card} is woken by choice.`,
    idle: (p) => `Two turns with nothing done: ${p.card} wakes.`,
  },
  aDreamer: (p) => (p.by === null ? 'Your dreamer' : `${p.by}'s dreamer`),
  prepared: (p) => `${p.by === null ? 'Your' : `${p.by}'s`} camp dissolves with the dream.`,
  out: {
    awake: (p) => `All of ${p.by === null ? 'your' : `${p.by}'s`} dreamers are awake: out of the duel.`,
    conceded: (p) => `${does(p.by, 'give up', 'gives up')}.`,
  },
  tookBack: {
    attack: (p) => `${does(p.by, 'take', 'takes')} ${their(p.by)} attack back.`,
    choice: (p) => `${does(p.by, 'take', 'takes')} ${their(p.by)} choice back.`,
  },
  lapsed: 'The attack comes to nothing.',
  won: (p) => (p.by === null ? 'You have won the duel.' : `${p.by} wins the duel.`),
  round: (p) => (p.round === 0 ? 'Before the first turn' : `Round ${p.round}`),
}
