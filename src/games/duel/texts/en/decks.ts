import type { decks as french } from '../fr/decks.ts'

export const decks: typeof french = {
  braises: { name: 'Embers', line: 'Strikes hard and fast, and twice if need be.' },
  racines: { name: 'Roots', line: 'Holds its ground, and calls back what has fallen.' },
  eaux: { name: 'Waters', line: 'Stills what bars the way.' },
  sel: { name: 'Salt', line: 'Wears the other down, point by point.' },
  'braises-racines': { name: 'Embers and Roots', line: 'Drive and patience.' },
  'braises-eaux': { name: 'Embers and Waters', line: 'Still, then strike.' },
  'braises-sel': { name: 'Embers and Salt', line: 'Erode, dispel, finish.' },
  'racines-eaux': { name: 'Roots and Waters', line: 'Endure, and come through where you are no longer expected.' },
  'racines-sel': { name: 'Roots and Salt', line: 'Walls, with time for an ally.' },
  'eaux-sel': { name: 'Waters and Salt', line: 'Cold, patient, nothing to hold on to.' },
}
