import { ended, type Kind } from './resolution.ts'

/** ENC-16: the one encounter whose qualities count; what it gives or takes is drawn first. */
export const reveDeDragon: Kind = {
  mastered: () => ended('mastered'),
  failed: () => ended('failed'),
}
