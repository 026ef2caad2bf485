import type { Format } from '../../../../house/texts/index.ts'
import {
  type Effect,
  type EncounterKind,
  isSuccess,
  repressionCost,
  type ToldCheck,
  type ToldHappening,
  VOIES,
  type Voie,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { gainsWords } from '../words/gainsWords.ts'
import { outcomeText } from '../words/outcomeText.ts'
import { statedText } from '../words/statedText.ts'
import { tearText } from '../words/tearText.ts'
import { dragonSentence } from './sentenceDragons.ts'
import { metDice } from './strength.ts'
import type { Thread } from './thread.ts'
import { capital, inCell, inPlace, type Names, rollText, theEncounter } from './words.ts'

type Of<Type extends ToldHappening['type']> = Extract<ToldHappening, { type: Type }>

/** What a sentence is made of besides what happened. */
export interface Telling {
  readonly texts: Texts
  readonly format: Format
  readonly names: Names
  readonly thread: Thread
  /** The dreamer's name. */
  readonly name: string
}

const moved = ({ texts, name }: Telling, what: Of<'moved'>): string => {
  const { journal, directions, genres } = texts
  const { toward } = directions[what.direction]
  if (what.to === null) return journal.wandered({ toward, inA: genres[what.genre].inA })
  const place = inCell(texts, what.to)
  if (what.exit) return journal.exited({ name, toward, place })
  return what.genre === 'pont' ? journal.crossed({ name, place }) : journal.entered({ name, place })
}

/** To the gardien alone a hidden cell is told: then it says from whom it is hidden. Where one cell alone fits, nobody is lost. */
const hiddenPlace = ({ texts, name, thread }: Telling, what: Of<'lost' | 'drifted'>): string => {
  if (!thread.lost) return what.to === null ? texts.genres[what.genre].inA : inCell(texts, what.to)
  const place = inPlace(texts, what)
  return what.to === null ? place : texts.journal.unknowing({ place, name })
}

const placed = (telling: Telling, what: Of<'placed'>): string => {
  const { texts, name } = telling
  const place = inPlace(texts, what)
  return texts.journal.placed({ place: what.hidden && what.to ? texts.journal.unknowing({ place, name }) : place })
}

const drifted = (telling: Telling, what: Of<'drifted'>): string => {
  const { journal, directions } = telling.texts
  const toward = what.direction ? ` ${directions[what.direction].toward}` : ''
  const the = capital(what.by ? journal.the[what.by] : journal.theWhirl)
  return journal.drifted({ the, cells: what.cells, toward, place: hiddenPlace(telling, what) })
}

/** SPE-2: a special one says so, and what repressing it costs. */
const met = ({ texts }: Telling, what: Of<'encounterMet'>): string => {
  const { kind, strength, face, special } = what
  const sentence = texts.journal.encounterMet[kind]({ strength, dice: ` (${special ? 'd7' : 'd100'} ${face}, ${metDice(what)})` })
  return special ? `${sentence} ${texts.journal.special({ cost: repressionCost({ kind, special }) })}` : sentence
}

const tookEffect = ({ texts, names }: Telling, what: NonNullable<Effect['others']>[number], whom?: string) => {
  const spell = names.spell(what.spell)
  if (whom && what.outcome === 'target') return texts.journal.tookWhom({ spell, name: names.dreamer(whom) })
  return texts.journal.tookEffect({ spell, outcome: outcomeText(texts, what) })
}

/** TGT-4: as whoever it is aimed at is told of it. */
const cameOf = (
  { texts, names }: Telling,
  { spell, name, voie }: { readonly spell: string | null; readonly name?: string | undefined; readonly voie?: Voie },
): string => name ?? (spell ? names.spell(spell) : texts.journal.someSpell({ voie: voie ? texts.voies[voie].name : '' }))

const betweenDreamers = (telling: Telling, what: Of<'aimed' | 'cameBack' | 'spellCame' | 'spellMet' | 'spellTook'>): string => {
  const { texts, format, names, name } = telling
  const { journal } = texts
  if (what.type === 'aimed') return journal.aimed({ name, whom: names.dreamer(what.whom) })
  if (what.type === 'cameBack') return journal.cameBack({ name, whom: what.whom ? names.dreamer(what.whom) : null })
  const by = what.by ? names.dreamer(what.by) : (what.caster ?? null)
  if (what.type === 'spellCame')
    return capital(journal.spellCame({ name, by, spell: format.and(what.spells.map((one) => cameOf(telling, one))) }))
  const spell = capital(cameOf(telling, what))
  if (what.type === 'spellTook')
    return what.forgone ? journal.spellForgone({ name, spell }) : journal.spellTook({ name, spell, by })
  return journal.spellMet({ name, spell, roll: rollText(texts, what.check), resists: isSuccess(what.check.quality) })
}

/** CAST-6, TGT-2: what became of it; a miss that the gardien calls impossible magic was told before. */
const spellRuled = (telling: Telling, { was, others = [], ...first }: Of<'spellRuled'>): string => {
  const { journal, outcomes } = telling.texts
  if (was === 'missed') return journal.calledImpossible({ outcome: outcomes[first.outcome] })
  return [first, ...others].map((one) => tookEffect(telling, { ...one, how: was })).join(' ')
}

/** TGT-4: known by its id, its name, or its voie alone. */
const lifted = ({ texts, names, name }: Telling, of: string): string => {
  const voie = VOIES.find((one) => one === of)
  const spell = voie ? texts.journal.someSpell({ voie: texts.voies[voie].name }) : names.spell(of)
  return texts.journal.spellLifted({ name, spell: capital(spell) })
}

/** TET-2: a journey bent by a gift is no ordinary one. */
const ascended = ({ texts, name }: Telling, { mode, swift, cost }: Of<'ascended'>): string =>
  texts.journal.ascended[swift ? 'swift' : mode]({ name, cost })

const cameDown = ({ texts, name }: Telling, { why, mastery, erratic, own, newRound }: Of<'cameDown'>): string => {
  const { journal } = texts
  if (own) return journal.cameDownByGesture({ name })
  if (newRound) return journal.cameDownNext({ name })
  if (erratic) return journal.cameDownErratic({ name })
  return mastery && mastery !== 'wet' ? journal.cameDownBefore[mastery]({ name }) : journal.cameDown[why]({ name })
}

const dreamChanged = ({ texts }: Telling, { by, why }: Of<'dreamChanged'>): string => {
  const { journal } = texts
  if (by >= 0) return journal.dreamGained({ points: by })
  if (why === 'burst') return journal.dreamBurst({ points: -by })
  return (why === 'fading' ? journal.dreamFaded : journal.dreamLost)({ points: -by })
}

const learned = ({ texts, format }: Telling, what: Of<'learned'>): string =>
  texts.journal.learned({ gains: gainsWords(texts, format, what) })

const cast = ({ texts, format, names, name }: Telling, what: Of<'castRolled'>): string => {
  const { journal } = texts
  const stated = statedText(texts, format, what)
  const spell = [names.spell(what.spell), stated && `(${stated})`].filter(Boolean).join(' ')
  const said = { name, spell, roll: rollText(texts, what.check) }
  const sentence = what.proxy ? journal.castByProxy(said) : journal.castRolled(said)
  return [sentence, what.paid > 0 ? journal.paid({ points: what.paid }) : ''].filter(Boolean).join(' ')
}

const shelf = ({ texts }: Telling, { hand }: Of<'stored' | 'triggered' | 'castHeld'>): string =>
  hand.cell ? inCell(texts, hand.cell) : texts.journal.underFoot

/** TET-9: several that go off together are named together. */
const handName = ({ format, names }: Telling, { spell, others = [] }: Of<'stored' | 'triggered' | 'castHeld'>['hand']): string =>
  format.and([spell, ...others].map(names.spell))

const CONDITIONS = ['dream', 'fatigue', 'repression', 'seuil', 'life', 'pinned'] as const
const TRAITS = ['reve', 'empathie', 'volonte', 'vue', 'intellect', 'astrologie', 'malus'] as const

/** A sheet written anew as a whole is not read out. */
const MOST_TRAITS = 3

const correctedOnSheet = ({ ui, journal }: Texts, sheet: NonNullable<Of<'corrected'>['sheet']>): readonly string[] => {
  if (Object.keys(sheet).length > MOST_TRAITS) return [journal.correctedSheet]
  const traits = TRAITS.flatMap((key) => (sheet[key] === undefined ? [] : [`${ui.sheet[key]} ${sheet[key]}`]))
  const others = [
    ...(sheet.draconic ? [ui.sheet.voies] : []),
    ...(sheet.spells === undefined ? [] : [ui.sheet.spells]),
    ...(sheet.stamina === undefined ? [] : [ui.sheet.endurance]),
    ...(sheet.name === undefined ? [] : [sheet.name]),
    ...(sheet.birth === undefined ? [] : [ui.sheet.birth]),
    ...(sheet.life === undefined ? [] : [ui.sheet.life]),
  ]
  return [...traits, ...others]
}

const corrected = ({ texts }: Telling, what: Of<'corrected'>): string => {
  const conditions = CONDITIONS.flatMap((key) => (what[key] === undefined ? [] : [`${texts.ui.sheet[key]} ${what[key]}`]))
  const xp = (['reve', ...VOIES] as const).flatMap((of) => {
    const points = what.xp?.[of]
    return points === undefined
      ? []
      : [texts.journal.correctedXp({ points, where: of === 'reve' ? texts.ui.sheet.reve : texts.voies[of].name })]
  })
  const changes = [...(what.sheet ? correctedOnSheet(texts, what.sheet) : []), ...conditions, ...xp]
  return texts.journal.corrected({ changes: changes.join(', ') || texts.journal.correctedNothing })
}

/** ENC-4: no special quality counts, Rêve de Dragon apart. */
const facedCheck = (check: ToldCheck, kind: EncounterKind | null): ToldCheck =>
  kind === 'reve-de-dragon' ? check : { ...check, quality: isSuccess(check.quality) ? 'normale' : 'echec' }

/** ENC-4: another voie than the best is told. */
const faced = ({ texts, thread }: Telling, { check, named }: Of<'faced'>): string => {
  const roll = rollText(texts, facedCheck(check, thread.met))
  return named && check.voie ? texts.journal.facedBy({ voie: texts.voies[check.voie].name, roll }) : texts.journal.faced({ roll })
}

const fitted = ({ texts, name }: Telling, { candidates }: Of<'fitted'>): string => {
  const [only, ...others] = candidates
  if (!only || others.length > 0) return texts.journal.candidates({ count: candidates.length })
  return texts.journal.found({ name, place: inCell(texts, only) })
}

/** What happened to a dreamer in a sentence; null for what is of no interest by itself. */
export const sentenceOf = (telling: Telling, what: ToldHappening): string | null => {
  const { texts, names, thread, name } = telling
  const { journal } = texts
  const the = theEncounter(texts, thread.met)
  const The = capital(the)
  switch (what.type) {
    case 'ascentAsked':
      return journal.ascentAsked({ name, mode: texts.modes[what.mode].name })
    case 'ascentDenied':
      return journal.ascentDenied({ name })
    case 'willTested':
      return journal[what.stands && !isSuccess(what.check.quality) ? 'willFailed' : 'willTested']({
        roll: rollText(texts, what.check),
      })
    case 'ascended':
      return ascended(telling, what)
    case 'cameDown':
      return cameDown(telling, what)
    case 'fellAsleep':
      return journal.fellAsleep[what.why]({ name })
    case 'moved':
      return moved(telling, what)
    case 'stayed':
      return journal.stayed({ name })
    case 'struggled':
      return journal.struggled({ name, the })
    case 'encounterRolled':
      return what.face === 7 ? journal.somethingComes(what) : journal.nothingComes(what)
    case 'encounterMet':
      return met(telling, what)
    case 'sentMet':
      // Sent in secret: nobody is told so.
      return journal.encounterMet[what.kind]({ strength: what.strength, dice: '' })
    case 'encounterReturned':
      return journal.encounterReturned({ the: theEncounter(texts, thread.waiting) })
    case 'waitingLeft':
      return journal.waitingLeft({ the: theEncounter(texts, thread.waiting) })
    case 'faced':
      return faced(telling, what)
    case 'serviceWon':
      return journal.serviceWon({ the: The })
    case 'held':
      return journal.held({ the: The })
    case 'encounterEnded':
      return journal.encounterEnded[what.how]({ the: what.how === 'away' ? the : The, name })
    case 'evaded':
      return journal.evaded({ name, the, hour: texts.hours[what.until.hour].hour, day: what.until.day })
    case 'repressed':
      return journal.repressed(what)
    case 'repressionTested':
      return what.safe ? journal.repressionSafe(what) : journal.repressionBroken(what)
    case 'afflicted':
      return journal.afflicted({ table: capital(texts.dragonTables[what.table].name), affliction: names.affliction(what.id) })
    case 'dreamChanged':
      return dreamChanged(telling, what)
    case 'learned':
      return learned(telling, what)
    case 'carried':
      return journal.carried({ the: capital(journal.the[what.by]), place: inPlace(texts, what) })
    case 'lost':
      return journal.lost({ place: hiddenPlace(telling, what) })
    case 'drifted':
      return drifted(telling, what)
    case 'messengerSent':
      return journal.messengerSent({ place: inPlace(texts, what) })
    case 'placed':
      return placed(telling, what)
    case 'fitted':
      return fitted(telling, what)
    case 'revealed':
      return journal.revealed({ place: inCell(texts, what.cell) })
    case 'wetMet':
      return texts.journalDragons.masteries[what.mastery?.kind ?? 'wet']
    case 'wetFaced':
      return (what.kind ? texts.journalDragons.masteryFaced : journal.wetFaced)({ roll: rollText(texts, what.check) })
    case 'castRolled':
      return cast(telling, what)
    case 'fumbleRolled':
      return journal.fumbleRolled({ roll: rollText(texts, what.check) })
    case 'stored': {
      const said = { spell: names.spell(what.hand.spell), place: shelf(telling, what) }
      return what.hand.erratic ? journal.storedErratic(said) : journal.stored(said)
    }
    case 'triggered':
      return journal.triggered({ spell: handName(telling, what.hand), place: shelf(telling, what) })
    case 'sightTested':
      return journal.sightTested({ roll: rollText(texts, what.check) })
    case 'resisted':
      return journal.resisted[what.who]({ roll: rollText(texts, what.check), resists: isSuccess(what.check.quality) })
    case 'tookEffect':
      return [what, ...(what.others ?? [])].map((one) => tookEffect(telling, one, what.whom)).join(' ')
    case 'aimed':
    case 'cameBack':
    case 'spellCame':
    case 'spellMet':
    case 'spellTook':
      return betweenDreamers(telling, what)
    case 'ascentRuled':
      return what.rule.kind === 'will'
        ? journal.ascentRuled.will({ name, difficulty: what.rule.difficulty })
        : journal.ascentRuled[what.rule.kind]({ name })
    case 'modified':
      return what.secret ? journal.modifiedSecretly(what) : journal.modified(what)
    case 'sightAsked':
      return what.difficulty === null ? journal.sightWaived : journal.sightAsked({ difficulty: what.difficulty })
    case 'corrected':
      return corrected(telling, what)
    case 'described':
      return journal.described(what)
    case 'spellEnded':
      return what.of === undefined ? journal.spellEnded : lifted(telling, what.of)
    case 'spellRuled':
      return spellRuled(telling, what)
    case 'torn':
      return tearText(texts, what)
    case 'dreamerLeft':
      return journal.dreamerLeft({ name })
    case 'settled':
    case 'kept':
    case 'castHeld':
      return null
    default:
      return dragonSentence(telling, what)
  }
}
