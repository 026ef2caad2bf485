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
  send: 'Send an encounter',
  sendMeans: (p) =>
    `In secret: it comes to ${p.name} in the place of an encounter d7, and the journal will say that it is yours.`,
  tray: 'An encounter to lay on a figure or on a cell:',
  kind: 'Which',
  where: 'Where',
  anywhere: 'at the next encounter',
  onCell: 'on a cell',
  chooseStrength: 'Choose its strength (otherwise, dice)',
  strength: 'Strength',
  sendDo: 'Send it',
  sent: (p) => `${p.encounter}, strength ${p.strength}: ${p.place}`,
  recall: 'Take it back',
  noneSent: (p) => `Nothing waits for ${p.name}.`,
  notes: 'Secret notes',
  notesMean: 'Yours alone: nobody else receives them.',
  noteWhere: 'On',
  ofTable: 'the table',
  noteOf: (p) => `Note: ${p.place}`,
  noteKeep: 'Keep the note',
  noteRemove: 'Remove the note',
}
