import type { Texts } from '../../texts.ts'

export const confirm: Omit<Texts['ui']['confirm'], 'removeSaved'> = {
  discardChanges: 'Discard your changes?',
}
