import { formatOf } from '../../../../house/texts/format.ts'
import { de, que } from '../../../../house/texts/fr/nouns.ts'
import type { Tear } from '../../rules/aiming/tearForms.ts'
import type { EncounterKind } from '../../rules/encounters/kinds.ts'
import type { DreamerEvent } from '../../rules/events.ts'
import type { MasteryKind } from '../../rules/ground/ground.ts'
import { roundsApart } from './ui/rounds.ts'

const { count, signed } = formatOf('fr')
const points = (n: number): string => count(n, { one: 'point de rêve', other: 'points de rêve' })
const cells = (n: number): string => count(n, { one: 'case', other: 'cases' })

type WayDown = Extract<DreamerEvent, { type: 'cameDown' }>['why']
type Ending = Extract<DreamerEvent, { type: 'encounterEnded' }>['how']
type Met = (p: { strength: number; dice: string }) => string
type Named = (p: { name: string }) => string
/** `the` is the encounter with its article: Le Passeur. */
type Ended = (p: { the: string; name: string }) => string

const down: Readonly<Record<WayDown, Named>> = {
  will: (p) => `${p.name} redescend.`,
  evasion: (p) => `${p.name} quitte les Terres.`,
  briseur: (p) => `La concentration vole en éclats : ${p.name} quitte les Terres.`,
  wet: (p) => `L'eau l'emporte : ${p.name} quitte les Terres.`,
  failure: (p) => `La concentration se rompt : ${p.name} quitte les Terres.`,
  fumble: (p) => `Le sort éclate : ${p.name} quitte les Terres.`,
  broken: (p) => `Du dehors, quelque chose rompt la concentration : ${p.name} quitte les Terres.`,
  spell: (p) => `${p.name} redescend, le sort en main.`,
  read: (p) => `La lecture faite, ${p.name} quitte les Terres.`,
  synthesis: (p) => `La synthèse tentée, ${p.name} quitte les Terres.`,
}

const met: Readonly<Record<EncounterKind, Met>> = {
  messager: (p) => `Un Messager des rêves accourt, force ${p.strength}${p.dice}.`,
  passeur: (p) => `Un Passeur des rêves accoste, force ${p.strength}${p.dice}.`,
  fleur: (p) => `Une Fleur des rêves s'ouvre, force ${p.strength}${p.dice}.`,
  mangeur: (p) => `Un Mangeur de rêve ouvre la bouche, force ${p.strength}${p.dice}.`,
  changeur: (p) => `Un Changeur de rêve se dresse, force ${p.strength}${p.dice}.`,
  briseur: (p) => `Un Briseur de rêve approche, force ${p.strength}${p.dice}.`,
  reflet: (p) => `Un Reflet d'ancien rêve paraît, force ${p.strength}${p.dice}.`,
  'tourbillon-blanc': (p) => `Un Tourbillon blanc se lève, force ${p.strength}${p.dice}.`,
  'tourbillon-noir': (p) => `Un Tourbillon noir se creuse, force ${p.strength}${p.dice}.`,
  'passeur-fou': (p) => `Un Passeur fou surgit, force ${p.strength}${p.dice}.`,
  'tourbillon-rouge': (p) => `Un Tourbillon rouge s'ouvre, force ${p.strength}${p.dice}.`,
  'reve-de-dragon': (p) => `Un Rêve de Dragon passe, force ${p.strength}${p.dice}.`,
}

const ended: Readonly<Record<Ending, Ended>> = {
  mastered: (p) => `${p.the} cède.`,
  failed: (p) => `${p.the} s'en va.`,
  passed: (p) => `${p.the} poursuit sa route.`,
  repressed: (p) => `${p.the} n'a jamais été là.`,
  declined: (p) => `${p.the} repart sans avoir servi.`,
  away: (p) => `C'est hors d'atteinte : ${p.the} s'en va, et cela même apprend quelque chose.`,
  freed: (p) => `${p.name} se libère. ${p.the} se défait.`,
}

/** The journey told in the present, a sentence for each thing that happens. Places come with their preposition. */
export const journal = {
  the: {
    messager: 'le Messager',
    passeur: 'le Passeur',
    fleur: 'la Fleur',
    mangeur: 'le Mangeur',
    changeur: 'le Changeur',
    briseur: 'le Briseur',
    reflet: 'le Reflet',
    'tourbillon-blanc': 'le Tourbillon blanc',
    'tourbillon-noir': 'le Tourbillon noir',
    'passeur-fou': 'le Passeur fou',
    'tourbillon-rouge': 'le Tourbillon rouge',
    'reve-de-dragon': 'le Rêve de Dragon',
  } satisfies Record<EncounterKind, string>,
  theEncounter: 'la rencontre',
  theWhirl: 'le Tourbillon',
  somewhere: (p: { inA: string }) => `${p.inA}, sans qu'on sache où`,
  at: (p: { in: string; name: string; cell: string }) => `${p.in}${p.name} (${p.cell})`,
  roll: (p: { face: number; chance: number; quality: string }) => `${p.face} pour ${p.chance}, ${p.quality}`,
  rollSecret: (p: { face: number; quality: string }) => `${p.face}, ${p.quality}`,
  ascent: (p: { number: number }) => `Montée ${p.number}`,
  sleep: 'Sommeil',
  day: 'Éveil',
  ascentAsked: (p: { name: string; mode: string }) => `${p.name} demande à monter, en mode ${p.mode}.`,
  ascentDenied: (p: { name: string }) => `Le gardien des rêves refuse : ${p.name} reste en bas.`,
  willTested: (p: { roll: string }) => `Jet de VOLONTÉ : ${p.roll}.`,
  /** ASC-2: what was asked for stands. */
  willFailed: (p: { roll: string }) => `Jet de VOLONTÉ : ${p.roll}. Le round est passé, et le jet reste demandé.`,
  ascended: {
    normal: (p: { name: string; cost: number }) => `${p.name} monte pas à pas, pour ${points(p.cost)}.`,
    accelerated: (p: { name: string; cost: number }) => `${p.name} monte en accéléré, pour ${points(p.cost)}.`,
    /** TET-2. */
    swift: (p: { name: string; cost: number }) => `${p.name} monte par le don du Dragon, pour ${points(p.cost)}.`,
  },
  cameDown: down,
  /** DRG-9: what was not mastered, water apart. */
  cameDownBefore: {
    closed: (p: { name: string }) => `La cité reste close : ${p.name} quitte les Terres.`,
    conquest: (p: { name: string }) => `La case n'est pas conquise : ${p.name} quitte les Terres.`,
    purification: (p: { name: string }) => `La purification échoue : ${p.name} quitte les Terres.`,
  } satisfies Record<Exclude<MasteryKind, 'wet'>, Named>,
  /** RES-7. */
  /** MOV-4. */
  cameDownByGesture: (p: { name: string }) => `D'un geste, ${p.name} rompt sa concentration et quitte les Terres.`,
  /** RES-5. */
  cameDownNext: (p: { name: string }) => `Le sort mis en réserve, ${p.name} redescend au round suivant.`,
  cameDownErratic: (p: { name: string }) => `${p.name} redescend, et l'échec mis en réserve éclate.`,
  fellAsleep: {
    dream: (p: { name: string }) => `Plus un seul point de rêve : ${p.name} s'endort.`,
    life: (p: { name: string }) => `Plus un seul point de vie : ${p.name} sombre.`,
    burst: (p: { name: string }) => `Trop de rêve d'un coup : tout éclate, et ${p.name} s'endort.`,
    will: (p: { name: string }) => `${p.name} s'endort.`,
    fatigue: (p: { name: string }) => `La dernière case de fatigue est marquée : ${p.name} s'endort.`,
  },
  entered: (p: { name: string; place: string }) => `${p.name} entre ${p.place}.`,
  crossed: (p: { name: string; place: string }) => `${p.name} passe ${p.place}.`,
  wandered: (p: { toward: string; inA: string }) => `Un pas ${p.toward} : le demi-rêve erre ${p.inA}.`,
  exited: (p: { name: string; toward: string; place: string }) =>
    `${p.name} sort de la carte ${p.toward} et reparaît ${p.place}.`,
  stayed: (p: { name: string }) => `${p.name} reste là un round.`,
  struggled: (p: { name: string; the: string }) => `Un round passe. ${p.name} lutte contre ${p.the}.`,
  nothingComes: (p: { face: number }) => `d7 :\u00a0${p.face}. Rien ne vient.`,
  somethingComes: (p: { face: number }) => `d7 :\u00a0${p.face}. Quelque chose vient.`,
  encounterMet: met,
  /** SPE-2. */
  special: (p: { cost: number }) => `Rencontre spéciale : la refouler coûte ${p.cost}.`,
  encounterSent: (p: { name: string; encounter: string; strength: number; cell: string | null }) =>
    `En secret, pour ${p.name} : ${p.encounter}, force ${p.strength}, ${p.cell ? `sur la case ${p.cell}` : 'à sa prochaine rencontre'}.`,
  encounterRecalled: (p: { name: string; cell: string | null }) =>
    p.cell
      ? `Plus rien d'envoyé à ${p.name} sur la case ${p.cell}.`
      : `Plus rien d'envoyé à la prochaine rencontre ${de(p.name)}.`,
  /** `of`: the cell or the dreamer it is about. */
  noteShown: (p: { of: string | null; text: string }) =>
    p.of ? `Sur ${p.of}, le gardien des rêves montre : « ${p.text} »` : `Le gardien des rêves montre : « ${p.text} »`,
  encounterReturned: (p: { the: string }) => `Sur la case attendait ${p.the}, de la même force.`,
  waitingLeft: (p: { the: string }) => `Le temps a passé : ${p.the} n'est plus là.`,
  faced: (p: { roll: string }) => `Maîtrise : ${p.roll}.`,
  facedBy: (p: { voie: string; roll: string }) => `Maîtrise par ${p.voie} : ${p.roll}.`,
  serviceWon: (p: { the: string }) => `${p.the} attend un ordre.`,
  held: (p: { the: string }) => `${p.the} retient le demi-rêve : le round est perdu.`,
  encounterEnded: ended,
  evaded: (p: { name: string; the: string; hour: string; day: number }) =>
    `${p.name} se dérobe : ${p.the} attend ici jusqu'à la fin de l'${p.hour}, jour ${p.day}.`,
  repressed: (p: { points: number }) => `Refoulement : ${signed(p.points)}.`,
  repressionSafe: (p: { face: number; counter: number }) => `d20 :\u00a0${p.face}, au-dessus de ${p.counter}. Le Dragon dort.`,
  repressionBroken: (p: { face: number; counter: number }) =>
    `d20 :\u00a0${p.face}, pas au-dessus de ${p.counter}. Le Dragon souffle, et le refoulement revient à 0.`,
  afflicted: (p: { table: string; affliction: string }) => `${p.table} : ${p.affliction}.`,
  dreamGained: (p: { points: number }) => `${points(p.points)} en plus.`,
  dreamFaded: (p: { points: number }) =>
    `Au-dessus du seuil, ${count(p.points, { one: "point de rêve s'efface", other: "points de rêve s'effacent" })}.`,
  dreamLost: (p: { points: number }) => `${points(p.points)} en moins.`,
  /** NIT-9. */
  dreamBurst: (p: { points: number }) => `Plus de trois fois le seuil : ${points(p.points)} en moins, il n'en reste aucun.`,
  learned: (p: { gains: string }) => `Expérience : ${p.gains}.`,
  learnedIn: (p: { points: number; where: string }) => `${p.points} en ${p.where}`,
  carried: (p: { the: string; place: string }) => `${p.the} dépose le demi-rêve ${p.place}.`,
  lost: (p: { place: string }) => `Le Changeur jette le demi-rêve ailleurs : ${p.place}.`,
  /** `the` is what carried it off, with its article. */
  drifted: (p: { the: string; cells: number; toward: string; place: string }) =>
    `${p.the} lâche le demi-rêve à ${cells(p.cells)} de là${p.toward} : ${p.place}.`,
  messengerSent: (p: { place: string }) => `Le Messager court et s'arrête ${p.place}.`,
  placed: (p: { place: string }) => `Le gardien des rêves pose le demi-rêve ${p.place}.`,
  unknowing: (p: { place: string; name: string }) => `${p.place}, sans ${que(p.name)} sache où`,
  found: (p: { name: string; place: string }) => `${p.name} s'y retrouve : ${p.place}.`,
  candidates: (p: { count: number }) =>
    p.count > 1 ? `${cells(p.count)} restent possibles.` : `${cells(p.count)} reste possible.`,
  revealed: (p: { place: string }) => `Le gardien des rêves révèle la position : ${p.place}.`,
  wetMet: "L'eau demande à être maîtrisée.",
  wetFaced: (p: { roll: string }) => `L'eau : ${p.roll}.`,
  castRolled: (p: { name: string; spell: string; roll: string }) => `${p.name} lance ${p.spell} : ${p.roll}.`,
  castByProxy: (p: { name: string; spell: string; roll: string }) =>
    `${p.name} lance ${p.spell} par la voix du Messager : ${p.roll}.`,
  paid: (p: { points: number }) => `Coût : ${points(p.points)}.`,
  fumbleRolled: (p: { roll: string }) => `Le même jet, pour retenir l'échec : ${p.roll}.`,
  stored: (p: { spell: string; place: string }) => `${p.spell} repose en réserve, ${p.place}, pour 1 point de rêve.`,
  storedErratic: (p: { spell: string; place: string }) =>
    `L'échec repose en réserve, ${p.place}, pour 1 point de rêve : ${p.spell}, et nul ne sait ce qu'il fera.`,
  underFoot: 'sous ses pas',
  triggered: (p: { spell: string; place: string }) => `La réserve s'éveille ${p.place} : ${p.spell}.`,
  sightTested: (p: { roll: string }) => `Jet de VUE : ${p.roll}.`,
  resisted: {
    target: (p: { roll: string; resists: boolean }) =>
      `Résistance de la cible : ${p.roll} ; ${p.resists ? 'elle résiste' : 'elle ne résiste pas'}.`,
    caster: (p: { roll: string; resists: boolean }) =>
      `Résistance du haut-rêvant : ${p.roll} ; ${p.resists ? 'il résiste' : 'il ne résiste pas'}.`,
  },
  aimed: (p: { name: string; whom: string }) => `${p.name} pointe le doigt sur ${p.whom}, qui doit résister.`,
  spellCame: (p: { name: string; spell: string; by: string | null }) =>
    p.by ? `${p.by} vise ${p.name} : ${p.spell}.` : `Un sort vise ${p.name} : ${p.spell}.`,
  someSpell: (p: { voie: string }) => `un sort ${de(p.voie)}`,
  spellMet: (p: { name: string; spell: string; roll: string; resists: boolean }) =>
    `Résistance ${de(p.name)}, ${p.spell} : ${p.roll} ; ${p.resists ? 'le sort s’en retourne' : 'le sort prend'}.`,
  spellTook: (p: { name: string; spell: string; by: string | null }) =>
    `${p.spell}${p.by ? `, ${de(p.by)},` : ''} fait son effet sur ${p.name}.`,
  spellForgone: (p: { name: string; spell: string }) => `${p.name} ne résiste pas : ${p.spell} prend.`,
  cameBack: (p: { name: string; whom: string | null }) => `${p.whom ?? 'La cible'} a résisté : le sort revient sur ${p.name}.`,
  tookWhom: (p: { spell: string; name: string }) => `${p.spell}. ${p.name} subit le sort.`,
  tookSelf: 'Le haut-rêvant reçoit le sort, comme il l’a voulu.',
  tookCentre: 'La zone se forme autour du haut-rêvant, comme il l’a voulu.',
  fellCentre: 'La zone se forme autour du haut-rêvant, qui en est le centre malgré lui.',
  fellUnaimed: 'Le sort, que rien ne dirige, retombe sur le haut-rêvant.',
  calledImpossible: (p: { outcome: string }) => `Le gardien des rêves n’y voit pas un retour. ${p.outcome}`,
  goalReached: (p: { took: string; does: string }) => `But atteint. ${p.took} ${p.does}`,
  /** Over the map, for a moment. */
  great: {
    goal: 'But atteint',
    particuliere: 'Particulière',
    fumble: 'Échec total',
    dragon: 'Rêve de Dragon',
    souffle: 'Souffle de Dragon',
    reflet: 'Le Reflet se brise',
    lost: 'Perdu',
    found: 'Retrouvé',
    last: 'Plus un point de rêve',
  },
  tookEffect: (p: { spell: string; outcome: string }) => `${p.spell}. ${p.outcome}`,
  ascentRuled: {
    free: (p: { name: string }) => `Le gardien des rêves laisse ${p.name} monter à son gré.`,
    refused: (p: { name: string }) => `Le gardien des rêves ne laisse pas ${p.name} monter.`,
    will: (p: { name: string; difficulty: number }) =>
      `Pour monter, ${p.name} devra réussir un jet de VOLONTÉ à ${signed(p.difficulty)}.`,
  },
  modified: (p: { value: number }) => `Le gardien des rêves pèse sur le prochain sort : ${signed(p.value)}.`,
  modifiedSecretly: (p: { value: number }) => `Le gardien des rêves pèse en secret sur le prochain sort : ${signed(p.value)}.`,
  sightAsked: (p: { difficulty: number }) => `Le gardien des rêves demandera un jet de VUE à ${signed(p.difficulty)}.`,
  sightWaived: 'Le gardien des rêves ne demande plus de jet de VUE.',
  corrected: (p: { changes: string }) => `La feuille est corrigée : ${p.changes}.`,
  correctedSheet: 'caractéristiques ou sorts',
  correctedXp: (p: { points: number; where: string }) => `expérience en ${p.where} ${p.points}`,
  correctedNothing: 'rien ne change',
  described: (p: { text: string }) => `Voici ce qui se produit : « ${p.text} »`,
  spellEnded: 'Le gardien des rêves le dit : le sort a fini d’agir.',
  spellLifted: (p: { name: string; spell: string }) => `${p.spell} n’a plus prise sur ${p.name}.`,
  torn: {
    violet: (p: { metres: number }) => `Une déchirure violette s'ouvre dans le rêve, sur ${p.metres} m : un départ.`,
    yellow: (p: { metres: number }) => `Une déchirure jaune s'ouvre dans le rêve, sur ${p.metres} m : une arrivée.`,
  },
  tearLasts: 'Elle ne se referme pas.',
  tearCloses: {
    rounds: (p: { count: number }) => `Elle se dissout après ${count(p.count, { one: 'round', other: 'rounds' })}.`,
    hours: (p: { count: number }) => `Elle se dissout après ${count(p.count, { one: 'heure', other: 'heures' })}.`,
    days: (p: { count: number }) => `Elle se dissout après ${count(p.count, { one: 'jour', other: 'jours' })}.`,
  },
  tearTakes: {
    violet:
      'Tout ce qui n’est pas du paysage part aussitôt, choses et créatures, le haut-rêvant le premier, et jusqu’aux meubles dans les maisons. Restent les plantes, les rochers et les murs.',
    yellow: 'Elle n’emporte rien : ce qui vient d’ailleurs en sort.',
  },
  beyond: {
    shore: 'De l’autre côté, une grève grise sous deux lunes.',
    market: 'De l’autre côté, un marché où l’on parle une langue inconnue.',
    snow: 'De l’autre côté, un col enneigé, loin de tout feu.',
    woods: 'De l’autre côté, une forêt dont les arbres n’ont pas encore de nom.',
    ruins: 'De l’autre côté, les salles d’un palais sans toit.',
    before: 'De l’autre côté, le même lieu, cent ans plus tôt.',
    flock: 'Il en sort un vol d’oiseaux que personne ici n’a jamais vus.',
    caravan: 'Il en sort des marchands égarés, leurs mules et leurs ballots.',
    beast: 'Il en sort une bête haute comme un homme, et qui a faim.',
    soldiers: 'Il en sort trois soldats d’une guerre finie depuis longtemps.',
    child: 'Il en sort un enfant, qui demande son chemin.',
    nothing: 'Il n’en sort qu’un vent tiède et une odeur de mer, pour l’instant.',
  } satisfies Record<NonNullable<Tear['beyond']>, string>,
  dreamerLeft: (p: { name: string }) => `${p.name} quitte la table.`,
  dreamerCame: (p: { name: string }) => `${p.name} se joint à la table.`,
  clockMoved: (p: { hour: string; day: number }) => `Les heures passent : ${p.hour}, jour ${p.day}.`,
  roundCalled: (p: { round: number }) => `Round ${p.round} pour tous.`,
  roundApart: (p: { name: string; by: number }) => `${p.name} a ${roundsApart(p.by)}.`,
  roundsOver: 'Les rounds ne sont plus comptés.',
  optionsSet: 'Les usages de la table changent.',
  secretRolled: (p: { dice: string; faces: string; note: string }) => `Jet secret (${p.dice}) : ${p.faces}${p.note}.`,
  /** For the live region. */
  answeredForYou: 'Le gardien des rêves a répondu pour vous.',
  tookBackForYou: 'Le gardien des rêves a repris votre dernier choix.',
  takenBack: 'Le dernier choix est repris.',
  undoGranted: 'La reprise est accordée : le dernier choix est défait.',
  undoNot: 'La reprise n’a pas lieu : le choix reste.',
}
