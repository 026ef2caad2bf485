import { ended, type Kind } from './resolution.ts'

/** ENC-11: mastered, it may carry the demi-rêve. */
export const passeur: Kind = {
  mastered: () => [{ type: 'serviceWon' }],
  failed: () => ended('failed'),
}
