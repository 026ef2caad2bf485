/** TGT-3: where a departure leads, and what arrives; as many as a d6 draws. Our own: the rules leave it to the gardien. */
export const BEYOND = {
  violet: ['shore', 'market', 'snow', 'woods', 'ruins', 'before'],
  yellow: ['flock', 'caravan', 'beast', 'soldiers', 'child', 'nothing'],
} as const

/** How long it stays open, if not for ever. */
export const TEAR_UNITS = ['rounds', 'hours', 'days'] as const
