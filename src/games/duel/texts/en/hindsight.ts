import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'
import type { HindsightTexts } from '../texts.ts'

const { count, number } = formatOf('en')
const instead = (p: { better: number; made: number }): string => `${number(p.better)} instead of ${number(p.made)}`
const often = (p: { better: number; made: number; deals: number }): string =>
  `${number(p.better)} ${p.better === 1 ? 'time' : 'times'} out of ${p.deals} instead of ${number(p.made)}`

export const hindsight: HindsightTexts = typeset('en', {
  title: 'Lucid',
  story: {
    title: 'The duel, turn by turn',
    told: (p) =>
      `${count(p.turns, { one: 'turn', other: 'turns' })}${p.own ? ' (full: yours)' : ''}, ${count(p.woke, { one: 'dreamer woken', other: 'dreamers woken' })} (◉). Touch a turn to see it again.`,
    turn: (p) => `Turn ${p.number}, ${p.name}`,
    woke: (p) => `${p.card} wakes`,
    playOn: 'Play on from here',
    chance: (p) => `chance of winning: ${p.share} in 100`,
    decided: 'the turn that decided it',
    line: 'The line: your chance of winning, as Lucid sees it.',
    turning: (p) => `Turn ${p.number} decided it: from ${p.from} to ${p.to} in 100.`,
  },
  open: 'Look at it again with Lucid',
  looking: (p) => `Lucid is going over your choices: ${p.seen} of ${p.of}.`,
  found: (p) => `Lucid would have played quite differently at ${count(p.count, { one: 'moment', other: 'moments' })}.`,
  none: 'There is no moment at which Lucid would have played quite differently.',
  failed: 'This duel could not be looked at again.',
  again: 'Try again',
  first: 'Show the first moment',
  next: 'Next moment',
  previous: 'Previous moment',
  place: (p) => `Moment ${p.at} of ${p.of}`,
  mark: 'Lucid would have played otherwise',
  made: (p) => `You played: ${p.deed}.`,
  better: (p) => `Lucid would have played: ${p.deed}.`,
  brings: (p) => `By your next turn, on average over ${p.deals} possible deals of what you did not see: ${p.what.join('; ')}.`,
  counted: {
    won: (p) => `duel won ${often(p)}`,
    out: (p) => `duel lost ${often(p)}`,
    foeWoken: (p) => `dreamers awake across the table, ${instead(p)}`,
    ownWoken: (p) => `your dreamers awake, ${instead(p)}`,
    open: (p) => `your dreamer unguarded ${often(p)}`,
    foeOpen: (p) => `dreamers unguarded across the table, ${instead(p)}`,
    camp: (p) => `artefacts in your camp, ${instead(p)}`,
    foeCamp: (p) => `artefacts across the table, ${instead(p)}`,
    hand: (p) => `cards in hand, ${instead(p)}`,
    row: (p) => `powers in your row, ${instead(p)}`,
  },
  deeds: {
    aimed: (p) => `${p.deed} and ${p.verb.toLowerCase()} (${p.at})`,
    traded: (p) => `${p.give} for ${p.take}`,
    paid: (p) => `${p.deed}, paid with ${p.with}`,
    paidConception: (p) => count(p.count, { one: 'conception', other: 'conceptions' }),
    attack: (p) => `attack ${p.on} with ${p.card}`,
    attackDreamer: (p) => `attack ${p.name}'s dreamer with ${p.card}`,
    added: (p) => `${p.deed}, reinforced by ${p.added}`,
    let: 'let it come',
    defend: (p) => `defend with ${p.with}`,
    discard: (p) => `discard ${p.names}`,
    discardNone: 'discard nothing',
    wake: 'wake your dreamer',
    designate: (p) => `designate ${p.name}`,
    summon: (p) => `summon ${p.card}`,
    use: (p) => `use ${p.card}`,
    end: 'end the turn',
  },
})
