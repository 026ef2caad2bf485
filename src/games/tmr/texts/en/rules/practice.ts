import type { RuleTexts } from '../../rulesReference.ts'

export const practice: RuleTexts<'EXP' | 'SIG'> = {
  'EXP-1': {
    title: 'The cell bonus',
    text: 'Each successful cast of a spell gives it +1% on that very cell, for good. It is added to the chance before all thresholds, except below an adjustment of −10. Each river cell has its own.',
  },
  'EXP-2': {
    title: 'A bonus not told',
    text: 'The second roll of a failure has the bonus and gives none. Won while lost, it is told without its cell until that is known; at work on a hidden cell, it is not told.',
  },
  'EXP-3': {
    title: 'What rolls teach',
    text: 'The experience of rolls goes to the way, never to spell points.',
  },
  'EXP-4': {
    title: 'Spending experience',
    text: 'Awake, one step at a time. A point of DREAM, which also raises the threshold, costs 6 to 10 up to 15, then 20, 30 and 10 more each time. A level costs 5 up to −8, 10 up to −4, 15 up to 0, 20 up to +4, 30 up to +6, 40 up to +8, 60 up to +10, and 100 beyond.',
  },
  'EXP-5': {
    title: 'The price of Thanatos',
    text: 'A level of Thanatos destroys as many points in another way, by choice: unspent ones first, then levels, never below −11.',
  },
  'SIG-1': {
    title: 'Draconic signs',
    text: 'The keeper of dreams sets a sign: its lands, difficulty, value and length. When free on such land, or by a Messenger, you are told that it resonates, and only its difficulty.',
  },
  'SIG-2': {
    title: 'Reading a sign',
    text: "INTELLECT and a way of your choice, at the sign's difficulty. A success gives its value in spell points of that way, half as much again if exceptional. A grave or total failure asks for a resistance at r−8, or else a tail.",
  },
  'SIG-3': {
    title: 'The sign read',
    text: 'Whatever comes of it, you leave the Lands and the sign is spent. No experience, except that of the resistance.',
  },
  'SIG-4': {
    title: 'How long a sign lasts',
    text: 'A sign of N rounds is gone when the Nth round after it was set is over; that of the ascent counts.',
  },
  'SIG-5': {
    title: 'Meditating',
    text: 'Half an hour awake: INTELLECT and the knowledge of the method, −2 for each condition neglected, its hour included, −1 for each grave or total failure before. Two fatigue boxes in any case.',
  },
  'SIG-6': {
    title: 'The sign meditated',
    text: 'On a success the meditation gives a sign of one round on the land of the method, the plainer the better it went. It is worth 3, 5 or 10 points by the reading.',
  },
  'SIG-7': {
    title: 'Synthesis',
    text: 'When free where the spell is cast: INTELLECT and its way, at its difficulty, at most 3 beyond the level. It takes ten spell points for each point of difficulty.',
  },
  'SIG-8': {
    title: 'What it costs',
    text: 'On a success the spell is known and the points are spent, half of them if it is exceptional. A failure costs 1 point, a grave or total failure a tenth of the price. A forgotten spell costs half. You leave the Lands in any case.',
  },
}
