import { formatOf } from '../../../../house/texts/format.ts'
import type { EncounterKind } from '../../rules/encounters/kinds.ts'

export interface EncounterText {
  readonly name: string
  readonly short: string
  readonly evocation: string
  readonly mastered: (p: { strength: number }) => string
  /** ENC-15: `lost` is what this lost round takes, `further` each one after it. */
  readonly unmastered: (p: { strength: number; lost: string; further: string }) => string
  /** ENC-5: `hour` is the text of the hour at which it is met. */
  readonly evaded: (p: { hour: string }) => string
  /** ENC-6: `counter` is what the counter becomes. */
  readonly repressed: (p: { counter: number }) => string
  /** ENC-3: null when it cannot be let pass. */
  readonly passed: string | null
  /** ENC-14, ENC-15: while it holds the demi-rêve; null when it never does. */
  readonly held: ((p: { lostRounds: number; further: string }) => string) | null
}

const { count } = formatOf('fr')
const cells = (n: number): string => count(n, { one: 'case', other: 'cases' })
const points = (n: number): string => count(n, { one: 'point de rêve', other: 'points de rêve' })
const rounds = (n: number): string => count(n, { one: 'round perdu', other: 'rounds perdus' })

const risk = (counter: number): string => {
  if (counter >= 20) return 'aucun d20 ne vous en sauvera, le souffle de Dragon est là'
  const faces = counter === 1 ? 'un 1' : `${counter} ou moins`
  return `au d20, ${faces} appelle un souffle de Dragon`
}
const repressed = (p: { counter: number }): string =>
  `Cela n'a jamais eu lieu. Le refoulement passe à ${p.counter} : ${risk(p.counter)}.`

const whirled =
  (far: number) =>
  (p: { lost: string; further: string }): string =>
    `Il vous emporte de ${cells(far)} par round, on ne sait où : ${p.lost} pour ce round perdu, ${p.further} pour chacun des suivants.`

const until = (hour: string): string => `jusqu'à demain, fin de l'${hour}`
const evadedHim = (p: { hour: string }): string => `Vous quittez les Terres aussitôt. Il attend sur cette case ${until(p.hour)}.`
const evadedHer = (p: { hour: string }): string =>
  `Vous quittez les Terres aussitôt. Elle attend sur cette case ${until(p.hour)}.`

export const encounters: Readonly<Record<EncounterKind, EncounterText>> = {
  messager: {
    name: 'Messager des rêves',
    short: 'Messager',
    evocation: 'Un coureur sans visage, une main tendue, qui demande où porter votre voix.',
    mastered: (p) =>
      `Il court jusqu'à ${cells(p.strength)} d'ici et, pour ce round, un sort peut être lancé de là-bas à votre place.`,
    unmastered: () => "Il s'éloigne sans rien emporter.",
    evaded: evadedHim,
    repressed,
    passed: 'Il continue sa course, sans rien prendre ni laisser.',
    held: null,
  },
  passeur: {
    name: 'Passeur des rêves',
    short: 'Passeur',
    evocation: "Une perche, une barque qui n'a pas besoin d'eau, et une place libre.",
    mastered: (p) => `Il vous dépose où vous voulez, à ${cells(p.strength)} au plus, sans fatigue ni autre rencontre.`,
    unmastered: () => "Il s'éloigne, la barque vide.",
    evaded: evadedHim,
    repressed,
    passed: 'Il glisse au loin sans vous prendre à son bord.',
    held: null,
  },
  fleur: {
    name: 'Fleur des rêves',
    short: 'Fleur',
    evocation: "Elle s'ouvre là où rien ne pousse, et son parfum est un souvenir heureux.",
    mastered: (p) => `Vous la respirez : ${points(p.strength)} en plus.`,
    unmastered: () => 'Elle se fane avant que vous ne la cueilliez.',
    evaded: evadedHer,
    repressed,
    passed: null,
    held: null,
  },
  mangeur: {
    name: 'Mangeur de rêve',
    short: 'Mangeur',
    evocation: 'Une bouche, surtout, et derrière elle une faim très ancienne.',
    mastered: () => "Il referme la bouche et s'en va.",
    unmastered: (p) => `Il se repaît : ${p.lost} en moins.`,
    evaded: evadedHim,
    repressed,
    passed: null,
    held: null,
  },
  changeur: {
    name: 'Changeur de rêve',
    short: 'Changeur',
    evocation: 'Un bateleur retourne trois gobelets : sous chacun, le même paysage.',
    mastered: () => "Il peut vous poser sur n'importe quelle autre case du même genre, à votre choix.",
    unmastered: () => 'Il vous jette sur une autre case du même genre, sans vous dire laquelle.',
    evaded: evadedHim,
    repressed,
    passed: null,
    held: null,
  },
  briseur: {
    name: 'Briseur de rêve',
    short: 'Briseur',
    evocation: 'Un bruit de verre qui approche, sans que rien, encore, ne soit cassé.',
    mastered: () => 'Le bruit cesse et la route est libre.',
    unmastered: () => 'Votre concentration vole en éclats : vous quittez les Terres, et lui aussi.',
    evaded: (p) => `Vous quittez les Terres, mais il reste ici ${until(p.hour)} ; vainqueur, il serait parti.`,
    repressed,
    passed: null,
    held: null,
  },
  reflet: {
    name: "Reflet d'ancien rêve",
    short: 'Reflet',
    evocation: "Quelqu'un que vous avez été vous regarde et ne veut pas vous lâcher.",
    mastered: () => 'Il pâlit et vous rend à vous-même.',
    unmastered: () => "Il vous retient sur cette case ; il faudra lutter de round en round, jusqu'à le maîtriser.",
    evaded: evadedHim,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)} ; chaque round de plus coûte ${p.further}.`,
  },
  'tourbillon-blanc': {
    name: 'Tourbillon blanc',
    short: 'Tourbillon blanc',
    evocation: 'Une spirale de brume claire, qui tourne sans bruit et ne demande rien.',
    mastered: () => 'La brume retombe, et vous restez où vous êtes.',
    unmastered: whirled(1),
    evaded: evadedHim,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)} : si vous vous libérez maintenant, vous serez à ${cells(p.lostRounds)} d'ici.`,
  },
  'tourbillon-noir': {
    name: 'Tourbillon noir',
    short: 'Tourbillon noir',
    evocation: 'Le ciel a une bonde, et tout ce que vous savez commence à glisser vers elle.',
    mastered: () => 'Le noir se referme, et vous restez où vous êtes.',
    unmastered: whirled(2),
    evaded: evadedHim,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)} : si vous vous libérez maintenant, vous serez à ${cells(2 * p.lostRounds)} d'ici.`,
  },
  'passeur-fou': {
    name: 'Passeur fou',
    short: 'Passeur fou',
    evocation: 'La barque arrive de travers, la perche frappe au hasard, et il rit en vous nommant une de vos réserves.',
    mastered: () => 'Il tourne sur lui-même et disparaît, la barque vide.',
    unmastered: () => 'Il vous jette à la réserve la plus proche, qui part aussitôt ; sans réserve, il vous abandonne au hasard.',
    evaded: evadedHim,
    repressed,
    passed: null,
    held: null,
  },
  'tourbillon-rouge': {
    name: 'Tourbillon rouge',
    short: 'Tourbillon rouge',
    evocation: 'Le vent a la couleur du sang, et c’est le vôtre qu’il cherche.',
    mastered: () => 'Le rouge pâlit, et vous restez où vous êtes.',
    unmastered: whirled(4),
    evaded: evadedHim,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)} : si vous vous libérez maintenant, vous serez à ${cells(4 * p.lostRounds)} d'ici.`,
  },
  'reve-de-dragon': {
    name: 'Rêve de Dragon',
    short: 'Rêve de Dragon',
    evocation: "Un Dragon rêve tout près, et l'espace d'un instant, c'est vous qu'il rêve.",
    mastered: (p) =>
      `Vous soutenez son regard : ${points(p.strength)} en plus, et une tête de Dragon sur une réussite particulière.`,
    unmastered: () => 'Vous vacillez : une queue de Dragon vous frappe, deux sur un échec total.',
    evaded: evadedHim,
    repressed,
    passed: null,
    held: null,
  },
}
