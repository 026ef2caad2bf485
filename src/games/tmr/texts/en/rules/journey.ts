import type { RuleTexts } from '../../rulesReference.ts'

export const journey: RuleTexts<'ASC' | 'MOV' | 'WET' | 'HID' | 'FAT'> = {
  'ASC-1': {
    title: 'The price of going up',
    text: 'Going up costs 1 dream point, or 2 for an accelerated journey, paid at once and without a roll. The mode is chosen before and holds for the whole journey.',
  },
  'ASC-2': {
    title: 'The keeper’s leave',
    text: 'You must be still and able to concentrate. The keeper of dreams may refuse the ascent, or ask for a WILL roll at a difficulty of their choice; if it fails, there is no ascent, nothing is paid, and the round is gone. What was asked for goes on being asked, try after try, until the keeper lifts it.',
  },
  'ASC-3': {
    title: 'The round of the ascent',
    text: 'The ascent takes a round, costs 1 fatigue box and asks for an encounter roll on the cell of the half-dream. If that cell is wet or holds a reserve, that counts too.',
  },
  'ASC-4': {
    title: 'Going up again',
    text: 'Never in the round of coming down, but in the next at the earliest. After coming down with a spell, the round in which it is aimed has to pass as well. After a spell was put in reserve you come down at the start of the next round only: that is the round of the descent. Going up, aiming, coming down: nothing else is done in that round.',
  },
  'ASC-5': {
    title: 'Keeping something to dream with',
    text: 'The ascent is refused when it would leave no dream point.',
  },
  'MOV-1': {
    title: 'The order of things',
    text: 'Each cell entered, and each round spent in place, costs 1 fatigue box and asks for an encounter roll. Then come, in this order, the test of a wet cell, the spell in reserve if there is one, and at last the free action.',
  },
  'MOV-2': {
    title: 'Step by step, or accelerated',
    text: 'Step by step you move one cell a round. In accelerated mode you cross as many cells as you like in the same round, until an encounter comes: it holds the half-dream for the rest of the round. A wet cell does not end an accelerated round, and whoever breaks free of a Whirl after lost rounds may go on at once, with no encounter die in the cells of that round.',
  },
  'MOV-3': {
    title: 'From neighbour to neighbour',
    text: 'You only move to a touching cell, or off the map. The cell where you are then put back costs its fatigue and asks for its encounter roll.',
  },
  'MOV-4': {
    title: 'Coming down',
    text: 'When nothing holds them, dreamers come down as they please. A blow, a jostle, a gesture breaks concentration: down at once, wherever the journey has got to. A spell that was cast and not yet aimed takes place all the same, aimed at nothing; a total failure not yet suffered bursts at random; what lies in reserve stays there. Blows are for the keeper of dreams to say; the gesture is anybody’s own, but nothing is evaded twice by it.',
  },
  'WET-1': {
    title: 'The test of the water',
    text: 'Entering a wet cell, on foot, carried, drifting or going up onto it, makes you master it: dream points, best way, difficulty −7. There is no evading and no repressing it.',
  },
  'WET-2': {
    title: 'What the water decides',
    text: "A success leaves you free; an exceptional one may bring experience as well. A plain or grave failure throws you out of the Lands. A total failure does so too, and a Dragon's breath comes with it.",
  },
  'WET-3': {
    title: 'The water remembers',
    text: 'The dreamer is thrown out, but the half-dream stays in the water. The next ascent finds it there, and the cell has to be mastered again.',
  },
  'WET-4': {
    title: 'After the encounter',
    text: 'The test of the water comes once the encounter is settled; if that carried you elsewhere, only the cell of arrival counts. Staying one more round on a mastered cell asks for no new test.',
  },
  'HID-1': {
    title: 'Losing the thread',
    text: 'An unmastered Changer, or a Whirl that you leave after at least one lost round, puts the half-dream on a cell unknown to the player. Only its kind is told; the keeper of dreams knows the cell.',
  },
  'HID-2': {
    title: 'Groping',
    text: 'The player goes on by naming directions. As long as several cells fit all that the player knows, only kinds are told. As soon as a single one fits, the position is known again.',
  },
  'HID-3': {
    title: 'What you know',
    text: 'These are clues: the cell before, the kind imposed by the Changer or the distance of the Whirl, the kind of each cell crossed, the directions taken, a reserve that went off or did not. What a Ferryman or a Messenger could reach, or could not, is one too. The cells that still fit stay lit on the map.',
  },
  'HID-4': {
    title: 'The keeper’s lamp',
    text: 'The keeper of dreams may reveal the position at any time.',
  },
  'HID-5': {
    title: 'Asking the way',
    text: 'Even when lost, you can ask a Ferryman or a Messenger for a given cell, or for a path of directions. If it is within reach and on the map, it is done; otherwise they go away, and that too is a clue. A mastered Changer takes you to the cell you name, and the position is found.',
  },
  'HID-6': {
    title: 'What is hidden stays hidden',
    text: 'The player’s program is never sent the hidden cell, nor anything that would tell more than the player may know.',
  },
  'FAT-1': {
    title: 'The fatigue of a journey',
    text: 'Fatigue taken in the Lands is counted apart and marked in one go on the way down: it does not weigh on rolls along the way. If the fatigue already marked and that of the journey fill every box, you fall asleep.',
  },
  'FAT-2': {
    title: 'The round',
    text: 'A round in the Lands lasts as long as a combat round.',
  },
  'FAT-3': {
    title: 'The fatigue track',
    text: 'The track has two boxes for each point of ENDURANCE, in twelve segments. The first three cost nothing, the next three give −1, then each segment weighs one more, down to −7. The penalty is that of the last marked box and belongs to the general state.',
  },
}
