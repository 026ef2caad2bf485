import type { Texts } from '../texts.ts'

/** What is kept in this browser: the list and the files. */
export const library: Texts['ui']['library'] = {
  open: 'Open',
  of: (p) => `${p.action}: ${p.name}`,
  lastPlayed: (p) => `played ${p.when}`,
  dropHere: 'Drop the file: it will join your dreamers.',
  importHint: 'A file exported from here, or a character exported from Foundry, can also be dropped on the page.',
  exportTo: (p) => `To ${p.program}`,
  wholeTable: 'This file holds a whole table, not a single dreamer. Nothing was changed.',
  noStorage: 'This browser lets us keep nothing: allow this site to store data, then reload the page.',
  removed: (p) => `${p.name} is no longer on this device.`,
  copied: (p) => `${p.name} is the copy: yours to lead elsewhere.`,
}
