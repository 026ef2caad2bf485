import { formatOf } from '../../../../house/texts/format.ts'
import type { refusals as french } from '../fr/refusals.ts'

const say = (text: string) => (): string => text

const points = (n: string | number): string => formatOf('en').count(Number(n), { one: 'dream point', other: 'dream points' })
const spellPoints = (n: string | number | undefined): string =>
  n === undefined ? 'more spell points' : formatOf('en').count(Number(n), { one: 'spell point', other: 'spell points' })

export const refusals: typeof french = {
  'wrong-phase': ({ wants }): string => {
    if (wants === 'rest') return 'Not now: wait until this dreamer is awake or asleep, out of the Lands.'
    if (wants) return 'This dreamer is not there yet: see what is happening to them, then try again at the right moment.'
    return 'Not now: first answer what is asked of you.'
  },
  'dream-too-low': (p) =>
    `This costs ${p.cost ? points(p.cost) : 'dream points'}, more than you can give: rest, or choose something cheaper.`,
  'no-second-evasion': say('The same encounter cannot be evaded twice: master it or repress it.'),
  'cannot-let-pass': say('Only a Messenger or a Ferryman can be let pass: master, evade or repress this encounter.'),
  'out-of-reach': say('Out of reach: choose one of the lit cells.'),
  'same-cell': say('You are already there: choose another cell, or decline.'),
  'off-map': say('This path leaves the map: choose a cell of the Lands.'),
  'unknown-spell': say('This dreamer does not know that spell: take one from the list.'),
  'wrong-cell': say('This spell is not cast from here: go to a cell that suits it.'),
  'no-messenger': say('No Messenger is in place: cast the spell from your own cell.'),
  'cost-missing': say('The cost of this spell varies: say how many dream points you put into it.'),
  'cost-too-low': (p) => `Put ${p.least ? `at least ${points(p.least)}` : 'more dream points'} into it.`,
  'difficulty-missing': say('The difficulty of this spell varies: state it before the roll.'),
  spent: say('A spell was put in reserve: no other before the next round.'),
  'must-leave': say('A spell has just been put in reserve: move on or come down, you cannot stay here.'),
  ritual: say('A ritual can never be put in reserve.'),
  'cell-taken': (p): string =>
    p.perhaps
      ? 'One of your reserves lies on a cell where the Messenger may be: keep this spell in hand.'
      : 'This cell already holds a spell: keep this one in hand. The whole River counts as a single cell.',
  'reserve-full': say('This way cannot hold another reserve: trigger one, or keep this spell in hand.'),
  'resist-missing': say('The target is entitled to a resistance roll: give its current dream points.'),
  'resist-first': say('A spell is aimed at you: answer it first, with your resistance roll.'),
  'nothing-to-resist': say('Nothing is aimed at you here: there is no resistance to roll.'),
  'already-aimed': say('The spell is already aimed: wait for the resistance roll of its target.'),
  barred: say('No magic while this lasts: first do what the Dragon demands.'),
  urgent: say('The urge holds you: hurry to trigger the reserve, or repress the urge.'),
  'no-ascent': say('A fixed idea keeps you down: wait until it passes, or repress it.'),
  'seuil-too-low': say('This ritual would take the last point of your dream threshold: it cannot be cast.'),
  'nothing-here': say('Nothing like that lies here: choose a reserve of this cell.'),
  'not-together': say('A stored failure goes alone: choose it without the others.'),
  'no-such-gift': say('A city offers only the Flower, the Ferryman or the Messenger: choose one of them.'),
  'unknown-note': say('Nothing is noted there: keep the note first, then show it.'),
  'unknown-effect': say('That effect is no longer there, or awaits no choice.'),
  'not-repressible': say('That cannot be repressed: it has to be lived through.'),
  insomnia: say('No sleep under insomnia: wait until it passes.'),
  'not-sleepy': (p) =>
    `It is day and you are not tired enough to sleep: wait for the night, or ${p.company === 'alone' ? 'open “Correct: rested without sleeping” at the bottom of the sheet' : 'ask the keeper of dreams'}.`,
  'cannot-wake': say('Nothing wakes you yet: it takes a dream point, a life point and a free fatigue box.'),
  'cannot-yield': say('Without the gift of not resisting magic, you cannot forgo your own resistance.'),
  'not-night': say('The stars are read only from the hour of the Serpent to that of the Sleeping Castle.'),
  past: say('That day is past: read today or a day to come.'),
  'no-sky': say('The sky is overcast: wait until it clears.'),
  'already-read': say('That day was already read tonight: wait for the next night.'),
  'no-sign': say('There is no sign to read here.'),
  'unknown-method': say('There is no such method of meditation: take one from the list.'),
  'already-known': say('That spell is already known: choose another.'),
  'too-hard': say('That spell is too far beyond your level: progress in its way first.'),
  'xp-too-low': (p) => `Not enough experience: it takes ${p.cost ?? 'more'}, and it is earned by exceptional successes.`,
  'from-missing': say('A level of Thanatos is paid for out of one of the other three ways: say which.'),
  'no-dragons': (p) =>
    p.company === 'alone'
      ? 'The Dragons do not act: “Dragons and nights”, among your effects, changes that.'
      : 'At this table the Dragons do not act: the keeper of dreams can change that.',
  'points-too-low': (p) => `It takes ${spellPoints(p.cost)} of that way: read more signs.`,
  'ascent-refused': say('The keeper of dreams refuses this ascent: circumstances are against it, try again later.'),
}
