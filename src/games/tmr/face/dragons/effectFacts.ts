import type { Format } from '../../../../house/texts/format.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { type ActiveEffect, choosableCells, dragonEntry, findSpell } from '../../rules/public.ts'
import type { EffectTexts, Texts } from '../../texts/index.ts'
import { capital } from '../journal/words.ts'
import { placeOf } from '../words/place.ts'

const CHAPTERS = { souffle: 'SOU', queue: 'QUE', ombre: 'QUE', tete: 'TET' } as const

/** The rule of each that acts; those the gardien plays have one for all. */
const RULES: Readonly<Partial<Record<NonNullable<ActiveEffect['key']>, string>>> = {
  'next-encounter-special': 'SPE-1',
  pilgrimage: 'QUE-2',
  conquest: 'QUE-3',
  'reserve-urgency': 'QUE-5',
  'double-fatigue': 'QUE-7',
  'ascent-plus-one': 'QUE-8',
  'no-ascent': 'QUE-9',
  'no-experience': 'QUE-9',
  'no-sleep': 'QUE-10',
  'no-dreaming': 'SOU-1',
  'purification-tour': 'SOU-3',
  'closed-cities': 'SOU-4',
  'flooded-cell': 'SOU-5',
  'bridges-wet': 'SOU-6',
  'genre-missing': 'SOU-7',
  'black-hole': 'SOU-8',
  toll: 'SOU-9',
  'double-river-roll': 'SOU-11',
  'forgotten-spell': 'SOU-12',
  'fatigue-plus-one': 'SOU-13',
  weakened: 'SOU-14',
  'perpetual-queue': 'SOU-17',
  'double-dream': 'TET-1',
  'accelerated-free': 'TET-2',
  'home-cell': 'TET-4',
  'river-knowledge': 'TET-5',
  'gifts-of-cities': 'TET-6',
  'safe-reserve': 'TET-7',
  'tamed-water': 'TET-8',
  'extensible-reserve': 'TET-9',
  'magic-resistance': 'TET-10',
  'no-resistance': 'TET-10',
}

const INSTANT: Readonly<Record<string, string>> = {
  'reinsertion-aleatoire': 'QUE-4',
  'coup-de-barre': 'QUE-10',
  infarctus: 'QUE-10',
  'idee-fixe': 'QUE-9',
  'paresse-intellectuelle': 'SOU-15',
  'augmentation-du-seuil-de-reve': 'TET-3',
  'connaissance-intuitive-d-un-nouveau-sort': 'TET-3',
}
const PLAYED = { QUE: 'QUE-11', SOU: 'SOU-16', TET: 'TET-11' } as const

/** The number of the rule by which an entry of the tables acts. */
export const ruleOfEntry = (id: string): string => {
  const entry = dragonEntry(id)
  if (!entry) return 'DRG-1'
  if (entry.table === 'desir' || entry.table === 'idee') return 'QUE-9'
  const chapter = CHAPTERS[entry.table === 'tete-tous' ? 'tete' : entry.table]
  const instant = INSTANT[id.replace(/^[a-z]+-/, '')]
  return (entry.key && RULES[entry.key]) ?? instant ?? PLAYED[chapter]
}

const countLeft = ({ ui }: Texts, { key, left, cells }: ActiveEffect): string | null => {
  if (key === 'perpetual-queue' && left !== undefined) return ui.dragons.queuesLeft({ left })
  if (left !== undefined) return ui.dragons.encountersLeft({ left })
  return cells ? ui.dragons.cellsLeft({ left: cells.length }) : null
}

const traitOf = ({ ui }: Texts, of: string): string => (ui.dragons.characteristics as Readonly<Record<string, string>>)[of] ?? of

/** What is to be known of one that acts: its cell, its land, how long, how many. */
export const factsOf = (
  texts: Texts,
  format: Format,
  names: { readonly dragon: EffectTexts | null; readonly spells: EffectTexts | null },
  effect: ActiveEffect,
): readonly string[] => {
  const { dragons } = texts.ui
  const { cell, genre, spell, characteristic, loss, until, detail } = effect
  return [
    detail ? (names.dragon?.[detail]?.name ?? typesetText(format.locale, dragonEntry(detail)?.name ?? detail)) : null,
    detail ? (names.dragon?.[detail]?.summary ?? null) : null,
    cell ? dragons.cell({ place: placeOf(texts, cell) }) : null,
    genre ? dragons.genre({ genre: texts.genres[genre].name }) : null,
    spell
      ? dragons.spell({ spell: names.spells?.[spell]?.name ?? typesetText(format.locale, findSpell({}, spell)?.name ?? spell) })
      : null,
    characteristic ? dragons.loss({ of: traitOf(texts, characteristic), loss: loss ?? 0 }) : null,
    countLeft(texts, effect),
    until === undefined ? null : dragons.until({ day: until }),
    choosableCells(effect) ? dragons.toChoose : null,
  ]
    .filter((fact) => fact !== null)
    .map(capital)
}
