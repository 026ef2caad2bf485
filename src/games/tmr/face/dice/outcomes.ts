import type { Ask } from '../../../../kit/dice.ts'
import { DIRECTIONS, type Direction, dragonEntry, isCellId, nameOf } from '../../rules/public.ts'
import { type EffectTexts, type Format, type Texts, typesetText } from '../../texts/index.ts'

export interface NamedOutcome {
  readonly face: string
  readonly name: string
  /** The d100 on which it comes; empty where it is drawn otherwise. */
  readonly range: string
}

const isDirection = (face: string): face is Direction => (DIRECTIONS as readonly string[]).includes(face)

const nameOfFace = (texts: Texts, format: Format, dragon: EffectTexts | null, face: string): string => {
  if (isDirection(face)) return texts.directions[face].name
  if (isCellId(face)) return `${typesetText(format.locale, nameOf(face))} · ${face}`
  return dragon?.[face]?.name ?? typesetText(format.locale, dragonEntry(face)?.name ?? face)
}

const rangeOf = (face: string): string => {
  const entry = dragonEntry(face)
  if (!entry) return ''
  return entry.from === entry.to ? String(entry.from) : `${entry.from}–${entry.to}`
}

/** The outcomes of a drawing as a person with real dice looks them up. */
export const outcomesOf = (
  texts: Texts,
  format: Format,
  dragon: EffectTexts | null,
  { among }: Extract<Ask, { among: unknown }>,
): readonly NamedOutcome[] => among.map((face) => ({ face, name: nameOfFace(texts, format, dragon, face), range: rangeOf(face) }))

/** The words for a die asked for by its label. */
export const dieName = ({ dice }: Texts, label: string): string =>
  Object.hasOwn(dice, label) ? dice[label as keyof Texts['dice']] : label
