import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'

const { count } = formatOf('fr')

/** Learning the duel alone. */
export const practice = typeset('fr', {
  title: 'S’exercer au duel',
  lessons: 'Leçons',
  lessonsLead: 'Un premier duel pas à pas, puis une leçon par pouvoir.',
  afterFirst: 'Vous savez jouer. Somnolent vous attend : il hésite, et se trompe souvent.',
  face: 'Affronter Somnolent',
  afterLast: 'Vous connaissez les neuf pouvoirs. Voici de quoi les combiner.',
  positions: 'Un tour pour l’éveiller',
  positionsLead: (p: { solved: number; of: number }) =>
    `Des positions gagnées en un tour, d’une seule façon. ${count(p.solved, { one: 'résolue', other: 'résolues' })} sur ${p.of}.`,
  position: (p: { number: number }) => `Position ${p.number}`,
  positionSolved: (p: { number: number }) => `Position ${p.number}, résolue`,
  guide: 'La position',
  task: 'Il ne reste à Brume qu’un dormeur, et rien en main. Éveillez-le dans ce tour, quoi qu’elle ajoute de sa rangée.',
  solved: 'Éveillé : c’était la seule façon.',
  lost: 'Ce tour ne l’éveillera plus à coup sûr.',
  again: 'Recommencer',
  next: 'Position suivante',
  show: 'Montrer ce qu’il faut jouer',
  aimed: (p: { card: string; at: string }) => `${p.card} sur ${p.at}`,
  solution: (p: { plays: string; waker: string }) => `À jouer : ${p.plays}. Éveille : ${p.waker}.`,
})
