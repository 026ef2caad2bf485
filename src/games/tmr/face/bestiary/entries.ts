import { answersTo } from '../../../../house/texts/fold.ts'
import type { Format } from '../../../../house/texts/format.ts'
import {
  ALL_KINDS,
  type DragonEntry,
  dragonTable,
  ENCOUNTER_KINDS,
  ENCOUNTER_RULES,
  type EncounterKind,
  GENRES,
  METHODS,
  type OrdinaryKind,
  repressionCost,
  ruleOfEntry,
  SPECIAL_TABLE,
  STRENGTH,
  shareOf,
} from '../../rules/public.ts'
import type { EffectTexts, Texts } from '../../texts/index.ts'
import { repressTold } from '../dragons/effectFacts.ts'
import type { Pictured } from '../prompts/Picture.tsx'

/** One thing of the dream: its picture, what it does, its numbers, its rule. */
export interface BestiaryEntry {
  readonly id: string
  readonly name: string
  readonly picture: Pictured
  readonly summary: string
  readonly numbers: readonly string[]
  readonly rule: string
}

export interface BestiarySection {
  readonly id: string
  readonly title: string
  readonly entries: readonly BestiaryEntry[]
}

const isOrdinary = (kind: EncounterKind): kind is OrdinaryKind => (ENCOUNTER_KINDS as readonly string[]).includes(kind)

const strengthOf = (kind: OrdinaryKind): string => {
  const dice = STRENGTH[kind]
  return dice === 'ddr' ? '7 + ddr' : `${dice.count}d${dice.sides}`
}

/** SPE-2: the faces of the 1d7 that bring it, each with its strength. */
const specialsOf = (format: Format, kind: EncounterKind): readonly string[] =>
  SPECIAL_TABLE.flatMap(([of, { count, sides }, more], at) =>
    of === kind ? [format.labelled(`${at + 1}`, `${count}d${sides}${more > 0 ? `+${more}` : ''}`)] : [],
  )

const sharesOf = ({ genres }: Texts, format: Format, kind: OrdinaryKind): string => {
  const shares = GENRES.map((genre) => ({ genre, share: shareOf(genre, kind) })).filter(({ share }) => share > 0)
  return shares.map(({ genre, share }) => `${genres[genre].name} ${format.percent(share)}`).join(' · ')
}

const encounterEntry = (texts: Texts, format: Format, kind: EncounterKind): BestiaryEntry => {
  const { bestiary } = texts.ui
  const special = specialsOf(format, kind)
  const ordinary = isOrdinary(kind)
  return {
    id: kind,
    name: texts.encounters[kind].name,
    picture: kind,
    summary: texts.encounters[kind].evocation,
    numbers: [
      ordinary ? bestiary.strength({ dice: strengthOf(kind) }) : null,
      special.length > 0 ? bestiary.special({ faces: special.join(' · ') }) : null,
      bestiary.repression({ cost: repressionCost({ kind, special: !ordinary }) }),
      ordinary ? bestiary.met({ shares: sharesOf(texts, format, kind) }) : null,
    ].filter((line) => line !== null),
    rule: ENCOUNTER_RULES[kind],
  }
}

const pictureOf = ({ table }: DragonEntry): Pictured => {
  if (table === 'tete-tous') return 'tete'
  return table === 'desir' || table === 'idee' ? 'queue' : table
}

const facesOf = ({ from, to }: DragonEntry): string => (from === to ? `${from}` : `${from}–${to}`)

const dragonEntryOf = ({ ui }: Texts, names: EffectTexts | null, entry: DragonEntry): BestiaryEntry => ({
  id: entry.id,
  name: names?.[entry.id]?.name ?? entry.name,
  picture: pictureOf(entry),
  summary: names?.[entry.id]?.summary ?? '',
  numbers: [
    ui.bestiary.faces({ die: entry.table === 'desir' || entry.table === 'idee' ? 'd20' : 'd100', faces: facesOf(entry) }),
    names?.[entry.id]?.duration ?? entry.duration,
    repressTold(ui.dragons, entry.id),
  ].filter((line) => line !== null),
  rule: ruleOfEntry(entry.id),
})

const TABLES = ['queue', 'ombre', 'desir', 'idee', 'souffle', 'tete', 'tete-tous'] as const

const signEntries = (texts: Texts): readonly BestiaryEntry[] =>
  METHODS.map(({ id, name, skill, hour, genre }) => ({
    id: `signe-${id}`,
    name,
    picture: 'sign',
    summary: texts.ui.bestiary.method({ genre: texts.genres[genre].name, hour: texts.hours[hour].hour }),
    numbers: [
      texts.ui.bestiary.skill({ skill: texts.ui.bestiary.skills[skill as keyof Texts['ui']['bestiary']['skills']] ?? skill }),
      texts.ui.bestiary.worth,
    ],
    rule: 'SIG-6',
  }))

/** Every encounter, what every Dragon may send, and the signs. */
export const bestiaryOf = (texts: Texts, format: Format, names: EffectTexts | null): readonly BestiarySection[] => {
  const { sections } = texts.ui.bestiary
  return [
    { id: 'bestiaire', title: sections.encounters, entries: ALL_KINDS.map((kind) => encounterEntry(texts, format, kind)) },
    ...TABLES.map((table) => ({
      id: `table-${table}`,
      title: sections[table],
      entries: dragonTable(table).map((entry) => dragonEntryOf(texts, names, entry)),
    })),
    { id: 'signes', title: sections.signs, entries: signEntries(texts) },
  ]
}

/** What answers a search, accents or not; an empty section is left out. */
export const searchBestiary = (sections: readonly BestiarySection[], search: string): readonly BestiarySection[] => {
  if (search.trim() === '') return sections
  const fits = ({ id, name, summary, numbers, rule }: BestiaryEntry, title: string): boolean =>
    answersTo(search, [id, name, summary, title, rule, ...numbers])
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => fits(entry, section.title)) }))
    .filter(({ entries }) => entries.length > 0)
}
