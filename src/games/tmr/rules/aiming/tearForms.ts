/** TGT-3: where a departure leads, and what arrives; as many as a d6 draws. Our own: the rules leave it to the gardien. */
export const BEYOND = {
  violet: ['shore', 'market', 'snow', 'woods', 'ruins', 'before'],
  yellow: ['flock', 'caravan', 'beast', 'soldiers', 'child', 'nothing'],
} as const

/** How long it stays open, if not for ever. */
export const TEAR_UNITS = ['rounds', 'hours', 'days'] as const

/** TGT-3: a tear in the dream. */
export interface Tear {
  readonly colour: 'violet' | 'yellow'
  readonly metres: number
  readonly lasting: boolean
  /** How long it stays open, and what is beyond; absent before they were written down, or where the gardien tells it. */
  readonly lasts?: { readonly unit: (typeof TEAR_UNITS)[number]; readonly count: number } | undefined
  readonly beyond?: (typeof BEYOND)['violet' | 'yellow'][number] | undefined
}
