import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

/** All journeys of an evening, told as one story. */
export const evening = {
  open: 'Récit de la soirée',
  title: (p: { table: string }) => (p.table ? `La soirée : ${p.table}` : 'La soirée'),
  none: 'Personne n’est encore monté : il n’y a rien à raconter.',
  went: {
    normal: (p: { name: string }) => `${p.name} monte dans les Terres Médianes, pas à pas.`,
    accelerated: (p: { name: string }) => `${p.name} monte dans les Terres Médianes, en hâte.`,
  },
  wentFor: {
    normal: (p: { name: string; spells: string }) => `${p.name} monte dans les Terres Médianes, pas à pas, pour ${p.spells}.`,
    accelerated: (p: { name: string; spells: string }) => `${p.name} monte dans les Terres Médianes, en hâte, pour ${p.spells}.`,
  },
  from: (p: { place: string }) => `Le demi-rêve attendait ${p.place}.`,
  fromSomewhere: 'Le demi-rêve attendait quelque part.',
  failed: (p: { name: string; spell: string }) => `${p.name} lance ${p.spell} : le sort ne prend pas.`,
  dragonDreamt: (p: { strength: number }) => `Un Rêve de Dragon traverse le sommeil, force ${p.strength}.`,
  steps: (p: { count: number; place: string }) =>
    p.count === 1 ? `Un pas le mène ${p.place}.` : `${p.count} pas le mènent ${p.place}.`,
  blind: (p: { count: number }) => (p.count === 1 ? 'Un pas, sans savoir où.' : `${p.count} pas, sans savoir où.`),
  lostFor: (p: { name: string; rounds: number }) => `${p.name} erre ainsi ${count(p.rounds, { one: 'round', other: 'rounds' })}.`,
  stillLost: (p: { name: string }) => `${p.name} n’a pas encore retrouvé son chemin.`,
  asleep: (p: { name: string }) => `${p.name} dort encore.`,
  map: (p: { name: string; place: string }) => `Le chemin de ${p.name} sur la carte ; le dernier lieu connu est ${p.place}`,
  underWay: 'Le voyage n’est pas fini.',
  last: 'La dernière fois',
  goOn: 'Reprendre',
  takeDreamer: (p: { name: string }) => `Emporter ${p.name} en fichier`,
  takeHint: 'Le fichier se rouvre dans ce navigateur ou à une autre table. Le récit se lit, s’imprime et se garde.',
  copy: 'Copier',
  print: 'Imprimer',
  keep: 'Garder',
  fileName: 'recit-de-la-soiree',
}
