import type { Texts } from '../../texts.ts'

export const secrets: Texts['ui']['secrets'] = {
  groups: {
    dreamer: 'This dreamer',
    journey: 'This journey',
    night: 'The night and the hours',
    sky: 'The sky and the signs',
    table: 'The table',
  },
  everybody: 'the whole table',
  tray: 'In secret, an encounter to lay on a figure or on a cell:',
  anywhere: 'at the next encounter',
  onCell: 'on a cell',
  chooseStrength: 'Choose its strength (otherwise, dice)',
  strength: 'Strength',
  sent: (p) => `${p.encounter}, strength ${p.strength}: ${p.place}`,
  recall: 'Take it back',
  notes: 'Secret notes',
  notesMean: 'Yours alone: nobody else receives them unless you show them.',
  noteWhere: 'On',
  ofTable: 'the table',
  noteOf: (p) => `Note: ${p.place}`,
  noteKeep: 'Keep the note',
  noteRemove: 'Remove the note',
  noteShow: 'Show to all',
}
