import { ENCOUNTER_KINDS, type EncounterKind, type OrdinaryKind, SPECIAL_TABLE, STRENGTH } from '../encounters/kinds.ts'

export interface Strength {
  readonly points: number
  readonly chance: number
}

const sumOfDice = (count: number, sides: number, more = 0): readonly Strength[] => {
  let sums = new Map([[more, 1]])
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / sides)
    sums = next
  }
  return [...sums].map(([points, chance]) => ({ points, chance }))
}

/** Below 1e-13, and beyond what anybody masters. */
const MOST_SEVENS = 14

/** ROL-5 on a base of 7; the last strength stands for all above it. */
const dragon = (): readonly Strength[] => {
  const strengths: Strength[] = []
  for (let sevens = 0; sevens < MOST_SEVENS; sevens++)
    for (let face = 0; face < 7; face++) strengths.push({ points: 7 + 7 * sevens + face, chance: 8 ** -(sevens + 1) })
  return [...strengths, { points: 7 + 7 * MOST_SEVENS, chance: 8 ** -MOST_SEVENS }]
}

/** ENC-2: how strong each kind comes. */
export const STRENGTHS = Object.fromEntries(
  ENCOUNTER_KINDS.map((kind) => {
    const dice = STRENGTH[kind]
    return [kind, dice === 'ddr' ? dragon() : sumOfDice(dice.count, dice.sides)]
  }),
) as Readonly<Record<OrdinaryKind, readonly Strength[]>>

export interface Foe {
  readonly kind: EncounterKind
  readonly strengths: readonly Strength[]
}

/** SPE-2, by the 1d7. */
export const SPECIALS: readonly Foe[] = SPECIAL_TABLE.map(([kind, { count, sides }, more]) => ({
  kind,
  strengths: sumOfDice(count, sides, more),
}))

/** TET-6: whatever a cité gives. */
export const GIFT_STRENGTHS = sumOfDice(2, 6)
