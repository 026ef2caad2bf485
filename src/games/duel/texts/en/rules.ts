import { typeset } from '../../../../house/texts/typeset.ts'
import type { RulesReference } from '../rulesReference.ts'

const chapters = {
  CRD: { title: 'The cards', intro: 'What is on the table, and what each card bears.' },
  SET: { title: 'Before the duel', intro: 'Decks, the deal, who begins.' },
  TRN: { title: 'The turn', intro: 'Its moments, in their order.' },
  SUM: { title: 'Summoning', intro: 'Monsters and weapons come from the hand to the camp, for powers.' },
  ITM: { title: 'Items', intro: 'They serve once, then break.' },
  POW: { title: 'The nine powers', intro: 'What some cards do once.' },
  CMB: { title: 'Combat', intro: 'Who attacks whom, and the sum that decides.' },
  DRM: { title: 'Dreamers', intro: 'How they wake, and what follows.' },
  WIN: { title: 'The end', intro: 'Who wins, and how players leave.' },
  HID: { title: 'What is hidden', intro: 'What everyone knows, and no more.' },
  ADV: { title: 'Advanced rules', intro: 'A choice when the table is opened.' },
}

const cards = {
  'CRD-1': {
    title: 'What there is',
    text: '66 powers and 12 dreamers are common to all. Each player has a set of 40 artefacts (16 monsters, 12 weapons, 12 items) and builds a deck from it.',
  },
  'CRD-2': {
    title: 'Kind and colour',
    text: 'A power has a kind (of day or night, happy or bad, or special) and a colour (red, green, blue, white, rainbow).',
  },
  'CRD-3': {
    title: 'Special, rainbow',
    text: 'A special stands for any kind, a rainbow for any colour. Each only for that: a red special is still red.',
  },
  'CRD-4': {
    title: 'Circle and cross of powers',
    text: 'Powers bear a circle and a cross. They count under the advanced rules only.',
  },
  'CRD-5': {
    title: 'A dreamer',
    text: 'It has a colour, a mood (happy or bad), an endurance that its artefacts begin with, and a number of conceptions.',
  },
  'CRD-6': {
    title: 'An artefact',
    text: 'Monsters and weapons have an attack, a defence, a circle (what they resist), a cross (what they fear), a cost, sometimes a power. A weapon without a printed defence defends with 0 and cannot be reinforced in defence.',
  },
  'CRD-7': {
    title: 'Costs',
    text: 'A monster asks for so many powers of day and so many of night. A weapon or an item asks for a number of spirals.',
  },
  'CRD-8': {
    title: 'The list',
    text: '14 powers of each ordinary kind, 10 specials. The three of one kind and colour differ in circle and cross.',
  },
  'SET-1': {
    title: 'How many',
    text: 'Two: decks of 20, hands of 6, three dreamers each. Three or four: decks of 10, hands of 5, two dreamers each.',
  },
  'SET-2': {
    title: 'The deck',
    text: 'A ready-made deck, or a list: exactly 20 (or 10) different artefacts, at least half of them monsters and weapons.',
  },
  'SET-3': {
    title: 'The deal',
    text: 'When all have brought a deck, anybody deals: a dreamer each, then six powers, then a hand.',
  },
  'SET-4': { title: 'The hand', text: 'The deck is shuffled and the hand drawn from it.' },
  'SET-5': {
    title: 'Keep or redraw',
    text: 'Everyone, once, keeps their six powers or gives all back and draws six others. The hand stays.',
  },
  'SET-6': {
    title: 'Who begins',
    text: 'The higher endurance of the dreamer first; of equals, one with a conception; of equals, red or white before green or blue; then the lot.',
  },
  'SET-7': { title: 'That order', text: 'It holds for the first round. Later the designated opponent plays next.' },
}

const turns = {
  'TRN-1': {
    title: 'Turn and round',
    text: 'A round is over when everyone has played. A turn has a beginning, preparation, combat, an end; in the first round it has no beginning.',
  },
  'TRN-2': {
    title: 'As it begins',
    text: 'Your artefacts may attack again, your dreamer’s conceptions are whole again, what you had stilled moves.',
  },
  'TRN-3': {
    title: 'The dreamer',
    text: 'A dreamer that has woken is replaced. Otherwise you may wake your own, or fill your row.',
  },
  'TRN-4': {
    title: 'Filling',
    text: 'You may discard as many powers as your dreamer has conceptions, then draw up to six, then up to the limit of the hand.',
  },
  'TRN-5': {
    title: 'An empty pile',
    text: 'When the pile runs out, the used powers are shuffled into it and the drawing goes on.',
  },
  'TRN-6': { title: 'Preparing', text: 'Summon and use items, in any order, as often as can be paid.' },
  'TRN-7': {
    title: 'Combat ends preparing',
    text: 'From the first attack, or the designation of an opponent: no more summoning and no items but in defence.',
  },
  'TRN-8': { title: 'Ending', text: 'You end the turn when you like, preparing or fighting.' },
  'TRN-9': {
    title: 'Worn out',
    text: 'At the end of a turn artefacts without endurance break, in all camps. Until then they stand and defend.',
  },
  'TRN-10': {
    title: 'Who plays next',
    text: 'In the first round the next of the order; later the designated opponent. With two, the other.',
  },
  'SUM-1': { title: 'From hand to camp', text: 'The camp holds three. What is summoned may attack in the same turn.' },
  'SUM-2': {
    title: 'Powers and conception',
    text: 'Paid from the row and, once a turn, with conceptions, all on one card, each as a power of the dreamer’s colour.',
  },
  'SUM-3': {
    title: 'The exact price',
    text: 'No more, no less. A monster: so many of day and of night; specials and conceptions fill any place.',
  },
  'SUM-4': {
    title: 'The mood of the dreamer',
    text: 'A happy dreamer summons monsters with happy powers only, a bad one with bad ones. Weapons and items are free of this.',
  },
  'SUM-5': {
    title: 'A weapon',
    text: 'All its powers of one kind. It keeps that kind: the same will reinforce it. If specials and conceptions alone paid for it, any kind fits.',
  },
  'SUM-6': { title: 'Endurance', text: 'That of the dreamer, +1 when all that pays is of the card’s colour. Never more than 4.' },
  'SUM-7': { title: 'The power', text: 'Exercised at the summoning, or never.' },
  'SUM-8': { title: 'What has paid', text: 'The powers paid are used up, after the special power.' },
  'ITM-1': { title: 'When', text: 'In your turn, from the second round on. A shelter is played in defence, at any time.' },
  'ITM-2': { title: 'The price', text: 'As many powers of one kind as the item bears spirals.' },
  'ITM-3': {
    title: 'Doubled',
    text: 'When all that pays is of the item’s colour, its value is doubled. Barter and exchange have nothing to double.',
  },
  'ITM-4': { title: 'Once', text: 'Used, it breaks. An item that would do nothing is refused.' },
  'ITM-5': { title: 'Shelters apart', text: 'A shelter is played in defence only, other items in preparation only.' },
}

const powers = {
  'POW-1': { title: 'When', text: 'At the summoning or the use, once, if you want. Redouble lasts; shelter answers an attack.' },
  'POW-2': {
    title: 'The value',
    text: 'It is the most that is done. You may aim at fewer; what would do nothing is refused. Any opponent can be aimed at.',
  },
  'POW-3': {
    title: 'What pays lies apart',
    text: 'The powers that pay cannot be given, dispelled or recalled by the power they pay for.',
  },
  'POW-4': { title: 'Lengthen', text: '+n endurance to one of your artefacts, itself included, up to 4.' },
  'POW-5': { title: 'Erode', text: '−n endurance to an opposing artefact, down to 0.' },
  'POW-6': {
    title: 'Still',
    text: 'Up to n opposing artefacts are turned over until your next turn begins: no attack, defence 0 without reinforcement, the way to the dreamer is no longer barred.',
  },
  'POW-7': {
    title: 'Recall',
    text: 'Up to n used powers come to your row; if need be, discard so as to have six. If none is used, they are drawn from the pile.',
  },
  'POW-8': { title: 'Dispel', text: 'Up to n powers from any rows are used up.' },
  'POW-9': { title: 'Redouble', text: 'Two attacks a turn, each for 1 endurance.' },
  'POW-10': { title: 'Shelter', text: 'Played when a card of yours is attacked: n is added to its defence. One per defence.' },
  'POW-11': {
    title: 'Barter',
    text: 'Some of your powers for as many of another player’s, all chosen by you, n at most (6 is all).',
  },
  'POW-12': { title: 'Exchange', text: 'Your dreamer for another player’s. The rest stays.' },
}

const combat = {
  'CMB-1': { title: 'From when', text: 'From the last player of the first round on.' },
  'CMB-2': {
    title: 'Designating',
    text: 'With three or more you designate an opponent who has not played yet: they alone can be attacked, and they play next. The last of the round designates anyone.',
  },
  'CMB-3': {
    title: 'Attacking',
    text: 'An artefact attacks once a turn and spends 1 endurance in doing so, whatever comes of it.',
  },
  'CMB-4': {
    title: 'The dreamer',
    text: 'It can be attacked when no artefact stands guard, and not by an artefact that fears its colour.',
  },
  'CMB-5': {
    title: 'Circle and cross',
    text: 'The base is doubled when the card resists the colour of the other, or the other fears its own. Never more than doubled; never against a dreamer.',
  },
  'CMB-6': {
    title: 'Reinforcing',
    text: 'The attacker adds powers of the row, 1 point each: of the artefact’s colour, and for a monster of a time that its cost asks for, for a weapon of its kind.',
  },
  'CMB-7': {
    title: 'Defending',
    text: 'The defender answers once: reinforces likewise, plays a shelter, or lets it come. A dreamer, a stilled artefact or one without a defence is not reinforced.',
  },
  'CMB-8': {
    title: 'The outcome',
    text: 'Attack greater than defence: the artefact is defeated, or the dreamer wakes. Equal, nothing changes.',
  },
  'DRM-1': {
    title: 'Waking',
    text: 'By an attack that succeeds, by its own player, or from idleness. A dreamer awake is awake for good.',
  },
  'DRM-2': { title: 'Respite', text: 'Whoever has just lost a dreamer can no longer be attacked this turn, and plays next.' },
  'DRM-3': {
    title: 'Another dreamer',
    text: 'In their turn: artefacts are defeated, row and used powers go back to the pile, a dreamer is drawn, row and hand are filled.',
  },
  'DRM-4': { title: 'Waking your own', text: 'As your turn begins; never the last dreamer, and not in the first round.' },
  'DRM-5': {
    title: 'Idleness',
    text: 'After two of your own turns in a row with nothing done, your dreamer wakes as the third begins.',
  },
  'DRM-6': {
    title: 'Doing something',
    text: 'Summoning, using an item or attacking in your own turn. Filling and defending do not count.',
  },
  'DRM-7': { title: 'The last one', text: 'Whoever loses the last dreamer is out of the duel at once.' },
  'WIN-1': { title: 'Winning', text: 'The last one in the game has won.' },
  'WIN-2': {
    title: 'Out of the duel',
    text: 'Artefacts are defeated, the row used up, hand and deck put away unseen; what they had stilled moves.',
  },
  'WIN-3': { title: 'Giving up', text: 'At any time after the deal. An attack under way comes to nothing.' },
  'WIN-4': {
    title: 'Every duel ends',
    text: 'Every turn uses up a card or endurance; two turns with nothing done cost a dreamer.',
  },
}

const hidden = {
  'HID-1': {
    title: 'What is open',
    text: 'Dreamers, rows, used powers, camps and their endurance, what was lost, how many cards every hand, deck and pile has, who has played in this round, the fight and its numbers.',
  },
  'HID-2': {
    title: 'Hands and decks',
    text: 'A hand is its player’s secret. No pile has an order: a draw takes at random from what is left.',
  },
  'HID-3': {
    title: 'What the others learn',
    text: 'Of a deck brought and of a card drawn, only that there was one. A card is known when it is summoned, used or played in defence.',
  },
  'HID-4': { title: 'Spectators', text: 'They see what is open to all, and no more.' },
  'HID-5': { title: 'Always asked', text: 'The defender is asked even with nothing to answer: a pause would tell too much.' },
  'HID-6': { title: 'The program', text: 'It decides from what its seat sees.' },
  'ADV-1': {
    title: 'Marked powers',
    text: 'A power whose cross is the opposing colour cannot be added against it; one whose circle is that colour counts 2.',
  },
}

export const rules: RulesReference = typeset('en', {
  chapters,
  rules: { ...cards, ...turns, ...powers, ...combat, ...hidden },
})
