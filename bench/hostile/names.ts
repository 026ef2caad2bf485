import type { Chance } from '../../src/server/testing/chance.ts'

/** In every writing, and what only looks like one: turned, hidden, heaped up, cut in half, and what two would share. */
const NAMES = [
  'Anne',
  'ΑΝΝΕ',
  'Élodie d’Œuvre-Noire',
  'E\u0301lodie',
  '李小龍',
  'سلام',
  'שלום',
  'ไม้เอก',
  '👩🏽‍🚀',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'Žofia',
  'ﷺ'.repeat(20),
  'A\u202enna',
  'A\u200bnna',
  'A\u0000nna',
  '\ud800',
  '\u2800',
  `Z${'\u0301'.repeat(39)}`,
  '\u{e0041}'.repeat(20),
  '__proto__',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(41),
]

export const nameFrom = (chance: Chance): string => `${chance.pick(NAMES) ?? ''}${chance.once(3) ? chance.below(1e6) : ''}`
