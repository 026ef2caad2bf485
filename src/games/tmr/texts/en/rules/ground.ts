import type { RuleTexts } from '../../rulesReference.ts'

export const ground: RuleTexts<'MAP' | 'DRM' | 'ROL'> = {
  'MAP-1': {
    title: 'One hundred and eighty-nine cells',
    text: 'The map has 189 hexes in thirteen columns, A to M. Columns A, C, E, G, I, K and M have fifteen cells; the others have fourteen and sit half a step lower, so that B1 touches A1 and A2. A cell is named by its column and its row.',
  },
  'MAP-2': {
    title: 'Fourteen kinds of land',
    text: 'Each cell has a name and a kind: city, sanctuary, plains, bridge, hills, forest, mountains, desert, river, lake, swamp, chasm, necropolis or desolation. The kind decides which spells are cast there and what is met there. All river cells share one name, the River of Oblivion. Two examples of the rule texts do not fit this map: from G4 the nearest hills are at H2, not J4, and A15 is a city, not the River. The map is what holds.',
  },
  'MAP-3': {
    title: 'Wet cells',
    text: 'River, lakes and swamps are wet cells: they have to be mastered to stay there. A bridge is dry, even above the water.',
  },
  'MAP-4': {
    title: 'Six directions',
    text: 'From a cell you go north, north-east, south-east, south, south-west or north-west. The distance between two cells is the smallest number of steps from one to the other. G4, for instance, touches G3, H3, H4, G5, F4 and F3.',
  },
  'MAP-5': {
    title: 'Off the map',
    text: 'A half-dream that crosses the edge is put back at once on some cell, drawn at random unless the keeper of dreams chooses it. Whoever went out on purpose is told where; whoever was carried off by a Whirl is not.',
  },
  'DRM-1': {
    title: 'What makes a dreamer',
    text: 'A dreamer has the characteristic DREAM, dream points that come and go, a level in each of the four ways (−11 for an untaught one), EMPATHY, WILL, SIGHT and ENDURANCE. Then there are the general state, which can only hinder, the repression counter, the cell of the half-dream, the known spells, the reserves and the experience gained.',
  },
  'DRM-2': {
    title: 'Where the half-dream waits',
    text: 'At creation you set the half-dream on any cell you like. From then on each ascent finds it exactly where the last journey left it.',
  },
  'DRM-3': {
    title: 'Falling asleep',
    text: 'At zero dream points, or with every fatigue box marked, the dreamer falls asleep. Whoever falls asleep leaves the Lands at once.',
  },
  'ROL-1': {
    title: 'The chance of success',
    text: 'A roll sets a characteristic against an adjustment: level, difficulty and penalty added up. Together they give a chance in percent; the roll succeeds when the d100 does not exceed it. The chance is never above 99, and a 100 always fails.',
  },
  'ROL-2': {
    title: 'Six qualities',
    text: 'A success is exceptional, significant or normal; a failure is plain, grave or total. The rarest that fits the result is the one that counts. The exceptional success takes the first fifth of the chance, the total failure the very last numbers.',
  },
  'ROL-3': {
    title: 'The general state',
    text: 'Fatigue, wounds, drink: the penalty of the general state weighs on mastering encounters and wet cells, and on casting spells. It never weighs on a resistance roll.',
  },
  'ROL-4': {
    title: 'Experience',
    text: 'An exceptional success in spite of a negative final adjustment teaches something: as many points as the adjustment is below zero. Half go to DREAM, half to the way that was used, which also keeps the odd point.',
  },
  'ROL-5': {
    title: 'The draconic die',
    text: 'The ddr is a d8 on which 8 counts zero. On a 7 it is rolled again and added, as long as 7s keep coming: it has no ceiling.',
  },
}
