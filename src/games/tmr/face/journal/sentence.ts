import {
  type Effect,
  isSuccess,
  repressionCost,
  type ToldCheck,
  type ToldHappening,
  VOIES,
  type Voie,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { outcomeText, tearText } from '../words/spellEffects.ts'
import { gainsWords, statedText } from '../words/told.ts'
import { DRAGON_SENTENCES } from './sentenceDragons.ts'
import type { Thread } from './thread.ts'
import { capital, inCell, inPlace, metDice, type Reader, rollText, theEncounter } from './words.ts'

type Of<Type extends ToldHappening['type']> = Extract<ToldHappening, { type: Type }>

/** What a sentence is made of besides what happened. */
export interface Telling extends Reader {
  readonly thread: Thread
  /** The dreamer's name. */
  readonly name: string
}

/** Null for what is of no interest by itself. */
export type Sentences = { readonly [Type in ToldHappening['type']]: (telling: Telling, what: Of<Type>) => string | null }

/** The encounter spoken of. */
const theMet = ({ texts, thread }: Telling): string => theEncounter(texts, thread.met)

/** To the gardien alone a hidden cell is told: then it says from whom it is hidden. Where one cell alone fits, nobody is lost. */
const hiddenPlace = ({ texts, name, thread }: Telling, what: Of<'lost' | 'drifted'>): string => {
  if (!thread.lost) return what.to === null ? texts.genres[what.genre].inA : inCell(texts, what.to)
  const place = inPlace(texts, what)
  return what.to === null ? place : texts.journal.unknowing({ place, name })
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
): string => name ?? (spell ? names.spell(spell) : texts.journal.someSpell({ voie: voie ? texts.voies[voie] : '' }))

const casterOf = ({ names }: Telling, { by, caster }: Of<'spellCame' | 'spellTook'>): string | null =>
  by ? names.dreamer(by) : (caster ?? null)

const shelf = ({ texts }: Telling, { hand }: Of<'stored' | 'triggered'>): string =>
  hand.cell ? inCell(texts, hand.cell) : texts.journal.underFoot

const CONDITIONS = ['dream', 'fatigue', 'repression', 'seuil', 'life', 'pinned'] as const
const TRAITS = ['reve', 'empathie', 'volonte', 'vue', 'intellect', 'astrologie', 'malus'] as const

/** A sheet written anew as a whole is not read out. */
const MOST_TRAITS = 3

const correctedOnSheet = ({ ui, journal }: Texts, sheet: NonNullable<Of<'corrected'>['sheet']>): readonly string[] => {
  if (Object.keys(sheet).length > MOST_TRAITS) return [journal.correctedSheet]
  const traits = TRAITS.flatMap((key) => (sheet[key] === undefined ? [] : [`${ui.sheet[key]} ${sheet[key]}`]))
  const others = [
    sheet.draconic && ui.sheet.voies,
    sheet.spells !== undefined && ui.sheet.spells,
    sheet.stamina && ui.sheet.endurance,
    sheet.name,
    sheet.birth !== undefined && ui.sheet.birth,
    sheet.life !== undefined && ui.sheet.life,
  ]
  return [...traits, ...others.flatMap((part) => part || [])]
}

const SENTENCES: Sentences = {
  ...DRAGON_SENTENCES,
  ascentAsked: ({ texts, name }, { mode }) => texts.journal.ascentAsked({ name, mode: texts.modes[mode].name }),
  ascentDenied: ({ texts, name }) => texts.journal.ascentDenied({ name }),
  willTested: ({ texts }, { stands, check }) =>
    texts.journal[stands && !isSuccess(check.quality) ? 'willFailed' : 'willTested']({ roll: rollText(texts, check) }),
  /** TET-2: a journey bent by a gift is no ordinary one. */
  ascended: ({ texts, name }, { mode, swift, cost }) => texts.journal.ascended[swift ? 'swift' : mode]({ name, cost }),
  cameDown: ({ texts: { journal }, name }, { why, mastery, erratic, own, newRound }) => {
    if (own) return journal.cameDownByGesture({ name })
    if (newRound) return journal.cameDownNext({ name })
    if (erratic) return journal.cameDownErratic({ name })
    return mastery && mastery !== 'wet' ? journal.cameDownBefore[mastery]({ name }) : journal.cameDown[why]({ name })
  },
  fellAsleep: ({ texts, name }, { why }) => texts.journal.fellAsleep[why]({ name }),
  moved: ({ texts, name }, { to, direction, genre, exit }) => {
    const { journal, directions, genres } = texts
    const { toward } = directions[direction]
    if (to === null) return journal.wandered({ toward, inA: genres[genre].inA })
    const place = inCell(texts, to)
    if (exit) return journal.exited({ name, toward, place })
    return genre === 'pont' ? journal.crossed({ name, place }) : journal.entered({ name, place })
  },
  stayed: ({ texts, name }) => texts.journal.stayed({ name }),
  struggled: (telling) => telling.texts.journal.struggled({ name: telling.name, the: theMet(telling) }),
  encounterRolled: ({ texts: { journal } }, what) =>
    what.face === 7 ? journal.somethingComes(what) : journal.nothingComes(what),
  /** SPE-2: a special one says so, and what repressing it costs. */
  encounterMet: ({ texts: { journal } }, what) => {
    const { kind, strength, face, special } = what
    const sentence = journal.encounterMet[kind]({
      strength,
      dice: ` (${special ? 'd7' : 'd100'}\u00a0${face}, ${metDice(what)})`,
    })
    return special ? `${sentence} ${journal.special({ cost: repressionCost({ kind, special }) })}` : sentence
  },
  // Sent in secret: nobody is told so.
  sentMet: ({ texts }, { kind, strength }) => texts.journal.encounterMet[kind]({ strength, dice: '' }),
  encounterReturned: ({ texts, thread }) => texts.journal.encounterReturned({ the: theEncounter(texts, thread.waiting) }),
  waitingLeft: ({ texts, thread }) => texts.journal.waitingLeft({ the: theEncounter(texts, thread.waiting) }),
  /** ENC-4: no special quality counts, Rêve de Dragon apart; another voie than the best is told. */
  faced: ({ texts, thread }, { check, named }) => {
    const plain: ToldCheck['quality'] = isSuccess(check.quality) ? 'normale' : 'echec'
    const roll = rollText(texts, thread.met === 'reve-de-dragon' ? check : { ...check, quality: plain })
    return named && check.voie ? texts.journal.facedBy({ voie: texts.voies[check.voie], roll }) : texts.journal.faced({ roll })
  },
  serviceWon: (telling) => telling.texts.journal.serviceWon({ the: capital(theMet(telling)) }),
  held: (telling) => telling.texts.journal.held({ the: capital(theMet(telling)) }),
  encounterEnded: (telling, { how }) => {
    const the = theMet(telling)
    return telling.texts.journal.encounterEnded[how]({ the: how === 'away' ? the : capital(the), name: telling.name })
  },
  evaded: (telling, { until }) => {
    const { texts, name } = telling
    return texts.journal.evaded({ name, the: theMet(telling), hour: texts.hours[until.hour].hour, day: until.day })
  },
  repressed: ({ texts }, what) => texts.journal.repressed(what),
  repressionTested: ({ texts: { journal } }, what) => (what.safe ? journal.repressionSafe(what) : journal.repressionBroken(what)),
  afflicted: ({ texts, names }, { table, id }) =>
    texts.journal.afflicted({ table: capital(texts.dragonTables[table].name), affliction: names.affliction(id) }),
  dreamChanged: ({ texts: { journal } }, { by, why }) => {
    if (by >= 0) return journal.dreamGained({ points: by })
    if (why === 'burst') return journal.dreamBurst({ points: -by })
    return (why === 'fading' ? journal.dreamFaded : journal.dreamLost)({ points: -by })
  },
  learned: ({ texts, format }, what) => texts.journal.learned({ gains: gainsWords(texts, format, what) }),
  carried: ({ texts }, what) => texts.journal.carried({ the: capital(texts.journal.the[what.by]), place: inPlace(texts, what) }),
  lost: (telling, what) => telling.texts.journal.lost({ place: hiddenPlace(telling, what) }),
  drifted: (telling, what) => {
    const { journal, directions } = telling.texts
    const toward = what.direction ? ` ${directions[what.direction].toward}` : ''
    const the = capital(what.by ? journal.the[what.by] : journal.theWhirl)
    return journal.drifted({ the, cells: what.cells, toward, place: hiddenPlace(telling, what) })
  },
  messengerSent: ({ texts }, what) => texts.journal.messengerSent({ place: inPlace(texts, what) }),
  placed: ({ texts, name }, what) => {
    const place = inPlace(texts, what)
    return texts.journal.placed({ place: what.hidden && what.to ? texts.journal.unknowing({ place, name }) : place })
  },
  fitted: ({ texts, name }, { candidates }) => {
    const [only, ...others] = candidates
    if (!only || others.length > 0) return texts.journal.candidates({ count: candidates.length })
    return texts.journal.found({ name, place: inCell(texts, only) })
  },
  revealed: ({ texts }, { cell }) => texts.journal.revealed({ place: inCell(texts, cell) }),
  wetMet: ({ texts }, { mastery }) => texts.journalDragons.masteries[mastery?.kind ?? 'wet'],
  wetFaced: ({ texts }, { kind, check }) =>
    (kind ? texts.journalDragons.masteryFaced : texts.journal.wetFaced)({ roll: rollText(texts, check) }),
  castRolled: ({ texts, format, names, name }, what) => {
    const { journal } = texts
    const stated = statedText(texts, format, what)
    const spell = [names.spell(what.spell), stated && `(${stated})`].filter(Boolean).join(' ')
    const sentence = journal[what.proxy ? 'castByProxy' : 'castRolled']({ name, spell, roll: rollText(texts, what.check) })
    return [sentence, what.paid > 0 && journal.paid({ points: what.paid })].filter(Boolean).join(' ')
  },
  fumbleRolled: ({ texts }, { check }) => texts.journal.fumbleRolled({ roll: rollText(texts, check) }),
  stored: (telling, what) => {
    const said = { spell: telling.names.spell(what.hand.spell), place: shelf(telling, what) }
    return telling.texts.journal[what.hand.erratic ? 'storedErratic' : 'stored'](said)
  },
  /** TET-9: several that go off together are named together. */
  triggered: (telling, what) => {
    const { texts, format, names } = telling
    const { spell, others = [] } = what.hand
    return texts.journal.triggered({ spell: format.and([spell, ...others].map(names.spell)), place: shelf(telling, what) })
  },
  sightTested: ({ texts }, { check }) => texts.journal.sightTested({ roll: rollText(texts, check) }),
  resisted: ({ texts }, { who, check }) =>
    texts.journal.resisted[who]({ roll: rollText(texts, check), resists: isSuccess(check.quality) }),
  tookEffect: (telling, what) => [what, ...(what.others ?? [])].map((one) => tookEffect(telling, one, what.whom)).join(' '),
  aimed: ({ texts, names, name }, { whom }) => texts.journal.aimed({ name, whom: names.dreamer(whom) }),
  cameBack: ({ texts, names, name }, { whom }) => texts.journal.cameBack({ name, whom: whom ? names.dreamer(whom) : null }),
  spellCame: (telling, what) => {
    const { texts, format, name } = telling
    const spell = format.and(what.spells.map((one) => cameOf(telling, one)))
    return capital(texts.journal.spellCame({ name, by: casterOf(telling, what), spell }))
  },
  spellMet: (telling, what) => {
    const { texts, name } = telling
    const { quality } = what.check
    const spell = capital(cameOf(telling, what))
    return texts.journal.spellMet({ name, spell, roll: rollText(texts, what.check), resists: isSuccess(quality) })
  },
  spellTook: (telling, what) => {
    const { texts, name } = telling
    const spell = capital(cameOf(telling, what))
    if (what.forgone) return texts.journal.spellForgone({ name, spell })
    return texts.journal.spellTook({ name, spell, by: casterOf(telling, what) })
  },
  ascentRuled: ({ texts: { journal }, name }, { rule }) =>
    rule.kind === 'will'
      ? journal.ascentRuled.will({ name, difficulty: rule.difficulty })
      : journal.ascentRuled[rule.kind]({ name }),
  modified: ({ texts: { journal } }, what) => (what.secret ? journal.modifiedSecretly(what) : journal.modified(what)),
  sightAsked: ({ texts: { journal } }, { difficulty }) =>
    difficulty === null ? journal.sightWaived : journal.sightAsked({ difficulty }),
  corrected: ({ texts }, what) => {
    const { ui, journal, voies } = texts
    const conditions = CONDITIONS.flatMap((key) => (what[key] === undefined ? [] : [`${ui.sheet[key]} ${what[key]}`]))
    const xp = (['reve', ...VOIES] as const).flatMap((of) => {
      const points = what.xp?.[of]
      return points === undefined ? [] : [journal.correctedXp({ points, where: of === 'reve' ? ui.sheet.reve : voies[of] })]
    })
    const changes = [...(what.sheet ? correctedOnSheet(texts, what.sheet) : []), ...conditions, ...xp]
    return journal.corrected({ changes: changes.join(', ') || journal.correctedNothing })
  },
  described: ({ texts }, what) => texts.journal.described(what),
  /** TGT-4: known by its id, its name, or its voie alone. */
  spellEnded: ({ texts, names, name }, { of }) => {
    if (of === undefined) return texts.journal.spellEnded
    const voie = VOIES.find((one) => one === of)
    const spell = voie ? texts.journal.someSpell({ voie: texts.voies[voie] }) : names.spell(of)
    return texts.journal.spellLifted({ name, spell: capital(spell) })
  },
  /** CAST-6, TGT-2: what became of it; a miss that the gardien calls impossible magic was told before. */
  spellRuled: (telling, { was, others = [], ...first }) => {
    const { journal, outcomes } = telling.texts
    if (was === 'missed') return journal.calledImpossible({ outcome: outcomes[first.outcome] })
    return [first, ...others].map((one) => tookEffect(telling, { ...one, how: was })).join(' ')
  },
  torn: ({ texts }, what) => tearText(texts, what),
  dreamerLeft: ({ texts, name }) => texts.journal.dreamerLeft({ name }),
  settled: () => null,
  kept: () => null,
  castHeld: () => null,
}

/** What happened to a dreamer in a sentence; null for what is of no interest by itself. */
export const sentenceOf = (telling: Telling, what: ToldHappening): string | null =>
  (SENTENCES[what.type] as (telling: Telling, what: ToldHappening) => string | null)(telling, what)
