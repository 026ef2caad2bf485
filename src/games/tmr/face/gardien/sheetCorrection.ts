import { type Command, type DreamerView, type Experience, VOIES } from '../../rules/public.ts'

const CONDITIONS = ['dream', 'fatigue', 'repression', 'seuil', 'life', 'pinned'] as const
const TRAITS = ['reve', 'empathie', 'volonte', 'vue', 'intellect', 'astrologie', 'malus'] as const

/** TGT-4, ROL-4: what was learnt, in RÊVE and by voie. */
const LEARNT = ['xp reve', 'xp oniros', 'xp hypnos', 'xp narcos', 'xp thanatos'] as const
type Learnt = (typeof LEARNT)[number]

export const learntIn = (field: Field): keyof Experience | null =>
  LEARNT.some((one) => one === field) ? (field.slice('xp '.length) as keyof Experience) : null

export type Field = (typeof CONDITIONS)[number] | (typeof TRAITS)[number] | (typeof VOIES)[number] | Learnt
export type Typed = Readonly<Partial<Record<Field, number>>>

/** What stands on the sheet now. */
export const standing = (board: DreamerView, field: Field): number => {
  const of = learntIn(field)
  if (of) return board.xp[of]
  const { draconic, ...traits } = board.sheet
  const all: Readonly<Record<string, unknown>> = { ...traits, ...draconic, ...pick(board, CONDITIONS) }
  return all[field] as number
}

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]])) as Pick<T, K>

const isEmpty = (part: object): boolean => Object.keys(part).length === 0

/** What was typed and does not stand there yet: play may go on around it, only what comes true is let go. */
export const stillTyped = (board: DreamerView, typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== standing(board, field as Field)))

/** Only what differs is corrected, and so told; null: nothing, or a number half typed. */
export const correctionOf = (board: DreamerView, typed: Typed): Command | null => {
  const changed = stillTyped(board, typed)
  if (isEmpty(changed) || Object.values(changed).some(Number.isNaN)) return null
  const voies = pick(changed, VOIES)
  const sheet = { ...pick(changed, TRAITS), ...(isEmpty(voies) ? {} : { draconic: { ...board.sheet.draconic, ...voies } }) }
  const xp = Object.fromEntries(
    Object.entries(pick(changed, LEARNT)).map(([field, points]) => [learntIn(field as Field), points]),
  )
  return {
    type: 'correct',
    dreamer: board.id,
    ...pick(changed, CONDITIONS),
    ...(isEmpty(sheet) ? {} : { sheet }),
    ...(isEmpty(xp) ? {} : { xp }),
  }
}
