import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'

const { count } = formatOf('fr')

/** What is said of actors that come from Foundry. */
export const foundry = typeset('fr', {
  arrived: (p: { name: string }) => `${p.name} arrive de Foundry.`,
  nothingLeft: 'Tout a été repris.',
  spells: (p: { names: string }) => `Sorts laissés de côté : ${p.names}.`,
  filled: (p: { names: string }) =>
    `Sorts venus incomplets (voie, terre ou difficulté), à compléter sur la feuille : ${p.names}.`,
  reserves: (p: { names: string }) => `Réserves laissées de côté : ${p.names}.`,
  dragons: (p: { names: string }) => `Têtes, queues et souffles à donner de nouveau : ${p.names}.`,
  others: (p: { count: number }) =>
    `${count(p.count, { one: 'objet ou compétence n’a', other: 'objets et compétences n’ont' })} pas cours dans les Terres Médianes.`,
  place: 'Aucune case pour le demi-rêve : il est posé en G4.',
  endurance: "Pas d'endurance : 20 par défaut.",
  birth: "Pas d'heure de naissance.",
  dream: 'Pas de points de rêve : autant que le RÊVE.',
  wrongKind: (p: { type: string }) =>
    `Cet acteur de Foundry n'est pas un personnage (${p.type}) : exportez un personnage. Rien n'a été changé.`,
  wrong: (p: { field: string }) => `Cet acteur de Foundry ne peut pas être repris (${p.field}). Rien n'a été changé.`,
})
