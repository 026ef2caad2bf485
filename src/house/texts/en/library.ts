import type { Texts } from '../texts.ts'

/** What is kept in this browser: the list and the files. */
export const library: Texts['ui']['library'] = {
  open: 'Open',
  of: (p) => `${p.action}: ${p.name}`,
  lastPlayed: (p) => `played ${p.when}`,
  dropHere: 'Drop the file: it will join what you keep here.',
  importHint: (p) => `A file exported from here, or a character exported from ${p.program}, can also be dropped on the page.`,
  exportTo: (p) => `To ${p.program}`,
  wholeTable: 'This file holds a whole table, not the game of one person. Nothing was changed.',
  noStorage:
    'This browser lets us keep nothing: you can play and join a table, but all is forgotten when the page closes. To keep things, allow this site to store data, then reload the page.',
  damaged: 'This record is damaged and no longer opens. Export it to keep it, or remove it.',
  gameGone: 'This game is not here; the record stays kept.',
  removeDamaged: (p: { name: string }) => `Remove ${p.name} from this device? This cannot be taken back.`,
  removed: (p) => `${p.name} is no longer on this device.`,
  copied: (p) => `${p.name} is the copy: yours to lead elsewhere.`,
}
