import type { RuleTexts } from '../../rulesReference.ts'

export const encounters: RuleTexts<'ENC'> = {
  'ENC-1': {
    title: 'The encounter roll',
    text: 'A d7 is rolled: a d8 whose 8s are rolled again. On a 7 something comes; otherwise the way is empty.',
  },
  'ENC-2': {
    title: 'Who comes, and how strong',
    text: 'A d100 on the table, in the column of the kind of land, tells what is met. Its own dice then give its strength. Cities and sanctuaries are welcoming, necropolises and desolations are not.',
  },
  'ENC-3': {
    title: 'One choice',
    text: 'Facing an encounter you choose at once and for good: master it, evade it or repress it. A Messenger or a Ferryman may also simply be let pass.',
  },
  'ENC-4': {
    title: 'Mastering',
    text: 'The roll uses the current dream points and one way, at a difficulty equal to the strength of the encounter. The way is the best one, unless another is named; among equals Oniros, Hypnos, Narcos, then Thanatos. It succeeds or fails, with no quality and no experience; only the Dragon’s Dream is an exception, and its experience goes to the way that was used. Each new try against a Reflection or a Whirl may name its own.',
  },
  'ENC-5': {
    title: 'Evading',
    text: 'You leave the Lands at once, but the encounter waits on the cell until the next day, at the end of the same hour. Going up before then, or coming back onto that cell by any way at all, means meeting it again with the same strength and no encounter die, and it must then be mastered or repressed. From the next hour on nothing waits any more: the cell is empty again.',
  },
  'ENC-6': {
    title: 'Repressing',
    text: 'The encounter vanishes as if it had never been. The repression counter goes up by 1, by 2 for a Dragon’s Dream, and the repression test follows.',
  },
  'ENC-7': {
    title: 'The repression test',
    text: "A d20 is rolled. Above the counter, nothing happens. Equal or below, a Dragon's breath strikes you and the counter goes back to zero.",
  },
  'ENC-8': {
    title: 'The way goes on',
    text: 'A settled encounter that leaves you in place, in the Lands, lets the cell take its course: the water, the reserve, then the free action.',
  },
  'ENC-9': {
    title: 'A choice interrupted',
    text: 'If concentration is broken from outside before you have chosen, it goes as if you had evaded.',
  },
  'ENC-10': {
    title: 'Messenger of Dreams',
    text: 'Mastered, it can be sent to a cell within reach of its strength, and for this round only a spell can be cast from there through it. Its cell needs no mastering if wet, and triggers no reserve. If the cast fails, you leave the Lands and the half-dream stays where it really is; a spell put in reserve, however, lies on the Messenger’s cell.',
  },
  'ENC-11': {
    title: 'Ferryman of Dreams',
    text: 'Mastered, it can carry the half-dream to a cell within reach of its strength, in the same round, with no fatigue and no encounter roll. The water and the reserve of the cell of arrival count at once.',
  },
  'ENC-12': {
    title: 'Changer mastered',
    text: 'It can carry the half-dream to any other cell of the same kind, however far. The rest goes as with the Ferryman.',
  },
  'ENC-13': {
    title: 'Changer not mastered',
    text: 'It carries the half-dream off to another cell of the same kind, drawn at random, and does not say which. It cannot simply be let pass.',
  },
  'ENC-14': {
    title: 'Reflection of an Old Dream',
    text: 'Unmastered, it holds the half-dream and nothing else is possible this round. Each following round costs 1 fatigue box and allows another try, with no other encounter, but evading and repressing are no longer open. Interrupted from outside, or asleep from fatigue, you come down with a repression. Once it is mastered, the round takes its course.',
  },
  'ENC-15': {
    title: 'Whirls',
    text: 'As the Reflection, but each lost round also costs 1 dream point, 2 for the black one. On breaking free, the half-dream has drifted one cell a lost round, two for the black one, in a straight line and an unknown direction; water and reserve there count, but no new encounter comes. If it is mastered at the first try, nothing has moved. Interrupted, asleep or at zero dream points, you come down with a repression and do not drift.',
  },
  'ENC-16': {
    title: 'Dragon’s Dream',
    text: "Mastered, it gives as many dream points as its strength; an exceptional success also brings a Dragon's head and experience. Unmastered, it deals a Dragon's tail, two on a total failure. It never breaks concentration.",
  },
}
