import { METHODS, type ToldHappening } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { placeOf } from '../words/place.ts'
import type { Telling } from './sentence.ts'
import { ddrDice } from './strength.ts'
import { capital, inCell, inPlace, rollText } from './words.ts'

type DragonType =
  | 'effectBegan'
  | 'effectChanged'
  | 'effectEnded'
  | 'putElsewhere'
  | 'reserveForced'
  | 'tollPaid'
  | 'fatigued'
  | 'hurt'
  | 'reservesLost'
  | 'seuilChanged'
  | 'sheetChanged'
  | 'lossTested'
  | 'spellLearnt'
  | 'giftOffered'
  | 'giftTaken'
  | 'releaseAsked'
  | 'jumped'
  | 'hourBegan'
  | 'dreamt'
  | 'dragonDreamt'
  | 'rested'
  | 'woke'
  | 'starsRead'
  | 'bonusWon'
  | 'experienceChanged'
  | 'pointsChanged'
  | 'signSet'
  | 'signFelt'
  | 'signRead'
  | 'meditated'
  | 'synthesised'

export type DragonTold = Extract<ToldHappening, { type: DragonType }>
type Of<Type extends DragonType> = Extract<DragonTold, { type: Type }>

const effectName = ({ names }: Telling, { id, detail }: { readonly id: string; readonly detail?: string | undefined }): string =>
  detail ? `${names.affliction(id)} (${names.affliction(detail)})` : names.affliction(id)

/** A characteristic, a knowledge or a voie, as the sheet calls it. */
const traitName = ({ voies, ui }: Texts, of: string): string => {
  if (Object.hasOwn(voies, of)) return voies[of as keyof typeof voies].name
  const names: Readonly<Record<string, string>> = { ...ui.deeds.meditation.skills, ...ui.dragons.characteristics }
  return capital(names[of] ?? of)
}

/** Its name has just been told: what it does, where, to what, and until when. */
const began = ({ texts, names }: Telling, { effect }: Of<'effectBegan'>): string => {
  const { journalDragons: said, ui, genres } = texts
  const { key, detail, cell, genre, spell, characteristic, loss = 0, until } = effect
  const facts = [
    detail && names.affliction(detail),
    key ? ui.dragons.acts[key] : !detail && said.played,
    cell && placeOf(texts, cell),
    genre && genres[genre].plural,
    spell && names.spell(spell),
    characteristic && ui.dragons.loss({ of: traitName(texts, characteristic), loss }),
    until !== undefined && said.untilDay({ day: until }),
  ]
  return said.began({ facts: facts.filter(Boolean).join(', ') })
}

const bonus = ({ texts, names }: Telling, { spell, cell }: Of<'bonusWon'>): string =>
  texts.journalDragons.bonusWon({
    spell: names.spell(spell),
    place: cell ? inCell(texts, cell) : texts.journalDragons.bonusHere,
  })

const methodName = (id: string): string => METHODS.find((method) => method.id === id)?.name ?? id

/** Dragons, nights, stars and practice; null for what is of no interest by itself. */
export const dragonSentence = (telling: Telling, what: DragonTold): string | null => {
  const { texts, format, names, name, thread } = telling
  const { journalDragons: said } = texts
  switch (what.type) {
    case 'effectBegan':
      return began(telling, what)
    case 'effectChanged':
      return said.changed[what.why]({ effect: effectName(telling, what.effect) })
    case 'effectEnded':
      return said.ended[what.why]({ effect: names.affliction(what.id) })
    case 'putElsewhere':
      return said.putElsewhere({ place: inPlace(texts, what) })
    case 'reserveForced':
      return said.reserveForced
    case 'tollPaid':
      return said.tollPaid(what)
    case 'fatigued':
      return said.fatigued(what)
    case 'hurt':
      return said.hurt(what)
    case 'reservesLost':
      return said.reservesLost({ place: inCell(texts, what.cell) })
    case 'seuilChanged':
      return said.seuilChanged(what)
    case 'sheetChanged':
      return said.sheetChanged({ of: traitName(texts, what.of), by: what.by })
    case 'lossTested':
      return said.lossTested({ of: traitName(texts, what.of), roll: rollText(texts, what.check) })
    case 'spellLearnt':
      return said.spellLearnt({ spell: names.spell(what.spell) })
    case 'giftOffered':
      return said.giftOffered
    case 'giftTaken':
      return said.giftTaken({ gift: texts.encounters[what.kind].name, strength: what.strength, dice: what.dice.join(' + ') })
    case 'releaseAsked':
      return said.releaseAsked
    case 'jumped':
      return said.jumped({ name, place: inPlace(texts, what) })
    case 'dreamt':
      return said.dreamt(what)
    case 'dragonDreamt':
      return said.dragonDreamt({ strength: what.strength, dice: ddrDice(what.dice) })
    case 'rested':
      return said.rested(what)
    case 'woke':
      return [said.woke[what.why]({ name }), thread.night && said.night(thread.night)].filter(Boolean).join(' ')
    case 'starsRead':
      return said.starsRead(what)
    case 'bonusWon':
      return bonus(telling, what)
    case 'experienceChanged':
      return said.experienceChanged({ points: what.by, where: traitName(texts, what.of) })
    case 'pointsChanged':
      return said.pointsChanged({ points: what.by, voie: traitName(texts, what.voie) })
    case 'signSet':
      return said.signSet({
        genres: format.and(what.genres.map((genre) => texts.genres[genre].name)),
        difficulty: what.difficulty,
      })
    case 'signFelt':
      return said.signFelt(what)
    case 'signRead':
      return said.signRead({ roll: rollText(texts, what.check) })
    case 'meditated':
      return said.meditated({ name, method: methodName(what.method), roll: rollText(texts, what.check) })
    case 'synthesised':
      return said.synthesised({ spell: capital(names.spell(what.spell)), roll: rollText(texts, what.check) })
    case 'hourBegan':
      return null
    default:
      return what satisfies never
  }
}
