import type { Format } from '../../../../house/texts/format.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { type ActiveEffect, choosableCells, dragonEntry, isGift } from '../../rules/public.ts'
import type { EffectTexts, Texts } from '../../texts/index.ts'
import { capital } from '../journal/words.ts'
import { placeOf } from '../words/places.ts'

const countLeft = ({ ui }: Texts, { key, left, cells, genre }: ActiveEffect): string | null => {
  if (key === 'perpetual-queue' && left !== undefined) return ui.dragons.queuesLeft({ left })
  if (left !== undefined) return ui.dragons.encountersLeft({ left })
  if (!cells) return null
  // Without a kind of land they are cités: closed ones, or those that give.
  return (genre ? ui.dragons.cellsLeft : ui.dragons.citiesLeft)({ left: cells.length })
}

const traitOf = ({ ui }: Texts, of: string): string => (ui.dragons.characteristics as Readonly<Record<string, string>>)[of] ?? of

/** What is to be known of one that acts: its cell, its land, how long, how many. */
export const factsOf = (
  texts: Texts,
  format: Format,
  names: { readonly dragon: EffectTexts | null; readonly spellName: (id: string) => string },
  effect: ActiveEffect,
  today: number,
): readonly string[] => {
  const { dragons } = texts.ui
  const { cell, genre, spell, characteristic, loss, until, detail } = effect
  return [
    detail ? (names.dragon?.[detail]?.name ?? typesetText(format.locale, dragonEntry(detail)?.name ?? detail)) : null,
    detail ? (names.dragon?.[detail]?.summary ?? null) : null,
    cell ? dragons.cell({ place: placeOf(texts, cell) }) : null,
    genre ? dragons.genre({ genre: texts.genres[genre].plural }) : null,
    spell ? dragons.spell({ spell: names.spellName(spell) }) : null,
    characteristic ? dragons.loss({ of: traitOf(texts, characteristic), loss: loss ?? 0 }) : null,
    countLeft(texts, effect),
    until === undefined ? null : dragons.until({ day: until, today }),
    choosableCells(effect) ? dragons.toChoose : null,
  ]
    .filter((fact) => fact !== null)
    .map(capital)
}

/** DRG-7: at what price, or that it cannot be; of a gift nobody asks. */
export const repressTold = ({ repressible, notRepressible }: Texts['ui']['dragons'], id: string): string | null => {
  const entry = dragonEntry(id)
  if (!entry || isGift(entry.table)) return null
  return entry.cost === undefined ? notRepressible : repressible({ cost: entry.cost })
}
