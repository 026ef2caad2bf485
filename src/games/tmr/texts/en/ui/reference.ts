import type { Texts } from '../../texts.ts'

export const reference: Texts['ui']['reference'] = {
  title: 'The rules',
  intro: 'What the game applies, in our own words. Each number is the one that rolls and journal show.',
  search: 'Search the rules',
  none: 'No rule answers this search: try another word.',
  chapters: 'Chapters',
  whole: 'Read all the rules',
  previous: 'Previous rule',
  next: 'Next rule',
  found: (p) => (p.count > 1 ? `${p.count} rules` : `${p.count} rule`),
}
