import type { Texts } from '../../texts.ts'

export const choosing: Texts['ui']['choosing'] = {
  begin: 'Choose the cell',
  which: 'Which cell?',
  effect: (p) => `${p.name}: once and for all.`,
  place: 'Where to place the half-dream?',
  placeTold: 'Its player will know where it is.',
  placeHidden: 'In secret: its player will know only the kind of land.',
  send: (p) =>
    `The next encounter of ${p.who}${p.here ? ' on that cell' : ''}: ${p.name}, ${p.strength === null ? 'strength by the dice' : `strength ${p.strength}`}.`,
  sending: (p) => (p.placed ? p.name : `${p.name}: where?`),
  wherever: 'Or to whom, wherever they go',
  openly: 'Announce it to the whole table',
  announcedTo: (p) => `${p.name}: soon, for ${p.who}.`,
  announcedOn: (p) => `${p.name}: on ${p.cell}.`,
  note: 'For a note that you alone will read.',
}
