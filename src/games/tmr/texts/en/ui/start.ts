import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')

export const create: Texts['ui']['create'] = {
  title: 'A dreamer of your own',
  intro: 'Give a name, strengths and spells, then set the half-dream on the map.',
  name: 'Name',
  namePlaceholder: 'What is the dreamer called?',
  characteristics: 'Characteristics',
  voies: 'Levels in the ways',
  spells: 'Known spells',
  spellsFound: (p) => count(p.count, { one: 'spell', other: 'spells' }),
  noSpellFound: 'No spell matches this search: widen it.',
  filterVoie: 'Way',
  filterGenre: 'Kind of land',
  filterKind: 'Spell or ritual',
  place: 'Set down the half-dream',
  placeHint: 'Touch any of the 189 cells: the first journey will begin there.',
  placed: (p) => `The half-dream is set down: ${p.place}.`,
  needsName: 'A name is missing: give one.',
  needsCell: 'A cell is missing: set the half-dream on the map.',
}

/** The first journey, and the keys. */
export const guide: Texts['ui']['guide'] = {
  keys: {
    directions: { keys: '7 8 9 1 2 3', does: 'go in one of the six directions; the arrows too' },
    enter: { keys: 'Enter', does: 'take the marked choice, or the advised one' },
    letters: { keys: 'M E R L', does: 'master, evade, repress, let pass' },
    zoom: { keys: '+ −', does: 'closer, further' },
    fit: { keys: '0', does: 'see the whole map, and come near again' },
    point: { keys: 'Alt + click', does: 'show a cell to the table; a long press too' },
    undo: { keys: 'Ctrl Z', does: 'undo the last choice' },
    line: { keys: '/', does: 'say or ask in words: up, n, where, around, help' },
    escape: { keys: 'Esc', does: 'close what is open' },
    help: { keys: '?', does: 'show this list' },
  },
  firstJourney: 'First journey',
  steps: [
    'Go up: your half-dream waits where you left it.',
    'Move from cell to cell towards a land where your spell can be cast.',
    'If something comes, read the odds and choose.',
    'On the right land, cast the spell; then come down and point out its target.',
  ],
}
