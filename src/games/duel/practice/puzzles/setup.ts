const [MINE, THEIRS] = ['s1', 's2']

/** What lies on either side, and what of the table is not as it always is. */
export interface Sides {
  readonly mine: object
  readonly theirs: object
}

/** The table of a lesson or a position: it is the learner’s turn. */
export const setupOf = ({ mine, theirs, ...table }: Sides): unknown => ({
  advanced: false,
  seats: [
    { id: MINE, name: 'Nitouche' },
    { id: THEIRS, name: 'Brume' },
  ],
  position: {
    current: MINE,
    ...table,
    seats: [
      { seat: MINE, ...mine },
      { seat: THEIRS, ...theirs },
    ],
  },
})
