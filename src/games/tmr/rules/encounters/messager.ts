import { ended, type Kind } from './resolution.ts'

/** ENC-10: mastered, it may be sent. */
export const messager: Kind = {
  mastered: () => [{ type: 'serviceWon' }],
  failed: () => ended('failed'),
}
