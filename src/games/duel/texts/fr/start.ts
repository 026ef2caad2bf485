import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'

const { count } = formatOf('fr')

const words = {
  begin: 'Affronter Somnolent',
  beginHint: 'Un duel seul contre le programme, pour commencer. Il hésite, et se trompe souvent.',
  resume: 'Reprendre le duel',
  yours: 'Vos duels',
  noneYet: 'Aucun duel encore : affrontez le programme, ou ouvrez une table.',
  togetherHint: 'À deux, trois ou quatre, chacun chez soi, avec un lien.',
  practise: 'S’exercer',
  practiseHint: 'Des leçons, et des positions à gagner en un tour.',
  daily: {
    name: 'La position du jour',
    hint: 'Un tour pour éveiller le dormeur : la même pour tous.',
    won: 'Résolue aujourd’hui.',
    lost: 'Essayée aujourd’hui, pas encore résolue.',
  },
  learn: 'Un premier duel, pas à pas',
  learnHint: 'Quinze gestes, et vous savez jouer.',
}

const strengths = {
  somnolent: { name: 'Somnolent', line: 'Sensé, avec de grands oublis.' },
  reveur: { name: 'Rêveur', line: 'Le meilleur pas suivant, toujours.' },
  lucide: { name: 'Lucide', line: 'Regarde plus loin que le pas suivant.' },
}

/** What the page of the duel says: there before all the rest. */
export const start = typeset('fr', {
  words,
  strengths,
  seats: {
    you: 'Vous',
    numbered: (p: { number: number }) => `Joueur ${p.number}`,
  },
  against: 'Contre le programme',
  face: 'L’affronter',
  faceOne: (p: { name: string }) => `Affronter ${p.name}`,
  here: 'À deux sur cet appareil',
  hereLine: 'Les cartes se retournent pendant que l’appareil change de mains.',
  decks: 'Vos paquets',
  fared: {
    against: (p: { name: string; won: number; lost: number }) =>
      `contre ${p.name}, ${count(p.won, { one: 'gagné', other: 'gagnés' })}, ${count(p.lost, { one: 'perdu', other: 'perdus' })}`,
    deck: (p: { met: readonly string[] }) => `Ce paquet jusqu’ici : ${p.met.join(' ; ')}.`,
  },
  rules: 'Les règles',
  card: {
    against: (p: { names: string }) => `contre ${p.names}`,
    lastPlayed: (p: { when: string }) => `joué le ${p.when}`,
  },
  table: {
    count: 'Combien de joueurs ?',
    advanced: 'Règles avancées : les puissances ont elles aussi leurs ronds et leurs croix',
    compose: 'À plusieurs sur cet appareil',
    two: 'À deux : trois dormeurs chacun, vingt cartes.',
    more: 'À trois ou quatre : deux dormeurs chacun, dix cartes.',
    person: 'Quelqu’un ici',
    nobody: 'Personne',
    begin: 'Commencer ce duel',
  },
})
