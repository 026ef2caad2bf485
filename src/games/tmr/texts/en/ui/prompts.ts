import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count, percent, plural, signed } = formatOf('en')
const points = (n: number): string => count(n, { one: 'dream point', other: 'dream points' })
const cells = (n: number): string => count(n, { one: 'cell', other: 'cells' })

export const prompts: Texts['ui']['prompts'] = {
  question: 'Journey',
  awake: {
    title: (p) => `${p.name} is in the world`,
    question: 'Go up to the Middle Lands?',
    left: (p) => `${points(p.left)} will be left.`,
    swift: 'By the gift of the Dragon, as many cells a round as you like, as long as nothing comes to meet you.',
    will: (p) =>
      `The keeper of dreams asks for a WILL roll at ${p.difficulty}, at each try, until they lift it. If it fails, you stay below: nothing is paid, but the round is gone.`,
    waits: (p) => `Go up? Up there waits, to be mastered or repressed: ${p.name}, strength ${p.strength}.`,
  },
  goal: {
    question: 'Which spell do you want to cast?',
    reached: (p) => `${p.chance} likely`,
    others: (p: { count: number }) => count(p.count, { one: 'other spell', other: 'other spells' }),
    roll: (p) => `roll alone at ${p.chance}`,
    wander: 'Wander freely',
    wanderMeans: 'No goal: no land is lit, and no advice is given.',
    wanted: (p) => `Goal: ${p.spell}`,
    wandering: 'No goal',
    unreckoned: 'variable difficulty, chance not reckoned',
    change: 'Change',
    changeNone: 'Change the goal',
  },
  petition: {
    title: 'The keeper of dreams is thinking',
    question: 'Your wish to go up awaits an answer; undo withdraws it.',
    answered: 'The keeper of dreams has answered',
    thrown: 'The dice of the ascent are being thrown.',
    toGardien: (p) => `${p.name} asks to go up`,
    mode: (p) => `In ${p.mode} mode. What do you answer?`,
    allow: 'Let them go up',
    allowMeans: 'Without a roll.',
    refuse: 'Refuse',
    refuseMeans: 'Nothing is paid, and they may ask again.',
    difficulty: 'Difficulty of the roll',
    askWill: 'Ask for a WILL roll',
    willMeans: 'At each try, until you lift it; if it fails, the round is gone.',
  },
  encounter: {
    title: (p) => `${p.name}, strength ${p.strength}`,
    question: 'What do you do? The choice is final.',
    bursts: 'That is over three times your threshold: all your points are lost, a Dragon’s breath falls, and you sleep.',
    waited: 'The same presence, as strong as before, was waiting for you here.',
    special: (p) => `A special encounter: repressing it costs ${count(p.cost, { one: 'point', other: 'points' })}.`,
  },
  gesture: {
    title: 'Break concentration',
    means: 'A gesture, and you are down.',
    hand: 'A gesture, and you are down; the spell takes place all the same, aimed at nothing.',
    erratic: 'A gesture, and you are down; the effect bursts where it will.',
    captive: 'A gesture, and you are down; it counts as a repression.',
    evades: 'A gesture, and you are down, as if you had evaded: the encounter waits.',
  },
  voie: {
    by: 'By which way',
    option: (p) => `${p.voie} ${percent(p.chance)}`,
    learns: (p) => `Its experience: ${p.gains}.`,
    worth: (p) => `For the spell you want: ${p.chance}, instead of ${p.best} by ${p.voie}.`,
    worthAsMuch: (p) => `For the spell you want: ${p.chance}, as much as by ${p.voie}.`,
  },
  service: {
    title: (p) => `${p.name}, strength ${p.strength}, obeys you`,
    messager: (p) => `Where shall it run? At most ${cells(p.strength)} away; a spell can be cast from there this round.`,
    passeur: (p) => `Where shall it carry you? At most ${cells(p.strength)} away.`,
    changeur: (p) => `Where shall it carry you? To any other cell of the same kind: ${p.a}.`,
    whileLost:
      'You do not know where you are: if the cell is too far, the encounter will go away, and you will have learnt that.',
    cell: 'Cell',
    pick: (p) => `Point at ${p.place}`,
    pickOnMap: 'Pick a lit cell on the map.',
    byPath: 'Name a path rather than a cell',
    takePath: 'Follow this path',
    declined: 'It leaves, and the round goes on here.',
  },
  captive: {
    title: (p) => `${p.name}, strength ${p.strength}, holds you`,
    question: 'A round goes by, and you struggle.',
    won: 'You break free and the round goes on.',
    lost: (p) => (p.costs ? `One more lost round, and ${p.costs} gone.` : 'One more lost round.'),
    asleep: (p) => `You fall asleep: repression +${p.points}, and a breath wakes ${p.chance} of the time.`,
  },
  gift: {
    title: 'The city offers you a gift',
    question: 'Choose what you take: this city will give no more.',
    what: {
      fleur: 'As many dream points as its strength, 2d6.',
      passeur: 'It carries you at once, up to 2d6 cells.',
      messager: 'It runs up to 2d6 cells away, and a spell can be cast from there.',
    },
  },
  releasing: {
    title: 'A reserve must go off',
    question: 'Choose the one you let go.',
    means: 'It goes off at once, and you come down; the others stay here.',
  },
  wet: {
    title: (p) => `Master ${p.the}`,
  },
  free: {
    title: (p) => p.place,
    move: (p) =>
      p.meets
        ? `Each step: ${p.cost} and, one time in seven, an encounter.`
        : `Each step: ${p.cost}, and nothing comes this round.`,
    exit: 'This step leaves the map: you will be set back on a cell drawn at random.',
    stay: 'A round goes by here, with an encounter roll.',
    descend: 'You open your eyes. The half-dream stays here, and the fatigue of the journey is marked.',
    nothingToCast: 'No known spell can be cast from here.',
    allCasts: (p) => `All spells of this land (${p.count})`,
    viaMessenger: 'through the Messenger',
  },
  casting: {
    title: (p) => `Cast ${p.spell}`,
    cost: 'Dream points to put into it',
    difficulty: 'Difficulty, by the text of the spell and what it aims at',
    note: 'What you state before the roll',
    notePlaceholder: 'Diameter, look…',
    success: (p) => `The spell is yours, for ${points(p.cost)}.`,
    particuliere: (p) => `On an exceptional success, for only ${points(p.cost)}.`,
    failure: 'Concentration breaks: you leave the Lands and pay nothing.',
    total: (p) => `On a total failure, ${points(p.cost)} lost and an erratic effect.`,
    lastPoint: 'This cost takes your last dream point: you will fall asleep, and the spell will not be aimed.',
  },
  cast: {
    title: (p) => `${p.spell} is cast`,
    question: 'Keep it in hand, or leave it here for later?',
    questionThere: 'Keep it in hand, or leave it over there for later?',
    keep: 'You come down with it at the start of the next round, and aim it.',
    reserve: 'It lies on this cell and awaits your return.',
    reserveThere: (p) => `It lies on the Messenger's cell${p.place ? `, ${p.place}` : ''}, and awaits you there.`,
    shelf: (p) => `${p.voie}: ${p.stored} ${plural(p.stored, { one: 'spell', other: 'spells' })} in reserve, ${p.limit} at most.`,
  },
  fumble: {
    title: (p) => `${p.spell} slips away from you`,
    question: 'Bear what comes, or try to leave it here?',
    questionThere: 'Bear what comes, or try to leave it over there?',
    accept: 'An erratic effect comes at the start of the next round, and you leave the Lands.',
    storeWon: (p) => `The failure lies on this cell, for another ${p.cost}. Nobody knows what it will do.`,
    storeWonThere: (p) =>
      `The failure lies on the Messenger's cell${p.place ? `, ${p.place}` : ''}, for another ${p.cost}. Nobody knows what it will do.`,
    storeLost: 'It bursts: an erratic effect, and you leave the Lands.',
  },
  carrying: {
    title: (p) => `In hand: ${p.spell}`,
    titleErratic: (p) => `A failure awakes: ${p.spell}`,
    erratic: 'It will burst as soon as you are down, and nobody knows what it will do.',
    downErratic: 'Come down with the failure',
    question: 'The round ends. You come down softly.',
    triggered: 'What lay in reserve has been triggered.',
  },
  targeting: {
    title: (p) => `Where do you aim ${p.spell}?`,
    touch: 'The target has to be touched.',
    sight: (p) =>
      `The keeper of dreams asks for a SIGHT roll, with a chance of ${percent(p.chance)}: if it fails, the spell comes back on you.`,
    seen: { won: 'The target is seen, and affected.', lost: 'The spell comes back on you.' },
    takes: { won: 'The spell takes hold.', lost: 'It comes back, and you are the one to resist.' },
    takesSelf: { won: 'The spell takes hold on you.', lost: 'It fades.' },
    onSelf: 'You take it yourself.',
    sure: 'The spell takes effect.',
  },
  aimed: {
    title: (p) => `${p.spell} is aimed at ${p.name}`,
    question: (p) =>
      `${p.name} makes a resistance roll. If it fails, the spell takes hold; if it passes, the spell comes back, and you are the one to resist.`,
  },
  returned: {
    title: (p) => `${p.spell} ${p.several ? 'come' : 'comes'} back`,
    question: (p) => `${p.name} has resisted. Now you resist: your dream points, at r0.`,
    won: 'It fades and takes nobody.',
    lost: 'It takes you.',
  },
  resisting: {
    title: (p) => `${p.spell} ${p.several ? 'are' : 'is'} aimed at you`,
    someSpell: (p) => `A spell of ${p.voie}`,
    by: (p) => `It is ${p.name} who points at you.`,
    bySomebody: 'Somebody points at you.',
    question: (p) => `Your current dream points, no skill and no penalty, at r${signed(p.jr)}.`,
    won: 'The spell returns to whoever cast it.',
    lost: 'The spell takes you.',
    jrs: (p) => `${p.spell} r${signed(p.jr)}`,
    each: (p) => `One roll for each, on your current dream points, no skill and no penalty: ${p.jrs}.`,
  },
  asleep: {
    title: (p) => `${p.name} is asleep`,
    dream: 'Not a single dream point was left.',
    fatigue: 'The last fatigue box is marked.',
    byGardien: 'The half-dream waits in the Lands. The keeper of dreams will say when you wake.',
    after: 'The half-dream waits in the Lands. Set the sheet right for another journey.',
  },
}
