import { typeset } from '../typeset.ts'

const reference = {
  title: 'Les règles',
  intro: 'Ce que le jeu applique, en nos propres mots. Chaque numéro est celui que montrent les jets et le journal.',
  search: 'Chercher dans les règles',
  none: 'Aucune règle ne répond à cette recherche : essayez un autre mot.',
  chapters: 'Chapitres',
  whole: 'Lire toutes les règles',
  previous: 'Règle précédente',
  next: 'Règle suivante',
  found: (p: { count: number }) => (p.count > 1 ? `${p.count} règles` : `${p.count} règle`),
}

/** What the play screen of any game says around its table: loaded with the first of them. */
export const shell = typeset('fr', { reference })
