import type { CommandOf } from '../../rules/public.ts'

type Tearing = Omit<CommandOf<'tear'>, 'type' | 'dreamer'>

/** A tear while it is chosen; `draw` where it is left to chance, `own` where the gardien will tell it. */
export interface TearChosen {
  readonly colour: 'draw' | NonNullable<Tearing['colour']>
  readonly size: 'draw' | 'chosen'
  readonly metres: number
  readonly unit: 'draw' | NonNullable<Tearing['lasts']>['unit']
  readonly count: number
  readonly beyond: 'draw' | 'own' | NonNullable<Tearing['beyond']>
}

export const NEW_TEAR: TearChosen = { colour: 'draw', size: 'draw', metres: 20, unit: 'draw', count: 3, beyond: 'draw' }

/** TGT-3: what is left out is drawn. */
export const tearCommand = ({ colour, size, metres, unit, count, beyond }: TearChosen): Tearing => ({
  ...(colour === 'draw' ? {} : { colour }),
  ...(size === 'draw' ? {} : { metres }),
  ...(unit === 'draw' ? {} : { lasts: unit === 'ever' ? { unit } : { unit, count } }),
  ...(beyond === 'draw' ? {} : { beyond: beyond === 'own' ? null : beyond }),
})
