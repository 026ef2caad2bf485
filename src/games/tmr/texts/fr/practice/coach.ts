import { formatOf } from '../../../../../house/texts/format.ts'
import { towardPlace } from '../toPlace.ts'

const { count, percent } = formatOf('fr')
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

/** What is said of a decision once it is taken; a chance is named by its ascent (docs/decisions/16-one-yardstick.md). */
export const coach = {
  title: 'Le mentor',
  wasBest: (p: { chosen: string; chance: string }) => `Votre choix, ${p.chosen}, était le mieux : ${p.chance}.`,
  wasNothing: (p: { chance: string }) => `Rien à attendre de cette montée (${p.chance}) : vous avez bien fait de descendre.`,
  goesNowhere: (p: { chance: string }) => `Rien à attendre de cette montée (${p.chance}) : mieux valait descendre et dormir.`,
  why: {
    water: (p: { mastery: number }) => `Le vôtre entre dans l'eau, qui se maîtrise à ${percent(p.mastery)}.`,
    farther: (p: { steps: number; best: number }) =>
      `De là, la terre du sort est à ${p.steps} pas, au lieu de ${p.best} : autant de dés de rencontre, et la fatigue de chaque pas.`,
    offMap: "Sortir de la carte, c'est reparaître n'importe où.",
    waits: (p: { cost: string }) => `Attendre coûte ${p.cost}, plus un dé de rencontre, sans avancer.`,
    leaves: (p: { cost: string }) => `Remonter coûte ${p.cost}, plus un dé de rencontre, et l'on repart de la même case.`,
    passes: 'Ce qui passe ne sert plus.',
    mastery: (p: { percent: number }) => `La maîtrise passe à ${percent(p.percent)}.`,
    voie: (p: { voie: string; percent: number }) => `Par ${p.voie}, la maîtrise passait à ${percent(p.percent)}.`,
    souffle: (p: { percent: number }) => `Refouler éveillait un souffle à ${percent(p.percent)}.`,
    castHere: (p: { percent: number }) => `Le sort se lançait ici même, à ${percent(p.percent)}.`,
    castEarly: (p: { percent: number }) => `Ici le sort passe à ${percent(p.percent)}.`,
    way: 'Eau, pas et rencontres comptés ensemble, ce chemin est moins sûr.',
  },
  /** ENC-4: what another voie is named for, which no chance of a spell weighs. */
  namedFor: {
    experience: 'Ce que la vôtre aurait appris du Dragon n’est pas compté ici.',
    shadow: 'L’ombre de Thanatos ainsi évitée n’est pas comptée ici.',
  },
  /** The other answer is ahead by no more than what is left out. */
  wasEven: (p: { chosen: string; chance: string }) =>
    `Votre choix, ${p.chosen} : ${p.chance}. Aucun autre n'était sûrement meilleur.`,
  leftOut: (p: { points: number }) =>
    `Laissé de côté : se perdre plus loin compte ici pour un échec, ce qui peut changer l'écart de ${points(p.points)}.`,
  takeBack: 'Reprendre ce choix',
  wasWorse: (p: { chosen: string; chance: string; best: string; bestChance: string; points: number }) =>
    `Votre choix, ${p.chosen} : ${p.chance}. Mieux valait ${p.best} : ${p.bestChance}, ${points(p.points)} de plus.`,
  /** HID-2: by steps alone, where the card weighs the spell. */
  gropedWell: (p: { steps: string }) => `Pour vous retrouver au plus vite, c'était le meilleur pas : ${p.steps} pas en moyenne.`,
  gropedWorse: (p: { way: string; steps: string; more: string }) =>
    `Pour vous retrouver au plus vite, mieux valait tâter vers le ${p.way} : ${p.steps} pas en moyenne, ${p.more} de moins.`,
  all: 'Toutes les chances',
  ask: 'Conseil',
  aimless: 'Sans sort voulu, le mentor ne peut rien peser.',
  mattered: 'Ce qui a le plus compté',
  mistakeless: 'Aucune décision ne vous a coûté de chances.',
  replay: 'Rejouer d’ici',
  toward: (p: { place: string }) => towardPlace(p.place),
  costliest: (p: { points: number }) => `La réponse la plus chère : ${points(p.points)} de chance.`,
  bothWays: { taken: 'Votre réponse', other: 'L’autre réponse', label: 'Les deux chemins' },
}
