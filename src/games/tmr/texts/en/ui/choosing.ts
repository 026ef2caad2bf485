import type { Texts } from '../../texts.ts'

export const choosing: Texts['ui']['choosing'] = {
  begin: 'Choose the cell',
  which: 'Which cell?',
  effect: (p) => `${p.name}: once and for all.`,
  place: 'Where to place the half-dream?',
  placeTold: 'Its player will know where it is.',
  placeHidden: 'In secret: its player will know only the land.',
  send: (p) =>
    `In secret, the next encounter on that cell: ${p.name}, ${p.strength === null ? 'strength by the dice' : `strength ${p.strength}`}.`,
  note: 'For a note that you alone will read.',
}
