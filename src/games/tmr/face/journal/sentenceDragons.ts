import { METHODS, type ToldHappening } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { placeOf } from '../words/places.ts'
import type { Sentences } from './sentence.ts'
import { capital, ddrDice, inCell, inPlace, type Names, rollText } from './words.ts'

type Named = Pick<Extract<ToldHappening, { type: 'effectChanged' }>['effect'], 'id' | 'detail'>

const effectName = (names: Names, { id, detail }: Named): string =>
  detail ? `${names.affliction(id)} (${names.affliction(detail)})` : names.affliction(id)

/** A characteristic, a knowledge or a voie, as the sheet calls it. */
const traitName = ({ voies, ui }: Texts, of: string): string => {
  if (Object.hasOwn(voies, of)) return voies[of as keyof typeof voies]
  const names: Readonly<Record<string, string>> = { ...ui.deeds.meditation.skills, ...ui.dragons.characteristics }
  return capital(names[of] ?? of)
}

const methodName = (id: string): string => METHODS.find((method) => method.id === id)?.name ?? id

/** Dragons, nights, stars and practice. */
export const DRAGON_SENTENCES = {
  /** Its name has just been told: what it does, where, to what, and until when. */
  effectBegan: ({ texts, names }, { effect }) => {
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
  },
  effectChanged: ({ texts, names }, { why, effect }) => texts.journalDragons.changed[why]({ effect: effectName(names, effect) }),
  effectEnded: ({ texts, names }, { why, id }) => texts.journalDragons.ended[why]({ effect: names.affliction(id) }),
  putElsewhere: ({ texts }, what) => texts.journalDragons.putElsewhere({ place: inPlace(texts, what) }),
  reserveForced: ({ texts }) => texts.journalDragons.reserveForced,
  tollPaid: ({ texts }, what) => texts.journalDragons.tollPaid(what),
  fatigued: ({ texts }, what) => texts.journalDragons.fatigued(what),
  hurt: ({ texts }, what) => texts.journalDragons.hurt(what),
  reservesLost: ({ texts }, { cell }) => texts.journalDragons.reservesLost({ place: inCell(texts, cell) }),
  seuilChanged: ({ texts }, what) => texts.journalDragons.seuilChanged(what),
  sheetChanged: ({ texts }, { of, by }) => texts.journalDragons.sheetChanged({ of: traitName(texts, of), by }),
  lossTested: ({ texts }, { of, check }) =>
    texts.journalDragons.lossTested({ of: traitName(texts, of), roll: rollText(texts, check) }),
  spellLearnt: ({ texts, names }, { spell }) => texts.journalDragons.spellLearnt({ spell: names.spell(spell) }),
  giftOffered: ({ texts }) => texts.journalDragons.giftOffered,
  giftTaken: ({ texts }, { kind, strength, dice }) =>
    texts.journalDragons.giftTaken({ gift: texts.encounters[kind].name, strength, dice: dice.join(' + ') }),
  releaseAsked: ({ texts }) => texts.journalDragons.releaseAsked,
  jumped: ({ texts, name }, what) => texts.journalDragons.jumped({ name, place: inPlace(texts, what) }),
  dreamt: ({ texts }, what) => texts.journalDragons.dreamt(what),
  dragonDreamt: ({ texts }, { strength, dice }) => texts.journalDragons.dragonDreamt({ strength, dice: ddrDice(dice) }),
  rested: ({ texts }, what) => texts.journalDragons.rested(what),
  woke: ({ texts: { journalDragons: said }, name, thread: { night } }, { why }) =>
    [said.woke[why]({ name }), night && said.night(night)].filter(Boolean).join(' '),
  starsRead: ({ texts }, what) => texts.journalDragons.starsRead(what),
  bonusWon: ({ texts, names }, { spell, cell }) => {
    const { bonusWon, bonusHere } = texts.journalDragons
    return bonusWon({ spell: names.spell(spell), place: cell ? inCell(texts, cell) : bonusHere })
  },
  experienceChanged: ({ texts }, { by, of }) =>
    texts.journalDragons.experienceChanged({ points: by, where: traitName(texts, of) }),
  pointsChanged: ({ texts }, { by, voie }) => texts.journalDragons.pointsChanged({ points: by, voie: traitName(texts, voie) }),
  signSet: ({ texts, format }, { genres, difficulty }) =>
    texts.journalDragons.signSet({ genres: format.and(genres.map((genre) => texts.genres[genre].name)), difficulty }),
  signFelt: ({ texts }, what) => texts.journalDragons.signFelt(what),
  signRead: ({ texts }, { check }) => texts.journalDragons.signRead({ roll: rollText(texts, check) }),
  meditated: ({ texts, name }, { method, check }) =>
    texts.journalDragons.meditated({ name, method: methodName(method), roll: rollText(texts, check) }),
  synthesised: ({ texts, names }, { spell, check }) =>
    texts.journalDragons.synthesised({ spell: capital(names.spell(spell)), roll: rollText(texts, check) }),
  hourBegan: () => null,
} satisfies Partial<Sentences>
