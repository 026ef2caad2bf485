import type { Command, CommandOf } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

type Purpose = keyof Texts['dicePurposes']

const ASCENDING: ReadonlySet<Command['type']> = new Set(['ascend', 'answerAscent'])
const ENTERING: ReadonlySet<Command['type']> = new Set([...ASCENDING, 'move', 'stay', 'goTo', 'jump'])
const MASTERING: ReadonlySet<Command['type']> = new Set(['master', 'struggle', 'masterCell'])

/** ENC-1: the d7 is followed by which encounter and how strong. */
const inEntering = (label: string): Purpose | null => {
  if (label === 'd100') return 'encounter'
  return /^d\d+$/.test(label) && label !== 'd7' && label !== 'd20' ? 'strength' : null
}

/** TGT-3: the face of a d6 that leaves a tear open. */
const FOR_EVER = 6

/** TGT-3: what is not chosen, in the order in which it is drawn; one that stays open has no count. */
const inTear = ({ colour, metres, lasts, beyond }: CommandOf<'tear'>, faces: readonly unknown[]): readonly Purpose[] => {
  const look: readonly Purpose[] = [
    ...(colour || beyond ? [] : (['colour'] as const)),
    ...(metres === undefined ? (['size'] as const) : []),
  ]
  const count: readonly Purpose[] = faces[look.length] === FOR_EVER ? [] : ['count']
  return [...look, ...(lasts ? [] : (['unit', ...count] as const)), ...(beyond === undefined ? (['beyond'] as const) : [])]
}

/** TGT-2, TGT-4, CAST-6: seen or not, then resisted, then come back; what could not be aimed has its fate first. */
const inAiming = ({ type, ...said }: Pick<Command, 'type'>, thrown: number, sight: boolean): Purpose | null => {
  const first: Purpose | null = type === 'ruleSpell' ? ('as' in said ? null : 'fate') : sight ? 'sight' : null
  return ([...(first ? [first] : []), 'resistance', 'returned'] as const)[thrown] ?? null
}

/** What else is known of the roll: what has fallen of it, and whether VUE was asked for. */
interface Rolled {
  readonly faces?: readonly unknown[]
  readonly sight?: boolean
}

/** What a die that has many uses decides now; null: its name says it, or nothing does. */
export const purposeOf = (
  command: Pick<Command, 'type'>,
  label: string,
  thrown: number,
  { faces = [], sight = false }: Rolled = {},
): Purpose | null => {
  const { type } = command
  if (type === 'tear') return inTear(command as CommandOf<'tear'>, faces)[thrown] ?? null
  if (type === 'ruleSpell' || type === 'target') return inAiming(command, thrown, sight)
  if (type === 'resist') return 'resistance'
  if (type === 'faceReturn') return 'returned'
  // ASC-2: the roll asked for comes before anything can be met.
  if (ASCENDING.has(type) && label === 'd100' && thrown === 0) return 'will'
  if (ENTERING.has(type)) return inEntering(label)
  if (MASTERING.has(type) && label === 'd100' && thrown === 0) return 'mastery'
  if ((type === 'cast' || type === 'storeFailure') && label === 'd100' && thrown === 0) return 'casting'
  return type === 'advance' && label === 'd8' ? 'dream' : null
}
