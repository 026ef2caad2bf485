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

/** The places of the screen. */
const zones = {
  notebook: 'Carnet',
  moment: 'Le moment',
  fold: 'Replier',
  unfold: 'Répondre',
}

/** Taking back what was rolled. */
const undo = {
  asked: (p: { name: string }) => `${p.name} demande à reprendre un choix où un dé a roulé.`,
  grant: 'Accorder',
  refuse: 'Refuser',
  alone: 'Un dé a roulé depuis ce choix. Le défaire quand même ? Les dés suivants seront nouveaux, et le journal le dira.',
  keep: 'Garder ce choix',
}

/** Dice that the table waits for. */
const dice = {
  asked: (p: { die: string; name: string }) => `Dé à lancer : ${p.die}, pour ${p.name}.`,
  askedOfYou: (p: { die: string }) => `Dé à lancer : ${p.die}.`,
  saidBy: (p: { name: string }) => `Ce que ${p.name} a dit et qui attend`,
  saidThrows: (p: { name: string; die: string }) => `${p.name} doit lancer : ${p.die}.`,
  saidWaits: (p: { name: string }) => `${p.name} attend votre dé.`,
  letTakeBack: 'Laisser reprendre',
}

/** The first stops of the keyboard. */
const skips = {
  toQuestion: 'Aller à la question',
  toLine: 'Aller à la ligne de mots',
}

/** The line of words. */
const ear = {
  line: 'Dites ce que vous faites, ou demandez',
  send: 'Dire',
}

/** What the play screen of any game says around its table: loaded with the first of them. */
export const shell = typeset('fr', { reference, zones, undo, dice, skips, ear })
