import { toyFace } from '../toy/face.tsx'

/** The keys of what is drawn first. */
const LETTERS: Readonly<Record<string, string>> = { quartz: 'q', silex: 's' }

export const face = toyFace({
  title: 'Les cailloux',
  list: 'Cailloux',
  under: 'dans la main',
  open: 'Caillou tiré du sac',
  letterOf: (name) => LETTERS[name],
})
