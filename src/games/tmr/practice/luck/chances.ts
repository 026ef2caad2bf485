import type { ToldHappening } from '../../rules/public.ts'

/** What a roll was about; each kind can be looked at alone. */
export const ROLL_KINDS = [
  'quiet',
  'mastery',
  'water',
  'cast',
  'resistance',
  'repression',
  'will',
  'sight',
  'dream',
  'loss',
  'study',
] as const
export type RollKind = (typeof ROLL_KINDS)[number]

/** One roll whose chance was known: how likely the dreamer's good was, and whether it came. */
export interface KnownRoll {
  readonly kind: RollKind
  /** 0 to 1. */
  readonly chance: number
  readonly favoured: boolean
}

type Of<Type extends ToldHappening['type']> = Extract<ToldHappening, { type: Type }>
type CheckLike = { readonly chance: number | null; readonly face: number }

/** ROL-1. A chance kept secret cannot be reckoned with. */
const ofCheck = (kind: RollKind, { chance, face }: CheckLike): KnownRoll | null =>
  chance === null ? null : { kind, chance: chance / 100, favoured: face <= chance }

const isForTarget = (roll: KnownRoll): KnownRoll => ({ ...roll, chance: 1 - roll.chance, favoured: !roll.favoured })

/** ENC-7: a d20 above the counter. */
const ofRepression = ({ counter, face }: Of<'repressionTested'>): KnownRoll => ({
  kind: 'repression',
  chance: Math.max(0, 20 - counter) / 20,
  favoured: face > counter,
})

/** TGT-4: the caster wishes the target to fail. */
const ofResistance = ({ who, check }: Of<'resisted'>): KnownRoll | null => {
  const roll = ofCheck('resistance', check)
  return roll && who === 'target' ? isForTarget(roll) : roll
}

/** ENC-1: a cell without encounter is held to be good luck, though some encounters are friends. */
const QUIET = 6 / 7

/** NIT-4: of the eight faces one gives nothing; what a Rêve de Dragon gives is rolled for by itself. */
const DREAMT = 7 / 8

/** AST-4: told at a distance, the stars ask for no roll. */
const ofStars = ({ check }: Of<'starsRead'>): KnownRoll | null => check && ofCheck('study', check)

const READERS: { readonly [Type in ToldHappening['type']]?: (happening: Of<Type>) => KnownRoll | null } = {
  encounterRolled: ({ face }) => ({ kind: 'quiet', chance: QUIET, favoured: face < 7 }),
  faced: ({ check }) => ofCheck('mastery', check),
  wetFaced: ({ check }) => ofCheck('water', check),
  castRolled: ({ check }) => ofCheck('cast', check),
  fumbleRolled: ({ check }) => ofCheck('cast', check),
  willTested: ({ check }) => ofCheck('will', check),
  sightTested: ({ check }) => ofCheck('sight', check),
  repressionTested: ofRepression,
  resisted: ofResistance,
  dreamt: ({ face }) => ({ kind: 'dream', chance: DREAMT, favoured: face < 8 }),
  lossTested: ({ check }) => ofCheck('loss', check),
  signRead: ({ check }) => ofCheck('study', check),
  meditated: ({ check }) => ofCheck('study', check),
  synthesised: ({ check }) => ofCheck('study', check),
  starsRead: ofStars,
}

const rollOf = (happening: ToldHappening): KnownRoll | null => {
  const read = READERS[happening.type] as ((of: ToldHappening) => KnownRoll | null) | undefined
  return read?.(happening) ?? null
}

/** A roll that could only go one way tells nothing of luck. */
const isOpen = (roll: KnownRoll | null): roll is KnownRoll => roll !== null && roll.chance > 0 && roll.chance < 1

/** All rolls of known chance in what a player was told, in order. */
export const rollsIn = (told: readonly ToldHappening[]): readonly KnownRoll[] => told.map(rollOf).filter(isOpen)
