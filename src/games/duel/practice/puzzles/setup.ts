import type { Puzzle } from './puzzles.ts'

const [MINE, THEIRS] = ['s1', 's2']

/** The table of a position: the solver’s turn, and the last dreamer of one who has nothing in hand. */
export const setupOf = ({ mine, theirs, used }: Puzzle['position']): unknown => ({
  advanced: false,
  seats: [
    { id: MINE, name: 'Nitouche' },
    { id: THEIRS, name: 'Brume' },
  ],
  position: {
    current: MINE,
    used,
    seats: [
      { seat: MINE, ...mine },
      { seat: THEIRS, ...theirs },
    ],
  },
})
