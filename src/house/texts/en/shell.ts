import type { shell as french } from '../fr/shell.ts'
import { typeset } from '../typeset.ts'

type ShellTexts = typeof french

const reference: ShellTexts['reference'] = {
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

export const shell: ShellTexts = typeset('en', { reference })
