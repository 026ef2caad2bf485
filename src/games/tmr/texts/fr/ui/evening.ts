import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

/** All journeys of an evening, told by the gardien. */
export const evening = {
  open: 'Récit de la soirée',
  title: (p: { table: string }) => (p.table ? `La soirée : ${p.table}` : 'La soirée'),
  none: 'Personne n’est encore monté : il n’y a rien à raconter.',
  went: {
    normal: (p: { name: string }) => `${p.name} monte dans les Terres médianes, pas à pas.`,
    accelerated: (p: { name: string }) => `${p.name} monte dans les Terres médianes, en hâte.`,
  },
  rounds: (p: { rounds: number }) => `Le voyage dure ${count(p.rounds, { one: 'round', other: 'rounds' })}.`,
  underWay: 'Le voyage n’est pas fini.',
  copy: 'Copier le récit',
  keep: 'Garder comme page',
  fileName: 'recit-de-la-soiree',
}
