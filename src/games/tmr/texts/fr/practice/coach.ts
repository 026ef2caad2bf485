import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

/** What is said of a decision once it is taken; chances are of the wanted spell being cast in this ascent, or in one more where the answer itself ends it. */
export const coach = {
  title: 'Le mentor',
  wasBest: (p: { chance: string }) => `C'était le mieux : ${p.chance} de lancer le sort voulu.`,
  wasWorse: (p: { chosen: string; chance: string; best: string; bestChance: string; points: number }) =>
    `Votre choix, ${p.chosen} : ${p.chance}. Mieux valait ${p.best} : ${p.bestChance}, ${points(p.points)} de plus.`,
  gropedWell: (p: { steps: string }) => `Le meilleur pas pour vous retrouver : ${p.steps} en moyenne.`,
  gropedWorse: (p: { way: string; steps: string; more: string }) =>
    `Mieux valait tâter vers le ${p.way} : ${p.steps} pas en moyenne pour vous retrouver, ${p.more} de moins.`,
  all: 'Toutes les chances',
  ask: 'Conseil',
  aimless: 'Sans sort voulu, le mentor ne peut rien peser.',
  mattered: 'Ce qui a le plus compté',
  mistakeless: 'Aucune décision ne vous a coûté de chances.',
  replay: 'Rejouer ce moment',
}
