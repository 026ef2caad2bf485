import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')
const many = (n: number): string => count(n, { one: 'round', other: 'rounds' })

/** Of a journey, beside the round of the table: below zero is behind. */
export const roundsApart = (by: number): string => {
  if (by === 0) return 'avec la table'
  return by > 0 ? `${many(by)} d’avance` : `${many(-by)} de retard`
}

/** FAT-2: the rounds of a fight, and those of the journeys beside them. */
export const rounds = {
  label: 'Rounds du combat',
  fight: 'Combat',
  now: (p: { round: number }) => `Round ${p.round}`,
  journey: (p: { name: string; used: number; by: number }) => `${p.name} : ${many(p.used)} dans les Terres, ${roundsApart(p.by)}`,
  down: (p: { name: string; by: number }) => `${p.name} : de retour, ${roundsApart(p.by)}`,
  /** ASC-4: what a round is spent on. */
  spent: {
    failing: 'n’a pu monter',
    rising: 'monte',
    travelling: 'chemine',
    descending: 'redescend',
    aiming: 'vise',
  },
  forAll: 'Un round pour tous',
  count: 'Compter les rounds',
  means:
    'Un combat dans le monde éveillé : chacun voit le round, et qui est en avance ou en retard, et à quoi un haut-rêvant passe le sien : monter, viser, redescendre prend tout un round. Nul n’est tenu à rien.',
  round: 'Round',
  begin: 'Commencer le compte',
  call: 'Dire ce round',
  end: 'Ne plus compter',
}
