import type { DiceWords, NamedOutcome } from '../../../../house/dice/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import type { Draw } from '../../../../kit/dice.ts'
import { type Command, DIRECTIONS, dragonEntry, GENRES, isCellId, VOIES } from '../../rules/public.ts'
import type { EffectTexts, Texts } from '../../texts/index.ts'
import { labelOf, type Naming } from '../question/index.ts'
import { placeOf } from '../words/places.ts'
import { statedText } from '../words/told.ts'

const isAmong = <T extends string>(all: readonly T[], face: string): face is T => (all as readonly string[]).includes(face)

/** Drawn things that have a word of their own; a cell or an entry of the tables is looked up. */
const plainName = ({ directions, genres, voies, ui }: Texts, face: string): string | null => {
  if (isAmong(DIRECTIONS, face)) return directions[face].name
  if (isAmong(GENRES, face)) return genres[face].name
  if (isAmong(VOIES, face)) return voies[face]
  const { skills } = ui.bestiary
  return Object.hasOwn(skills, face) ? skills[face as keyof typeof skills] : null
}

/** The words that are not at hand from the first. */
export interface Looked {
  readonly dragon: EffectTexts | null
  readonly spellName: (id: string) => string
}

const nameOfFace = (texts: Texts, format: Format, { dragon, spellName }: Looked, face: string): string => {
  const plain = plainName(texts, face)
  if (plain !== null) return plain
  if (isCellId(face)) return placeOf(texts, face)
  const entry = dragonEntry(face)
  return entry ? (dragon?.[face]?.name ?? typesetText(format.locale, entry.name)) : spellName(face)
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
  looked: Looked,
  { among }: Pick<Draw, 'among'>,
): readonly NamedOutcome[] => among.map((face) => ({ face, name: nameOfFace(texts, format, looked, face), range: rangeOf(face) }))

/** The words for a die asked for by its label. */
export const dieName = ({ dice }: Texts, label: string): string =>
  Object.hasOwn(dice, label) ? dice[label as keyof Texts['dice']] : label

/** What a die is for, where there are words for it. */
export const purposeName = ({ dicePurposes }: Texts, purpose: string): string | null =>
  Object.hasOwn(dicePurposes, purpose) ? dicePurposes[purpose as keyof Texts['dicePurposes']] : null

/** ENC-1: a d7 is a d8 whose 8s are thrown again. */
const D7 = 'd7'

/** DRG-2: which tables a d100 is read on, and which are two. */
const TABLES: ReadonlySet<string> = new Set(['souffle', 'queue', 'ombre', 'desir', 'idee'])

const howTo = ({ ui: { dicePanel } }: Texts, label: string): string | null => {
  if (label === 'tete') return dicePanel.onTwoTables
  if (TABLES.has(label)) return dicePanel.onTable
  return label === D7 ? dicePanel.asD8 : null
}

export const diceWords = (texts: Texts, format: Format, looked: Looked): DiceWords => ({
  dieName: (label) => dieName(texts, label),
  howTo: (label) => howTo(texts, label),
  outcomesOf: (ask) => outcomesOf(texts, format, looked, ask),
})

const isCommand = (said: unknown): said is Command =>
  typeof said === 'object' && said !== null && 'type' in said && typeof said.type === 'string'

/** What was chosen that asks for a die, by the name it has on its card; nothing where there are no words for it. */
export const reasonOf = (naming: Naming, command: unknown): string | null => {
  const named = isCommand(command) ? labelOf(naming, command) : null
  if (named === null) return null
  const { texts, format } = naming
  // CAST-1: the gardien reads what was stated before the die falls.
  const stated =
    isCommand(command) && command.type === 'cast' ? statedText(texts, format, { ...command, note: command.note ?? '' }) : ''
  return texts.ui.gardien.dieBecause({ what: stated ? `${named} (${stated})` : named })
}
