import { formatOf } from '../../../../house/texts/format.ts'
import type * as french from '../fr/ui.ts'

const { count } = formatOf('en')
const powers = (n: number): string => count(n, { one: 'power', other: 'powers' })

export const places: typeof french.places = {
  table: 'The cloth',
  hand: 'Your hand',
  row: 'Your row',
  camp: 'Your camp',
  rowOf: (p) => `${p.name}'s row`,
  campOf: (p) => `${p.name}'s camp`,
  dreamerOf: (p) => `${p.name}'s dreamer`,
  yourDreamer: 'Your dreamer',
  pile: (p) => `Pile: ${p.count}`,
  used: (p) => `Used: ${p.count}`,
  usedTitle: 'The used powers',
  noneUsed: 'No used powers.',
  sleepers: (p) => count(p.count, { one: 'dreamer to come', other: 'dreamers to come' }),
  awake: (p) => `${p.count} of ${p.of} awake`,
  handOf: (p) => `${p.count} in hand`,
  deckOf: (p) => `${p.count} in the deck`,
  deckLeft: (p) => `Still in your deck: ${p.count}`,
  broken: (p) => count(p.count, { one: 'broken', other: 'broken' }),
  defeated: (p) => count(p.count, { one: 'defeated', other: 'defeated' }),
  see: (p) => `Look closer: ${p.name}`,
  you: 'You',
  out: 'out of the duel',
  turn: 'to play',
  yourTurn: 'to play',
  played: 'has played',
  playedThisRound: 'has played in this round',
  youPlayed: 'you have played in this round',
  designated: 'designated',
  noDreamer: 'Awake: another dreamer will come.',
  idle: (p) => `${count(p.count, { one: 'turn', other: 'turns' })} with nothing done`,
  piles: (p) => `What ${p.name} has lost`,
  yourPiles: 'What you have lost',
}

export const facts: typeof french.facts = {
  round: (p) => `Round ${p.round}`,
  gathering: 'The cards are gathered',
  opening: 'Before the first turn',
  over: 'The duel is over',
}

const play: typeof french.prompts.play = {
  summon: (p) => `Summon ${p.card}`,
  use: (p) => `Use ${p.card}`,
  pays: 'Payment',
  price: (p) => `${p.paid}/${p.price}`,
  addConception: 'Take a conception',
  moreConception: 'One more',
  dropConception: (p) => (p.count > 1 ? `Put 1 of ${p.count} conceptions back` : 'Put the conception back'),
  buys: (p) => `Endurance ${p.endurance}`,
  buysColour: (p) => `Endurance ${p.endurance}: all is ${p.colour}`,
  buysValue: (p) => (p.value > 0 ? `${p.verb} ${p.value}` : p.verb),
  buysDouble: (p) => `${p.verb} ${p.value}: doubled, all is ${p.colour}`,
  confirmSummon: 'Summon',
  confirmUse: 'Use',
  withPower: (p) => `Summon and ${p.power.toLowerCase()}`,
  withoutPower: 'Summon without the power',
  put: (p) => `Take ${p.name}`,
  back: (p) => `Put ${p.name} back`,
  aim: {
    lengthen: 'Touch the artefact of yours that is to last longer.',
    wear: 'Touch the opposing artefact to erode.',
    still: (p) => (p.value > 1 ? `Touch up to ${p.value} opposing artefacts to still.` : 'Touch the opposing artefact to still.'),
    recall: (p) => `Choose up to ${powers(p.value)} of the used ones.`,
    drop: (p) => `Discard ${p.count} from your row to make room.`,
    fromPile: (p) => `None is used: they come from the pile, ${p.value} at most.`,
    dropToDraw: (p) => `Discard up to ${p.count} from your row to draw as many more.`,
    draws: (p) => `${powers(p.count)} drawn from the pile`,
    dispel: (p) => (p.value > 1 ? `Choose up to ${powers(p.value)} in the rows.` : 'Choose a power in the rows.'),
    nothing: 'There is nothing to aim it at now.',
    whom: 'With whom?',
    yours: 'Yours',
    give: 'You give',
    take: 'You take',
  },
}

const fighting: Pick<typeof french.prompts, 'attack' | 'defence' | 'sum'> = {
  attack: {
    title: (p) => `${p.card} attacks`,
    asks: 'Touch what it attacks.',
    asksAdd: 'Touch in your row what reinforces it.',
    target: (p) => `Attack ${p.target}`,
    say: (p) => `Attack: ${p.attack}`,
    passes: 'It succeeds, if nothing is added.',
    fails: 'It fails, even if nothing is added.',
    openly: (p) => {
      const row = p.most === 0 ? 'Their row can add nothing' : `Their row can still add ${p.most}`
      return p.shelter ? `${row}; their hand, perhaps a shelter.` : `${row}.`
    },
    spends: (p) => `Costs it 1 endurance: ${p.left} will be left.`,
    another: 'Another target',
  },
  defence: {
    title: (p) => (p.card === p.name ? `Their ${p.card} attacks yours` : `${p.card} attacks ${p.name}`),
    titleDreamer: (p) => `${p.card} attacks your dreamer`,
    asks: 'Reinforce from your row, play a shelter from your hand, or let it come.',
    asksRow: 'Reinforce from your row, or let it come.',
    asksShelter: 'Play a shelter from your hand, or let it come.',
    asksBare: 'You have nothing to answer with: let it come.',
    asksOpen: 'Answer from what lies open, or take your hand to play a shelter from it.',
    asksHeld: 'It fails already, with nothing added: let it come.',
    let: 'Let it come',
    letLoses: (p) => `${p.card} is defeated.`,
    letWakes: 'Your dreamer wakes.',
    letHolds: 'The attack fails.',
    say: (p) => `Defend: ${p.defence} against ${p.attack}`,
    shelter: (p) => `${p.card}: +${p.value}`,
  },
  sum: {
    attack: 'Attack',
    defence: 'Defence',
    resists: (p) => `×2: ${p.card} resists ${p.colour}`,
    fears: (p) => `×2: ${p.card} fears ${p.colour}`,
    added: 'Reinforce with',
    held: 'stilled: 0',
    asleep: 'asleep: 0',
    total: (p) => `${p.attack} against ${p.defence}`,
  },
}

const mood = ({ property }: { property: string }): string => (property === '+' ? 'happy' : 'bad')
const lacking = (p: { count: number; property: string }, time: string): string =>
  `${count(p.count, { one: `${mood(p)} ${time} power`, other: `${mood(p)} ${time} powers` })} missing`

export const prompts: typeof french.prompts = {
  gathering: {
    title: 'Which cards do you bring?',
    asks: (p) => `${p.size} cards. The others will only know that you have brought some.`,
    own: 'A deck of your own.',
    ready: 'Your cards are ready',
    deal: 'Deal the cards',
    dealAsks: 'Everybody has brought their cards.',
    dealFollows: 'A dreamer and six powers each, then the hands.',
  },
  opening: {
    title: 'Keep your six powers?',
    asks: 'They can be given back once, all six. The hand stays.',
    keep: 'Keep them',
    keepFollows: (p) =>
      p.count === 0
        ? 'They pay for nothing in your hand.'
        : `They pay for ${count(p.count, { one: 'card', other: 'cards' })} in your hand, one at a time.`,
    redraw: 'Give them back',
    redrawFollows: 'Six others are drawn.',
  },
  begin: {
    title: 'Your turn begins',
    asks: (p) =>
      p.most === 0
        ? 'Your row and your hand are filled.'
        : `Touch in your row what you no longer want (${p.most} at most), then fill the row.`,
    refill: (p) =>
      p.discarded > 0 ? `Discard ${p.discarded} and draw ${p.draws}` : p.draws === 0 ? 'Begin' : `Draw ${powers(p.draws)}`,
    refillFollows: (p) =>
      p.cards === 0 ? 'Then you prepare your turn.' : `And ${count(p.cards, { one: 'card', other: 'cards' })} for your hand.`,
    wake: 'Wake your dreamer',
    wakeFollows: 'Your camp dissolves, another dreamer comes, row and hand are filled.',
  },
  turn: {
    title: 'Your turn',
    asks: 'Touch a card in your hand, or an artefact in your camp to attack.',
    asksCombat: 'The fight has begun: attack, or end the turn.',
    asksSpent: 'Nobody is left to attack with: end the turn.',
    fightBegun: 'The fight has begun: no more summoning and no items this turn.',
    asksSeveral: 'Touch a card in your hand; before you attack or end the turn, designate an opponent.',
    asksFirst: 'In the first round everybody prepares their camp: only the last to play may attack.',
    canPay: (p) => `You can pay for: ${p.names}.`,
    canAttack: (p) => `Able to attack: ${p.names}.`,
    nothing: 'Nothing to pay for and nobody to attack with: end the turn.',
    designate: (p) => `Designate ${p.name}`,
    designateFollows: 'Your only opponent this turn, who plays next. After that no more summoning and no items.',
    end: 'End the turn',
    endFollows: (p) => `${p.name} plays next.`,
    endIdle: (p) =>
      p.turns >= 1
        ? 'A second turn with nothing done: your dreamer will wake.'
        : 'Nothing was done this turn: after a second one in a row, your dreamer wakes.',
    concede: 'Give up the duel',
    concedeConfirm: 'Give up? The duel is lost for you.',
  },
  play,
  lacks: {
    day: (p) => lacking(p, 'day'),
    night: (p) => lacking(p, 'night'),
    same: (p) => `${powers(p.count)} of one kind missing`,
  },
  ...fighting,
  wait: {
    title: (p) => `${p.name} plays`,
    defends: (p) => `${p.name} defends`,
    opening: 'The others choose',
    chooses: (p) => `${p.name} chooses`,
    gathering: 'The cards are gathered',
    asks: (p) => `Waiting for ${p.names}.`,
    watching: 'You watch the open table: no hand is shown to you.',
    goOn: 'Go on',
    outAsks: 'You are out of the duel; you may watch it to its end.',
  },
  over: {
    won: 'You have won',
    lost: 'You have lost',
    watched: (p) => `${p.name} wins`,
    asks: (p) => `Only ${p.name} has a dreamer left.`,
    asksYou: 'Only you have a dreamer left.',
    gaveUp: (p) => `${p.name} has given up.`,
    youGaveUp: 'You have given up.',
    again: 'Another duel',
  },
  back: 'Back',
}

export const words: typeof french.words = {
  lineHint: 'For example: brand, summon, attack, end; or ask: hand, row, camp, opponent, used, threats.',
  hand: (p) => `Hand: ${p.cards}.`,
  row: (p) => `Row: ${p.cards}.`,
  camp: (p) => `Camp: ${p.cards}.`,
  dreamer: (p) => `Dreamer: ${p.card}.`,
  foe: (p) => `${p.name}, ${p.awake}.`,
  used: (p) => `Used, ${p.count}: ${p.cards}.`,
  nothing: 'nothing',
}

export const guide: typeof french.guide = {
  title: 'A first duel in a few steps',
  steps: [
    'Everyone has a dreamer, a row of six powers, a hand of artefacts and a camp of three places.',
    'Touch a card in your hand: its payment lays itself out, and you may change it. Paid all in its colour, it lasts longer.',
    'Touch an artefact in your camp to attack. Circle and cross double the base; powers of its colour reinforce it.',
    'When nothing stands before the other dreamer, attack it: it wakes.',
    'Whoever has no dreamer left is out. Two turns with nothing done wake a dreamer too.',
    'Any card can be seen close: keep your finger on it, or right-click.',
  ],
  keys: {
    hand: { keys: '1 … 6', does: 'a card of the hand' },
    camp: { keys: 'Q W E', does: 'an artefact of the camp, by its place' },
    row: { keys: 'P', does: 'go to the row' },
    threats: { keys: 'M', does: 'while held: what of yours would fall' },
    used: { keys: 'U', does: 'the used powers' },
    cloth: { keys: '← → ↑ ↓', does: 'on the cloth: from card to card and zone to zone' },
    answers: { keys: '↑ ↓ Enter', does: 'mark an answer, give it' },
    letters: { keys: 'A … Z', does: 'the answer with that letter' },
    back: { keys: 'Esc', does: 'back' },
    lucide: { keys: 'L', does: 'a duel that is over: the next moment where Lucid plays otherwise' },
    undo: { keys: 'Ctrl+Z', does: 'take back' },
    line: { keys: '/', does: 'the line of words' },
    help: { keys: '?', does: 'this help' },
  },
}

export const keys: typeof french.keys = {
  keep: 'k',
  redraw: 'r',
  deal: 'd',
  refill: 'd',
  wake: 'w',
  end: 't',
  confirm: 's',
  attack: 'a',
  let: 'l',
  defend: 'd',
}

export const threats: typeof french.threats = {
  name: 'Threats',
  falls: (p) => `would fall to ${p.card}, ${p.attack} against ${p.defence}`,
  reinforced: (p) => `would fall to ${p.card} with what their row can add, ${p.attack} against ${p.defence}`,
  none: 'Nothing in sight over there threatens you.',
}

export const panes: typeof french.panes = { cards: 'Cards' }
