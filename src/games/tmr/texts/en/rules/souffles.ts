import type { RuleTexts } from '../../rulesReference.ts'

export const souffles: RuleTexts<'SOU' | 'TET'> = {
  'SOU-1': {
    title: 'Dreamless sleep',
    text: 'For N days sleeping gives back no dream points; fatigue goes all the same.',
  },
  'SOU-2': {
    title: 'Bad encounters',
    text: 'The next N encounters come from the special table. Several counts add up, the oldest first.',
  },
  'SOU-3': {
    title: 'Long wandering',
    text: 'A die names the sanctuaries or the necropolises. Magic is barred until each of them has purified the half-dream, at −3 or −5. A Messenger does not count.',
  },
  'SOU-4': {
    title: 'Closing of the cities',
    text: 'All cities close. Each opens for good when mastered at −9. A Messenger goes in freely. A closed city gives no gift; a second such breath closes them all again.',
  },
  'SOU-5': {
    title: 'Flood',
    text: 'A dry cell, drawn, is wet for ever. It keeps its kind of land for all else.',
  },
  'SOU-6': {
    title: 'Impassable bridges',
    text: 'For N days the bridges are wet.',
  },
  'SOU-7': {
    title: 'Disorientation',
    text: 'A kind of land, drawn among those that are left, is gone for N days. Its reserves come back with it. Whoever stands on it is put elsewhere.',
  },
  'SOU-8': {
    title: 'Black hole',
    text: 'A dry cell, drawn, is gone for ever with its reserves. Whatever pointed at it ends with it.',
  },
  'SOU-9': {
    title: 'Toll',
    text: 'For N days, entering a bridge or a city costs a dream point, right after the fatigue. Going up or staying there is free, and so is sending a Messenger. Several tolls do not add up: one point is paid.',
  },
  'SOU-10': {
    title: 'Laborious ascent',
    text: 'As the tail of that name, for N days.',
  },
  'SOU-11': {
    title: 'Double resistance of the river',
    text: 'For N days river, lakes and swamps are mastered twice running, each roll with its own risk and experience.',
  },
  'SOU-12': {
    title: 'Draconic confusion',
    text: 'A known spell, drawn, is forgotten with its cell bonus; its reserves stay. It is learnt again by synthesis at half the price.',
  },
  'SOU-13': {
    title: 'Exhaustion',
    text: 'For N days every intake of fatigue grows by 1.',
  },
  'SOU-14': {
    title: 'Loss in a characteristic',
    text: 'A d12 names the characteristic, a d7 the loss, for N days. DREAM, INTELLECT and EMPATHY count that much lower, never below 1. When it is over, a roll decides whether a point is gone for good.',
  },
  'SOU-15': {
    title: 'Idleness of mind',
    text: 'A field of knowledge or a way, drawn, loses a level, never below −11. Reserves above the new limit stay.',
  },
  'SOU-16': {
    title: 'What touches the sheet',
    text: 'Ageing, loss of fighting spirit and indifference are put on the sheet: at a table by the keeper of dreams, without one by yourself.',
  },
  'SOU-17': {
    title: 'Perpetual tail',
    text: 'As soon as none of its tails is active the next is drawn, N times in all, and only outside the Lands.',
  },
  'TET-1': {
    title: 'Double dream',
    text: 'Two dice an hour of sleep, the second only if still below the threshold.',
  },
  'TET-2': {
    title: 'Accelerated travel',
    text: 'Going up costs the same in both modes, and every journey moves as an accelerated one.',
  },
  'TET-3': {
    title: 'Threshold and new spell',
    text: 'The threshold grows by 2, to at most twice DREAM. Or a spell not known, drawn, becomes known.',
  },
  'TET-4': {
    title: 'Home land',
    text: 'A dry cell, chosen once and for all. When free, you may leap there instead of taking a step, with the fatigue and the encounter roll of a step. While lost too: you then know where you are.',
  },
  'TET-5': {
    title: 'Knowledge of the river',
    text: 'Likewise, from any cell of the river to any other, which is mastered on arrival.',
  },
  'TET-6': {
    title: 'Gift of the cities',
    text: 'In a city that has not yet given, the encounter roll gives way to a gift: a Flower, a Ferryman or a Messenger of strength 2d6, already mastered. Once for each city; if you are interrupted before the choice, it is kept.',
  },
  'TET-7': {
    title: 'Safe reserve',
    text: "A reserve goes off only at the player's word, when free on the cell. That it lies there is told on arrival. A Mad Ferryman or an urge forces it.",
  },
  'TET-8': {
    title: 'Quest of the waters',
    text: 'A lake or a swamp, chosen once. After its next full mastery it asks for nothing more.',
  },
  'TET-9': {
    title: 'Extensible reserve',
    text: 'On a chosen cell outside the river, several spells may lie. Nothing goes off there while a way has room; otherwise one, by choice. By choice, several at once if they share a target; a stored failure goes alone.',
  },
  'TET-10': {
    title: 'Resisting or not',
    text: 'Each gift of resistance adds 1 to your own rolls against Hypnos and Thanatos. The gift of not resisting magic allows you to forgo them.',
  },
  'TET-11': {
    title: 'The other heads',
    text: 'They are written down and the sheet is corrected: at a table by the keeper of dreams, without one by yourself.',
  },
}
