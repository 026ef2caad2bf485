import { formatOf } from '../../../../../house/texts/format.ts'
import { typeset } from '../../../../../house/texts/typeset.ts'

export const hub = {
  title: "S'exercer",
  lead: 'Apprendre les Terres Médianes seul, sur la même carte et devant les mêmes choix.',
  back: "Retour à S'exercer",
}

const { count } = formatOf('fr')

export const lessons = {
  title: 'Leçons',
  progress: (p: { done: number; of: number }) =>
    p.done === 0
      ? `${p.of} petits voyages guidés, à prendre dans l'ordre.`
      : `${count(p.done, { one: 'apprise', other: 'apprises' })} sur ${p.of}.`,
  last: 'Vous avez vu les dix. De courtes questions entretiennent la main ; le reste vient en voyageant.',
  train: "S'entraîner",
  first: 'Commencer par la première leçon',
  next: 'Aller à la leçon suivante',
}

/** What stands around a lesson: a first visit needs no more of practice. */
export const aroundLessons = typeset('fr', { hub, lessons })
