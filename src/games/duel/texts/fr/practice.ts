import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'

const { count } = formatOf('fr')

/** An attack that does not come through. */
interface Sum {
  readonly card: string
  readonly on: string
  readonly added: number
  readonly attack: number
  readonly defence: number
}

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
  oneCard: 'Une carte à jouer',
  severalCards: 'Deux ou trois, dans l’ordre',
  position: (p: { number: number }) => `Position ${p.number}`,
  positionSolved: (p: { number: number }) => `Position ${p.number}, résolue`,
  guide: 'La position',
  task: 'Il ne reste à Brume qu’un dormeur, et rien en main. Éveillez-le dans ce tour, quoi qu’elle ajoute de sa rangée.',
  solved: 'Éveillé, et rien de trop : c’était la seule façon.',
  solvedWith: (p: { what: string }) => `Éveillé, mais on pouvait se passer de : ${p.what}. Et sans ?`,
  attacksMore: (p: { count: number }) => count(p.count, { one: 'attaque', other: 'attaques' }),
  lost: 'Ce tour ne l’éveillera plus à coup sûr.',
  refuted: {
    held: (p: Sum) =>
      p.added > 0
        ? `Brume ajoute ${p.added} : ${p.attack} contre ${p.defence}.`
        : `${p.attack} contre ${p.defence} : rien à ajouter, ${p.on} tient.`,
    next: (p: Sum) =>
      p.added > 0
        ? `${p.card} contre ${p.on} : Brume ajoutera ${p.added}, ${p.attack} contre ${p.defence}.`
        : `${p.card} contre ${p.on} : au mieux ${p.attack} contre ${p.defence}.`,
    feared: (p: { cards: string }) => `Rien ne garde plus le dormeur, mais sa couleur repousse : ${p.cards}.`,
    spent: (p: { guards: string }) =>
      p.guards
        ? `Plus rien ne peut attaquer, et devant le dormeur : ${p.guards}.`
        : 'Rien ne garde plus le dormeur, et plus rien ne peut attaquer.',
    ended: (p: { guards: string }) =>
      p.guards
        ? `Le tour est passé, et devant le dormeur : ${p.guards}.`
        : 'Le tour est passé, et rien ne gardait plus le dormeur.',
  },
  again: 'Recommencer',
  next: 'Position suivante',
  hint: (p: { number: number; of: number }) => `Un indice (${p.number} sur ${p.of})`,
  hintCard: (p: { card: string }) => `Regardez ${p.card}, dans votre main.`,
  aimed: (p: { card: string; at: string }) => `${p.card} (${p.at})`,
  hintCards: (p: { plays: string; waker: string }) => `À jouer : ${p.plays}. Éveille : ${p.waker}.`,
  hintOrder: 'Dans l’ordre :',
  day: {
    title: 'La position du jour',
    lead: 'La même pour tous aujourd’hui. Le nombre d’essais et d’indices se partage, rien d’autre.',
    open: 'Résoudre la position du jour',
    see: 'Revoir la position du jour',
    of: (p: { day: string }) => `Position du ${p.day}`,
    done: (p: { line: string }) => `Aujourd’hui : ${p.line}`,
    line: 'À partager, sans rien dévoiler',
    notYet: 'Ce jour n’est pas encore venu, ou n’est d’aucun calendrier.',
  },
})
