import type { DiceWords, NamedOutcome } from '../../../../house/dice/FaceEntry.tsx'
import type { Format } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import type { Ask } from '../../../../kit/dice.ts'
import { DIRECTIONS, type Direction, dragonEntry, isCellId, nameOf } from '../../rules/public.ts'
import type { EffectTexts, Texts } from '../../texts/index.ts'

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

/** ENC-1: a d7 is a d8 whose 8s are thrown again. */
const D7 = 'd7'

export const diceWords = (texts: Texts, format: Format, dragon: EffectTexts | null): DiceWords => ({
  dieName: (label) => dieName(texts, label),
  howTo: (label) => (label === D7 ? texts.ui.dicePanel.asD8 : null),
  outcomesOf: (ask) => outcomesOf(texts, format, dragon, ask),
})
