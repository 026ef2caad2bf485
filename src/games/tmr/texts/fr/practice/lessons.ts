export const lessons = {
  title: 'Leçons',
  progress: (p: { done: number; of: number }) =>
    p.done === 0 ? `${p.of} petits voyages guidés, à prendre dans l'ordre.` : `${p.done} sur ${p.of} apprises.`,
  last: 'Vous avez vu les dix. Des questions courtes vous garderont la main ; le reste vient en voyageant.',
  first: 'Commencer par la première leçon',
  next: 'Aller à la leçon suivante',
}
