import type { Told, ToldCheck, ToldHappening } from '../../games/tmr/rules/public.ts'
import type { Notice } from '../../kit/feeds.ts'

/** Dice to be seen falling: how many sides, what they show, and what a percentile roll had to stay under. */
export interface Roll {
  readonly sides: number
  readonly face: number
  readonly chance: number | null
  readonly passed: boolean | null
}

const PASSED: ReadonlySet<string> = new Set(['particuliere', 'significative', 'normale'])

const percentile = ({ face, chance, quality }: ToldCheck): Roll => ({ sides: 100, face, chance, passed: PASSED.has(quality) })
const plain = (sides: number, face: number): Roll => ({ sides, face, chance: null, passed: null })

const STRENGTH_SIDES: Readonly<Record<string, number>> = { messager: 4, passeur: 4, 'tourbillon-noir': 8, 'reve-de-dragon': 8 }

const rollsIn = (what: ToldHappening): readonly Roll[] => {
  // TGT-4: a target that resists is bad for whoever cast.
  if (what.type === 'resisted' && what.who === 'target')
    return [{ ...percentile(what.check), passed: !PASSED.has(what.check.quality) }]
  if ('check' in what) return [percentile(what.check)]
  switch (what.type) {
    case 'encounterRolled':
      return [plain(7, what.face)]
    case 'encounterMet':
      return [plain(100, what.face), ...what.dice.map((face) => plain(STRENGTH_SIDES[what.kind] ?? 6, face))]
    case 'repressionTested':
      return [{ ...plain(20, what.face), passed: what.safe }]
    default:
      return []
  }
}

export const rollsOf = (notices: readonly Notice<Told>[]): readonly Roll[] =>
  notices.flatMap((notice) => notice.told.flatMap((told) => (told.dreamer === null ? [] : rollsIn(told.what))))
