import { HELP, REPEAT, type Wording } from '../../../../house/nonvisual/index.ts'
import type { Command, CommandOf, Direction } from '../../rules/public.ts'

export const WAYS: Readonly<Record<Direction, Wording>> = {
  n: { fr: ['n', 'nord', '8'], en: ['n', 'north'] },
  ne: { fr: ['ne', 'nord-est', 'nord est', '9'], en: ['ne', 'north-east', 'northeast', 'north east'] },
  se: { fr: ['se', 'sud-est', 'sud est', '3'], en: ['se', 'south-east', 'southeast', 'south east'] },
  s: { fr: ['s', 'sud', '2'], en: ['s', 'south'] },
  sw: { fr: ['so', 'sud-ouest', 'sud ouest', '1'], en: ['sw', 'south-west', 'southwest', 'south west'] },
  nw: { fr: ['no', 'nord-ouest', 'nord ouest', '7'], en: ['nw', 'north-west', 'northwest', 'north west'] },
}

/** Other words for answers; the name on the card is always understood. */
export const ANSWERS: Readonly<Partial<Record<Command['type'], Wording>>> = {
  ascend: { fr: ['monter', 'remonter'], en: ['up', 'go up', 'ascend'] },
  master: { fr: ['maîtriser'], en: ['master'] },
  masterCell: { fr: ['maîtriser'], en: ['master'] },
  evade: { fr: ['se dérober', 'dérober'], en: ['evade', 'slip away'] },
  repress: { fr: ['refouler'], en: ['repress'] },
  letPass: { fr: ['laisser passer', 'passer'], en: ['let pass', 'pass'] },
  struggle: { fr: ['lutter'], en: ['struggle'] },
  decline: { fr: ['renoncer'], en: ['decline'] },
  stay: { fr: ['rester', 'attendre'], en: ['stay', 'wait'] },
  descend: { fr: ['descendre'], en: ['down', 'go down', 'descend'] },
  interrupt: {
    fr: ['geste', 'un geste', 'rompre', 'rompre la concentration'],
    en: ['gesture', 'a gesture', 'break', 'break concentration'],
  },
  comeDown: { fr: ['descendre'], en: ['down', 'come down', 'descend'] },
  keep: { fr: ['garder'], en: ['keep'] },
  reserve: { fr: ['mettre en réserve', 'réserver'], en: ['reserve', 'put in reserve'] },
  accept: { fr: ['subir'], en: ['accept', 'suffer'] },
  storeFailure: { fr: ['tenter'], en: ['try', 'store'] },
  cast: { fr: ['lancer', 'jeter'], en: ['cast'] },
  goTo: { fr: ['aller', 'envoyer'], en: ['go', 'go to', 'send'] },
  target: { fr: ['cibler', 'viser'], en: ['aim', 'target'] },
  resist: { fr: ['résister', 'résistance'], en: ['resist'] },
  faceReturn: { fr: ['résister', 'résistance'], en: ['resist'] },
  correct: { fr: ['se reposer', 'reposer', 'se réveiller', 'réveiller'], en: ['rest', 'wake'] },
  sleep: { fr: ['dormir'], en: ['sleep'] },
  wake: { fr: ['se réveiller', 'réveiller'], en: ['wake', 'wake up'] },
  answerAscent: { fr: ['accorder', 'autoriser'], en: ['allow', 'grant'] },
}

/** Words for what is done by a verb of its own; how is said after it. */
export const VERBS = {
  walk: { fr: ['marcher', 'marcher vers'], en: ['walk', 'walk to'] },
  together: { fr: ['déclencher ensemble'], en: ['trigger together'] },
  choose: { fr: ['choisir'], en: ['choose'] },
  meditate: { fr: ['méditer'], en: ['meditate'] },
  stars: { fr: ['étoiles', 'lire les étoiles'], en: ['stars', 'read the stars'] },
  spend: { fr: ['progresser', 'dépenser'], en: ['progress', 'spend'] },
  wait: { fr: ['attendre'], en: ['wait'] },
  sleepOn: { fr: ['dormir', 'dormir jusqu’à'], en: ['sleep', 'sleep until'] },
  stop: { fr: ['arrêter'], en: ['stop'] },
  putAway: { fr: ['ranger', 'ranger la carte'], en: ['put away', 'put the card away'] },
  /** TGT-3: the parts of a tear that are said follow. */
  tear: { fr: ['déchirure', 'ouvrir'], en: ['tear', 'open'] },
  /** CAST-5: what it comes to, after a colon. */
  describe: { fr: ['raconter'], en: ['narrate', 'tell'] },
} as const satisfies Readonly<Record<string, Wording>>

export const AIMS: Readonly<Record<CommandOf<'target'>['on'], Wording>> = {
  creature: { fr: ['créature'], en: ['creature'] },
  object: { fr: ['objet'], en: ['object'] },
  zone: { fr: ['zone', 'centre de zone'], en: ['zone', 'centre of a zone'] },
  self: { fr: ['soi', 'soi-même', 'moi'], en: ['self', 'yourself', 'oneself', 'myself', 'me'] },
}

/** TGT-2: what comes of an aim that does not reach. */
export const MISHAPS: Readonly<Record<'self' | 'impossible', Wording>> = {
  self: { fr: ['manqué', 'revient'], en: ['missed', 'back'] },
  impossible: { fr: ['impossible'], en: ['impossible'] },
}

/** CAST-1: a target that has no hour of birth to be known. */
export const NO_HUMANOID: Wording = {
  fr: ['non humanoïde', 'aucune', 'bête'],
  en: ['no humanoid', 'none', 'beast'],
}

/** What can be asked without changing anything. */
export const ASKED = {
  where: { fr: ['où', 'position'], en: ['where', 'position'] },
  around: { fr: ['autour', 'voisins'], en: ['around', 'neighbours'] },
  spells: { fr: ['sorts'], en: ['spells'] },
  lands: { fr: ['terres'], en: ['lands'] },
  reserves: { fr: ['réserves'], en: ['reserves'] },
  state: { fr: ['état', 'feuille'], en: ['state', 'sheet'] },
  dragons: { fr: ['dragons', 'effets'], en: ['dragons', 'effects'] },
  learning: { fr: ['savoir', 'expérience'], en: ['knowledge', 'experience'] },
  chances: { fr: ['chances', 'conseil'], en: ['chances', 'odds', 'advice'] },
  repeat: REPEAT,
  help: HELP,
} as const satisfies Readonly<Record<string, Wording>>

export type EarQuestion = keyof typeof ASKED
export const QUESTIONS = Object.keys(ASKED) as readonly EarQuestion[]

export const TOLD: Wording = { fr: ['case', 'lieu'], en: ['cell', 'place'] }
export const WANTED: Wording = { fr: ['but', 'vouloir'], en: ['goal', 'want'] }
export const WANDER: Wording = { fr: ['errer', 'errer librement'], en: ['wander', 'wander freely'] }
export const FAST: Wording = { fr: ['accéléré', 'vite'], en: ['accelerated', 'fast'] }
export const SLOW: Wording = { fr: ['normal', 'pas à pas'], en: ['normal', 'step by step'] }
export const BY_MESSENGER: Wording = {
  fr: ['messager', 'par le messager', 'par messager'],
  en: ['by messenger', 'by the messager', 'messenger'],
}
export const BY: Wording = { fr: ['par'], en: ['by'] }
export const REFUSED: Wording = { fr: ['refuser'], en: ['refuse'] }
export const WILL: Wording = { fr: ['volonté'], en: ['will'] }

/** CAST-6: what becomes of a spell that was not aimed. */
export const RULED: Readonly<Record<'self' | 'impossible' | 'drawn', Wording>> = {
  self: { fr: ['sur le lanceur', 'lanceur', 'retombe'], en: ['on the caster', 'caster'] },
  impossible: { fr: ['magie impossible', 'impossible', 'déchirer'], en: ['impossible magic', 'impossible'] },
  drawn: { fr: ['tirer au sort', 'au sort'], en: ['draw lots', 'draw'] },
}
export const TEAR_COLOURS: Readonly<Record<'violet' | 'yellow', Wording>> = {
  violet: { fr: ['violette', 'violet', 'départ'], en: ['violet', 'departure'] },
  yellow: { fr: ['jaune', 'arrivée'], en: ['yellow', 'arrival'] },
}
export const METRES: Wording = { fr: ['mètres', 'mètre', 'm'], en: ['metres', 'metre', 'm'] }
export const TEAR_LASTS: Readonly<Record<'rounds' | 'hours' | 'days' | 'ever', Wording>> = {
  rounds: { fr: ['rounds', 'round'], en: ['rounds', 'round'] },
  hours: { fr: ['heures', 'heure'], en: ['hours', 'hour'] },
  days: { fr: ['jours', 'jour'], en: ['days', 'day'] },
  ever: { fr: ['toujours'], en: ['ever', 'forever'] },
}

export const AND: Wording = { fr: ['et'], en: ['and'] }
export const NIGHT: Wording = { fr: ['nuit', 'la nuit'], en: ['night', 'the night', 'for the night'] }
export const DAWN: Wording = { fr: ['aube', 'l’aube', 'l aube'], en: ['dawn'] }
export const RESTED: Wording = { fr: ['reposé', 'être reposé'], en: ['rested'] }
export const REVE: Wording = { fr: ['rêve'], en: ['dream'] }
