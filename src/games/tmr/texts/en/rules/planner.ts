import type { RuleTexts } from '../../rulesReference.ts'

export const planner: RuleTexts<'PLN'> = {
  'PLN-1': {
    title: 'What the plan works out',
    text: 'The chance that one ascent ends in this cast, from what the player knows: the stars are left out, except for the keeper of dreams; the cell bonus counts where the cell is known.',
  },
  'PLN-2': {
    title: 'What enters as numbers',
    text: 'The price of the ascent, the fatigue of each step, a weakened DREAM, the general state with the life that is missing, the bonus of each cell, the threshold a ritual asks for. An ascent forbidden or a spell forgotten: no chance.',
  },
  'PLN-3': {
    title: 'What changes the map',
    text: 'Cells that are gone are taken out; each cell asks for all its masteries, and tolls are paid. A closed city is counted as if it had to be won back each time you enter: the true chance is at least that. The leaps of a head are further steps; a reserve that would go off ends the ascent.',
  },
  'PLN-4': {
    title: 'What the plan remembers',
    text: 'The special encounters still due, and each goal reached or not: no cast before. Under an urge, or with two cells or more of a long wandering to go, there is no chance, and the plan says why.',
  },
  'PLN-5': {
    title: 'What is bounded',
    text: 'A tail drawn on the way, a gift of the cities, a Red Whirl or a Mad Ferryman without a reserve are counted at worst and at best: the plan shows both figures and says so. To gain more than three times the threshold is a failure in both.',
  },
}
