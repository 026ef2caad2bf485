import { formatOf } from '../format.ts'
import { typeset } from '../typeset.ts'
import { que } from './nouns.ts'

const { count, percent } = formatOf('fr')

/** What the play screen of any game says around its table: loaded with the first of them. */
export const shell = typeset('fr', {
  reference: {
    title: 'Les règles',
    intro: 'Ce que le jeu applique, en nos propres mots. Chaque numéro est celui que montrent les jets et le journal.',
    search: 'Chercher dans les règles',
    none: 'Aucune règle ne répond à cette recherche : essayez un autre mot.',
    chapters: 'Chapitres',
    whole: 'Lire toutes les règles',
    previous: 'Règle précédente',
    next: 'Règle suivante',
    found: (p: { count: number }) => (p.count > 1 ? `${p.count} règles` : `${p.count} règle`),
  },
  zones: {
    notebook: 'Carnet',
    moment: 'Le moment',
    fold: 'Replier',
    unfold: 'Répondre',
  },
  undo: {
    asked: (p: { name: string }) => `${p.name} demande à reprendre un choix dont la suite est déjà connue.`,
    grant: 'Accorder',
    refuse: 'Refuser',
    alone: 'La suite de ce choix est déjà connue. Le défaire quand même ? Le hasard sera nouveau, et le journal le dira.',
    keep: 'Garder ce choix',
    waits: 'Votre reprise attend l’accord des autres.',
  },
  question: {
    details: (p: { answer: string }) => `Détails : ${p.answer}`,
    advised: 'conseil',
    advisedFor: (p: { chance: string }) => `Le mieux : ${p.chance} de chances.`,
    thresholds: 'Seuils',
    chance: (p: { chance: number }) => `${percent(p.chance)} de réussite`,
  },
  dice: {
    roll: 'Lancer',
    rollAll: (p: { count: number; bags: number }) => {
      if (p.bags === 0) return `Lancer les ${p.count} dés`
      return p.bags === p.count ? `Tirer les ${p.count} du sac` : `Lancer et tirer les ${p.count}`
    },
    draw: 'Tirer au sort',
    plainDie: (p: { sides: number }) => `Un dé à ${p.sides} faces, de 1 à ${p.sides}`,
    plainHow: 'Lancez-le, puis dites ce qu’il montre.',
    plainDraw: 'Un tirage',
    saidBy: (p: { name: string }) => `Ce ${que(p.name)} a dit et qui attend`,
    throws: 'lance ses dés…',
    saidThrows: (p: { name: string; die: string }) => `${p.name} doit lancer : ${p.die}.`,
    letTakeBack: 'Laisser reprendre',
    takeBack: 'Reprendre',
  },
  skips: {
    toQuestion: 'Aller à la question',
    toLine: 'Aller à la ligne de mots',
  },
  ear: {
    line: 'Dites ce que vous faites, ou demandez',
    hint: 'Une réponse, ou : table, encore, aide, défaire.',
    table: 'La table en mots',
    takenBack: 'Le dernier choix est repris.',
    send: 'Dire',
    open: 'Dire ou demander en mots',
    close: 'Fermer la ligne de mots',
    listed: (p: { before: string; after: string }) => `${p.before} ; ${p.after}`,
    asks: (p: { title: string; answers: string }) => `${p.title}. ${p.answers}.`,
    chance: (p: { answer: string; chance: number }) => `${p.answer}, ${percent(p.chance)}`,
    closed: (p: { answer: string; why: string }) => `${p.answer}, fermé : ${p.why}`,
    marked: (p: { what: string }) => `${p.what}, marqué`,
    help: (p: { now: string; asks: string }) =>
      `À dire maintenant : ${p.now}. À demander : ${p.asks}. Le début d'un mot suffit s'il ne laisse pas de doute.`,
    unheard: (p: { said: string }) => `« ${p.said} » n'est pas compris : dites aide pour la liste des mots.`,
    several: (p: { said: string; could: string }) => `« ${p.said} » peut dire ${p.could} : dites-en plus.`,
    notNow: (p: { said: string }) => `« ${p.said} » n'est pas pour maintenant. Dites encore pour entendre ce qui est demandé.`,
    notYet: 'Ce n’est pas encore à vous : attendez la fin de ce qui se joue.',
  },
  lessons: {
    done: 'apprise',
    begun: (p: { at: number; of: number }) => `en cours, ${p.at} sur ${p.of}`,
    steps: (p: { count: number }) => count(p.count, { one: 'étape', other: 'étapes' }),
    name: (p: { number: number; title: string }) => `Leçon ${p.number} : ${p.title}`,
    step: (p: { at: number; of: number }) => `${p.at} / ${p.of}`,
    guide: 'Le guide',
    astray: 'Pas ainsi.',
    retry: 'Reprendre',
    retryHint: "Ou jouez la suite : vous pourrez reprendre d'ici quand vous voudrez.",
    over: 'Ce que vous avez appris',
    next: (p: { title: string }) => `Leçon suivante : ${p.title}`,
    restart: 'Refaire cette leçon',
    unknown: "Cette leçon n'existe pas, ou plus.",
  },
})
