import type { RuleTexts } from '../../rulesReference.ts'

export const night: RuleTexts<'SPE' | 'NIT' | 'AST'> = {
  'SPE-1': {
    title: 'The special table',
    text: 'While an effect foretells it, a 7 on the encounter roll takes the kind from a d7 on the special table, and one is counted off. Meeting an evaded one again does not count.',
  },
  'SPE-2': {
    title: 'Who comes',
    text: '1 Eater 1d6, 2 Eater 2d6, 3 Reflection 2d6+4, 4 White Whirl 2d6+4, 5 Black Whirl 2d8+4, 6 Mad Ferryman 2d8, 7 Red Whirl 2d8. None can be let pass. Repressing costs 2, the Red Whirl 3.',
  },
  'SPE-3': {
    title: 'Red Whirl',
    text: 'Each lost round takes two dream points and a life point, and carries you four cells further. Life is counted on the way down; each point missing weighs −1 on the general state. Without life nobody wakes.',
  },
  'SPE-4': {
    title: 'Mad Ferryman',
    text: 'Mastered, it is gone. Otherwise it carries you to the nearest reserve, which goes off whatever keeps it; at equal distance, clockwise from north. Without a reserve it carries you as many cells as its strength, in a hidden direction.',
  },
  'SPE-5': {
    title: 'Carried while lost',
    text: 'Carried to a reserve whose cell is known, you know again where you are, except on the river; to another, you are told only the kind of land.',
  },
  'NIT-1': {
    title: 'The dream threshold',
    text: "It equals DREAM at the start and grows with it. Rituals lower it; each Dragon's Dream mastered gives back a point, up to DREAM. Never less than 1.",
  },
  'NIT-2': {
    title: 'Going to sleep',
    text: 'By night, from the Serpent to the Sleeping Castle and the Ship, at will. By day, with at least one full segment of fatigue to sleep off, or when the keeper of dreams allows it.',
  },
  'NIT-3': {
    title: 'Insomnia',
    text: 'Under insomnia you do not fall asleep. Struck in sleep, you wake at the end of the hour.',
  },
  'NIT-4': {
    title: 'Each hour of dream',
    text: "For each whole hour asleep below the threshold, a die: 1 to 6 gives as many points, 7 is a Dragon's Dream, 8 nothing. What goes above the threshold is kept. An hour begun too late, or partly spent in the Lands, gives nothing.",
  },
  'NIT-5': {
    title: 'The Dragon in sleep',
    text: 'It is mastered at once by the best way, penalty included, with neither evasion nor repression, and does not wake you. At zero points it is a total failure without a roll.',
  },
  'NIT-6': {
    title: 'Fatigue slept off',
    text: 'At the end of the hour a segment of fatigue goes: the last one begun, and the one before if less than half is marked. Pinned boxes stay.',
  },
  'NIT-7': {
    title: 'Waking',
    text: 'At will or by others; by yourself, by day, as soon as no fatigue is left to sleep off. Never at zero dream points, with a full track, or without life.',
  },
  'NIT-8': {
    title: 'The end of the Sleeping Castle',
    text: 'Effects whose days are over end, in the order they came; then whoever has more points than the threshold loses one.',
  },
  'NIT-9': {
    title: 'Bursting',
    text: 'A gain that leaves more than three times the threshold loses everything: zero points, sleep, and a breath.',
  },
  'AST-1': {
    title: 'The number of the day',
    text: 'Each day has a number from 1 to 12, drawn when first needed or set by the keeper of dreams. Hours are counted from 1, the Ship.',
  },
  'AST-2': {
    title: 'The ritual and the hour',
    text: 'The best hour is that of birth plus the number: +4. Four hours from it, +2; three, −2; six, −4. Without an hour of birth, nothing.',
  },
  'AST-3': {
    title: 'The secret of the stars',
    text: 'The number and what it does are known to the keeper of dreams alone; the quality of the roll is told. The odds shown to the player leave it out.',
  },
  'AST-4': {
    title: 'The horoscope',
    text: 'From the Serpent to the Sleeping Castle, awake, with INTELLECT and astrology, −1 for each two days ahead and by the sky. The roll is secret: if it passes, the true number is told; if it fails, a false one. Each day once a night. At the Ship it is still night, but the stars are no longer read.',
  },
  'AST-5': {
    title: 'The threshold of rituals',
    text: 'Some rituals cost threshold: taken on a success, in full even if exceptional, and refused when less than 1 would be left. A ritual is never put in reserve.',
  },
}
