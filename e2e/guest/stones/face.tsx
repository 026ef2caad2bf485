import { toyFace } from '../toy/face.tsx'

/** The keys of what is drawn first. */
const LETTERS: Readonly<Record<string, string>> = { quartz: 'q', silex: 's' }

/** Of the first bag it is told what may come, and what of it. */
const outlook = (open: number | null) =>
  open === null
    ? {
        odds: [
          { name: 'quartz', chance: 67, made: ['Deux quartz parmi trois cailloux'] },
          { name: 'silex', chance: 33, made: ['Un silex parmi trois cailloux'] },
        ],
        follows: [
          { told: 'Un dé reste dans la main.' },
          { when: { named: 'quartz' }, told: 'La main montre 5.' },
          { when: { named: 'silex' }, told: 'La main montre 2.', price: [{ of: 'ongles', points: 1, told: '1 ongle' }] },
        ],
      }
    : {}

export const face = toyFace({
  title: 'Les cailloux',
  list: 'Cailloux',
  under: 'dans la main',
  open: 'Caillou tiré du sac',
  letterOf: (name) => LETTERS[name],
  outlook,
})
