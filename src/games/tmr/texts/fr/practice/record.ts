import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

/** What a learner has done, and how the dice have been. */
export const record = {
  title: 'Carnet',
  lead: 'Vos voyages, vos lancers, votre chance et votre cote, au fil du temps.',
  open: 'Ouvrir le carnet',
  sums: {
    journeys: 'Voyages',
    journeysOf: (p: { journeys: number; fulfilled: number }) =>
      p.journeys === 0 ? 'aucun encore' : `${p.journeys}, dont ${p.fulfilled || 'aucun'} avec un sort`,
    casts: 'Lancers',
    castsOf: (p: { tried: number; done: number }) =>
      p.tried === 0 ? 'aucun encore' : `${count(p.done, { one: 'réussi', other: 'réussis' })} sur ${p.tried}`,
    lessons: 'Leçons',
    lessonsOf: (p: { lessons: number; of: number }) => `${p.lessons} sur ${p.of}`,
    drills: 'Questions',
    drillsOf: (p: { drills: number; score: string }) => `${p.drills}, ${p.score} en moyenne`,
    evenings: 'Soirées',
  },
  luck: 'La chance',
  noLuck: 'Aucun voyage encore : la chance se compte sur les dés.',
  rolls: (p: { favoured: number; rolls: number; expected: string }) =>
    `${count(p.favoured, { one: 'jet heureux', other: 'jets heureux' })} sur ${p.rolls}, attendu : ${p.expected}.`,
  atLeast: (p: { chance: string }) => `Autant de jets heureux, ou plus : ${p.chance} du temps.`,
  bell: 'Avec ces jets, chaque nombre de jets heureux et sa chance ; la barre marquée est ce que les dés ont donné.',
  course:
    'Au fil des voyages, les jets heureux de plus (ou de moins) que l’attendu, tous voyages ensemble ; dix-neuf fois sur vingt, on reste dans la bande.',
  courseTold: (p: { count: number; above: string }) =>
    `${count(p.count, { one: 'voyage', other: 'voyages' })} ; jets heureux par rapport à l’attendu : ${p.above}.`,
  ends: {
    cast: 'sort lancé',
    stored: 'mis en réserve',
    down: 'redescendu',
    'thrown-out': 'jeté dehors',
    asleep: 'endormi',
  },
  rating: 'La cote',
  noRating: 'Aucune question encore : la cote suit vos réponses.',
  ratingNow: (p: { rating: string; spread: string }) => `${p.rating}, à ${p.spread} près.`,
  provisional: 'Encore provisoire.',
  ratingTold: (p: { count: number; from: string; to: string }) =>
    `La cote après ${count(p.count, { one: 'question', other: 'questions' })}, de ${p.from} à ${p.to}.`,
  figures: 'Les chiffres',
  heads: {
    journey: 'Voyage',
    end: 'Fin',
    rolls: 'Jets',
    favoured: 'Heureux',
    expected: 'Attendus',
    atLeast: 'Autant d’heureux, ou plus',
    drill: 'Question',
    score: 'Score',
    difficulty: 'Difficulté',
    rating: 'Cote',
  },
  files: 'Garder et emporter',
  filesLead: 'Ce carnet reste dans ce navigateur. Un fichier le porte ailleurs ; réimporté, il se joint à ce qui est déjà là.',
  export: 'Exporter le carnet',
  name: 'carnet',
}
