import type { RuleTexts } from '../../rulesReference.ts'

export const queues: RuleTexts<'DRG' | 'QUE'> = {
  'DRG-1': {
    title: 'With or without the Dragons',
    text: 'The keeper of dreams decides whether the table plays with the effects of the Dragons, with nights and stars. Without them tails, breaths and heads are only named, dream points have no ceiling and nothing is recovered by sleeping.',
  },
  'DRG-2': {
    title: 'Drawing',
    text: 'A d100 is rolled on the table; a head comes from one of its two tables, at even odds. The keeper of dreams may choose instead. What cannot be received is drawn again: the gift of high dreaming, a unique head already owned, a gift of the cities while one lasts, the threshold when it is at its ceiling.',
  },
  'DRG-3': {
    title: 'The shadow of Thanatos',
    text: 'Whoever uses Thanatos, even to master when it is the way named or the best, or gains experience or a level in it, draws the next tail from the table of shadows, once.',
  },
  'DRG-4': {
    title: 'An effect acts',
    text: 'An effect acts as soon as it is drawn, wherever you are, and is numbered as it comes. Of two tails the first is played out before the second is drawn. Two effects alike add up, unless said otherwise.',
  },
  'DRG-5': {
    title: 'How long',
    text: 'One day lasts to the very end of the Sleeping Castle of the next day. N days, for a breath, are 7 + ddr days counted likewise. The same N counts encounters or tails where the breath says so.',
  },
  'DRG-6': {
    title: 'How an effect ends',
    text: 'An effect ends with its days, its count or its goal, by repression, or when the keeper of dreams says so: a desire satisfied, a cure. Death ends them all.',
  },
  'DRG-7': {
    title: 'Repressing an effect',
    text: 'Only effects with a cost can be repressed, never a breath or a head. It can be done awake, or when free in the Lands. The effect ends at once, its cost goes on the counter and the repression test follows.',
  },
  'DRG-8': {
    title: 'Entering and visiting',
    text: 'A cell is entered on foot, by a head, carried, drifted or put back; not by going up onto it, nor by staying. A visit lasts until you leave. The order becomes: goal reached, fatigue, toll, encounter or gift, masteries, reserve, free. A reserve laid during the visit does not go off in it.',
  },
  'DRG-9': {
    title: 'Several masteries',
    text: 'A cell can ask for several masteries, one roll each, in this order: water −7, closed city −9, conquest −7, purification −3 or −5. They are played like a wet cell and cannot be declined. A failure throws you out; what is still missing is asked again next time. Staying asks for nothing twice.',
  },
  'DRG-10': {
    title: 'Cells that are gone',
    text: 'A cell that is gone does not exist for this dreamer. Walking into it is leaving the map. Nobody is carried or sent there and nothing is drawn there; a spell that lies on it cannot go off, but still counts.',
  },
  'DRG-11': {
    title: 'Put elsewhere',
    text: 'The half-dream is put on a cell drawn among all that exist, and only its kind of land is told. In the Lands it is an arrival as by a Ferryman: no fatigue and no encounter roll, but toll, masteries and reserves apply.',
  },
  'DRG-12': {
    title: 'Magic barred',
    text: 'While it lasts you can neither cast, read a sign nor synthesise; going up, moving and mastering stay open. A reserve that goes off by itself is never barred; triggering one by choice is barred only by a pilgrimage or a conquest.',
  },
  'DRG-13': {
    title: 'What is told',
    text: 'The player knows everything about their own effects. Only cells, the number of the day and the signs stay secret. While lost, what a cell asks or offers is a clue; a goal reached, a city that opens or gives, a water tamed tell their name.',
  },
  'QUE-1': {
    title: 'Bad encounter',
    text: 'The next encounter comes from the special table.',
  },
  'QUE-2': {
    title: 'Pilgrimage',
    text: 'A cell is drawn, other than your own. Magic is barred until it is reached, by whatever way but a Messenger; being put there outside the Lands is enough. Whoever is lost and is not told so knows that they are not there. A wet cell need only be entered.',
  },
  'QUE-3': {
    title: 'Conquest',
    text: 'Like a pilgrimage, but the cell is dry and must be mastered at −7. A failure breaks concentration, without a breath; you try again.',
  },
  'QUE-4': {
    title: 'Random reinsertion',
    text: 'The half-dream is at once put elsewhere.',
  },
  'QUE-5': {
    title: 'Draconic urge',
    text: 'The nearest reserve must go off; its cell is told, unless you are lost: then any will do. Until then no magic, no coming down at will, no sleep while an ascent can be paid; evading also represses the urge.',
  },
  'QUE-6': {
    title: 'How the urge ends',
    text: 'It ends with that trigger, by repression, or when nothing is left to go to. Drawn without a reserve, or under another goal, it becomes a fixed idea.',
  },
  'QUE-7': {
    title: 'Draconic inertia',
    text: 'Each step or round costs one more fatigue box. Several add up; what goes beyond the track is not marked.',
  },
  'QUE-8': {
    title: 'Laborious ascent',
    text: 'Going up costs one more dream point in either mode. Several add up.',
  },
  'QUE-9': {
    title: 'Fixed ideas and desires',
    text: "A fixed idea is drawn with a d20 and lasts until the end of the next day's Sleeping Castle; the twentieth forbids going up, the others are for playing. Under a desire, a love at first sight or a hatred, rolls teach nothing until it is satisfied or repressed.",
  },
  'QUE-10': {
    title: 'The body struck',
    text: "Sudden weariness marks 3d6 fatigue boxes. The heart attack takes four life points and marks eight boxes that sleep does not give back. Insomnia forbids sleep until the end of the next day's Sleeping Castle.",
  },
  'QUE-11': {
    title: 'The other tails',
    text: 'They are written down and played; the keeper of dreams says when they end or, without one, you do. Amnesia lasts a day.',
  },
}
