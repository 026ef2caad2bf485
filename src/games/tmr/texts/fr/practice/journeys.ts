import { formatOf } from '../../../../../house/texts/format.ts'

/** A moment of one's own journey, played again. */
export const replay = {
  title: 'Moment rejoué',
  lead: 'Un moment de votre voyage, avec d’autres dés. Rien n’en est gardé.',
  beside: (p: { place: string }) => `La figure pâle refait le premier voyage, pas pour pas : ${p.place}.`,
  ways: 'En pointillé rouge le chemin de cette fois, en bleu le premier.',
  again: 'Recommencer d’ici',
  back: 'Retour au voyage',
}

const { count } = formatOf('fr')
const rounds = (n: number): string => count(n, { one: 'round', other: 'rounds' })

/** Journeys that are over: their list, the page of each, its picture. */
export const journeys = {
  title: 'Voyages',
  none: 'Aucun voyage encore : chacun s’écrit ici en s’achevant.',
  all: (p: { count: number }) => `Voir les ${p.count} voyages`,
  inNotebook: 'Ouvrir dans le carnet',
  back: 'Retour au carnet',
  unknown: 'Ce voyage n’est pas dans ce carnet.',
  page: (p: { name: string }) => `${p.name}, un voyage`,
  wanted: (p: { spell: string }) => `Départ pour ${p.spell}.`,
  wandered: 'Départ sans sort en tête.',
  figures: (p: { rounds: number; dream: number; fumbles: number }) =>
    [
      rounds(p.rounds),
      `rêve dépensé ${p.dream}`,
      ...(p.fumbles > 0 ? [count(p.fumbles, { one: 'échec total', other: 'échecs totaux' })] : []),
    ].join(' · '),
  lucky: (p: { favoured: number; rolls: number; expected: string }) =>
    `jets heureux ${p.favoured} sur ${p.rolls}, attendu : ${p.expected}`,
  gone: 'Ce haut-rêvant n’est plus dans ce navigateur : restent le chemin et les chiffres.',
  elsewhere: 'Joué à une table : restent le chemin et les chiffres.',
  lives: 'Vies',
  life: (p: { journeys: number; places: number }) =>
    `${count(p.journeys, { one: 'voyage', other: 'voyages' })}, ${count(p.places, { one: 'case foulée', other: 'cases foulées' })} sur 189.`,
  lifeCasts: (p: { spells: string }) => `Sorts : ${p.spells}.`,
  lifeTimes: (p: { spell: string; times: number }) => (p.times > 1 ? `${p.spell} (${p.times} fois)` : p.spell),
  lifeFumbles: (p: { fumbles: number }) => `${count(p.fumbles, { one: 'échec total', other: 'échecs totaux' })}.`,
  firsts: 'Premières fois, scellées où le voyage s’acheva :',
  first: {
    cast: 'Premier sort lancé',
    stored: 'Premier sort mis en réserve',
    fumble: 'Premier échec total',
    'thrown-out': 'Premier rejet hors des Terres',
    asleep: 'Premier sommeil en chemin',
  },
  places: (p: { name: string; places: number }) =>
    `${p.name} sur la carte : ${count(p.places, { one: 'case foulée', other: 'cases foulées' })}`,
  picture: {
    label: (p: { name: string; told: string }) => `${p.name} : le chemin sur la carte. ${p.told}`,
    making: 'L’image se dessine…',
    failed: 'L’image n’a pas pu être dessinée dans ce navigateur.',
    share: 'Partager l’image',
    save: 'Enregistrer l’image',
    file: 'voyage',
  },
  luck: 'Les dés',
  answers: 'Vos réponses',
  weighing: 'Vos réponses se pèsent…',
  unweighed: 'Sans sort en tête, ou sans rien à choisir, rien ne se pèse.',
  noOdds: 'Cette table ne montre pas les chances : rien ne se pèse.',
  flawless: 'Aucune réponse ne vous a coûté de chances.',
  round: (p: { round: number }) => `Round ${p.round}`,
  course: 'Ce que valait le voyage après chaque réponse.',
  courseTold: (p: { count: number; from: string; to: string }) =>
    `La chance du sort sur ${count(p.count, { one: 'réponse', other: 'réponses' })}, de ${p.from} à ${p.to}.`,
  watch: 'Revoir sur la carte',
  beside: 'Le rejouer à côté du premier',
  goOn: (p: { name: string }) => `Reprendre avec ${p.name}`,
  watchHere: 'Revoir',
  step: (p: { at: number; of: number }) => `Réponse ${p.at} sur ${p.of}`,
  over: 'Le voyage est fini',
  previous: 'Précédente',
  next: 'Suivante',
  nothing: 'Rien n’était à peser ici.',
  toPage: 'La page du voyage',
  again: 'Revoir depuis le début',
  axes: {
    luck: 'jets heureux',
    share: 'chance',
    journeys: 'voyages',
    above: 'jets au-dessus de l’attendu',
    answers: 'réponses',
    worth: 'chance du sort',
    questions: 'questions',
    rating: 'cote',
  },
}
