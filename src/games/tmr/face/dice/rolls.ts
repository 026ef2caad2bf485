import type { Falling, FallingDie } from '../../../../house/dice/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import {
  type EncounterKind,
  isOrdinary,
  isSuccess,
  SPECIAL_TABLE,
  STRENGTH,
  type Told,
  type ToldCheck,
  type ToldHappening,
} from '../../rules/public.ts'

const percentile = ({ face, chance, quality }: ToldCheck): FallingDie => ({
  kind: 'die',
  sides: 100,
  face,
  chance,
  passed: isSuccess(quality),
})
const plain = (sides: number, face: number): FallingDie => ({ kind: 'die', sides, face, chance: null, passed: null })

/** ROL-5: an open die of eight. */
const OPEN_DIE = 8

/** SPE-2: the special ones have dice of their own. */
const strengthSides = (kind: EncounterKind): number => {
  const dice = isOrdinary(kind) ? STRENGTH[kind] : SPECIAL_TABLE.find(([special]) => special === kind)?.[1]
  return dice === undefined || dice === 'ddr' ? OPEN_DIE : dice.sides
}

const fallingIn = (what: ToldHappening): readonly Falling[] => {
  // TGT-4: a target that resists is bad for whoever cast.
  if (what.type === 'resisted' && what.who === 'target') return [{ ...percentile(what.check), of: 'target' }]
  if ('check' in what) return what.check ? [percentile(what.check)] : []
  switch (what.type) {
    case 'encounterRolled':
      return [plain(7, what.face)]
    case 'encounterMet':
      return [plain(100, what.face), ...what.dice.map((face) => plain(strengthSides(what.kind), face))]
    case 'dreamt':
      return [plain(OPEN_DIE, what.face)]
    case 'dragonDreamt':
      return what.dice.map((face) => plain(OPEN_DIE, face))
    case 'repressionTested':
      return [{ ...plain(20, what.face), passed: what.safe }]
    case 'lost':
      return what.to === null ? [] : [{ kind: 'lot', drawn: what.to }]
    default:
      return []
  }
}

export const fallingOf = (notices: readonly Notice<Told>[]): readonly Falling[] =>
  notices.flatMap((notice) => notice.told.flatMap((told) => (told.dreamer === null ? [] : fallingIn(told.what))))
