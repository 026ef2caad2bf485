import { formatOf } from '../../../../house/texts/format.ts'
import type { refusals as french } from '../fr/refusals.ts'

const say = (text: string) => (): string => text

const points = (n: string | number): string => formatOf('en').count(Number(n), { one: 'dream point', other: 'dream points' })

export const refusals: typeof french = {
  'dream-too-low': (p) =>
    `This costs ${p.cost ? points(p.cost) : 'dream points'}, more than you can give: rest, or choose something cheaper.`,
  'no-second-evasion': say('The same encounter cannot be evaded twice: master it or repress it.'),
  'cannot-let-pass': say('Only a Messenger or a Ferryman can be let pass: master it, evade it or repress it.'),
  'out-of-reach': say('Out of reach: choose one of the lit cells.'),
  'same-cell': say('You are already there: choose another cell, or decline.'),
  'off-map': say('This path leaves the map: choose a cell of the Lands.'),
  'unknown-spell': say('This dreamer does not know that spell: take one from the list.'),
  'wrong-cell': say('This spell is not cast from here: go to a cell that suits it.'),
  'no-messenger': say('No Messenger is in place: cast the spell from your own cell.'),
  'cost-missing': say('The cost of this spell varies: say how many dream points you put into it.'),
  'cost-too-low': (p) => `Put ${p.least ? `at least ${points(p.least)}` : 'more dream points'} into it.`,
  'difficulty-missing': say('The difficulty of this spell varies: state it before the roll.'),
  spent: say('A spell was put in reserve this round: wait for the next round to cast another.'),
  'must-leave': say('A spell has just been put in reserve: move on or come down, you cannot stay here.'),
  ritual: say('A ritual cannot be put in reserve: keep it in hand.'),
  'cell-taken': say('This cell already holds a spell: keep this one in hand. The whole River counts as a single cell.'),
  'reserve-full': say('This way cannot hold another reserve: trigger one, or keep this spell in hand.'),
  'resist-missing': say('The target is entitled to a resistance roll: give its current dream points.'),
  'ascent-refused': say('The keeper of dreams refuses this ascent: circumstances are against it, try again later.'),
}
