import type { Texts } from '../../texts.ts'

export const confirm: Omit<Texts['ui']['confirm'], 'removeSaved'> = {
  replaceDreamer: (p) => `Replace ${p.name} with the one in the file?`,
  leaveJourney: 'Leave this journey? It will wait for you as it is.',
  discardChanges: 'Discard your changes?',
  interrupt: 'Break concentration? The half-dream stays where it is.',
  lastPoint: 'This cost takes your last dream point: you will fall asleep and the spell cannot be aimed. Go on?',
  leaveMap: 'Leave the map? The half-dream will be set back on a cell drawn at random.',
  leaveTable: 'Leave the table? Your seat stays yours.',
}
