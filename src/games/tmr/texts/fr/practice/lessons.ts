import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

export const lessons = {
  title: 'Leçons',
  progress: (p: { done: number; of: number }) =>
    p.done === 0 ? `${p.of} petits voyages guidés, à prendre dans l'ordre.` : `${p.done} sur ${p.of} apprises.`,
  done: 'apprise',
  begun: (p: { at: number; of: number }) => `en cours, ${p.at} sur ${p.of}`,
  steps: (p: { count: number }) => count(p.count, { one: 'étape', other: 'étapes' }),
  name: (p: { number: number; title: string }) => `Leçon ${p.number} : ${p.title}`,
  step: (p: { at: number; of: number }) => `${p.at} / ${p.of}`,
  guide: 'Le guide',
  retry: 'Reprendre',
  retryHint: "Ou jouez la suite : vous pourrez reprendre d'ici quand vous voudrez.",
  over: 'Ce que vous avez appris',
  next: (p: { title: string }) => `Leçon suivante : ${p.title}`,
  last: 'Vous avez vu les dix. Le reste vient en voyageant.',
  restart: 'Refaire cette leçon',
  unknown: "Cette leçon n'existe pas, ou plus.",
}
