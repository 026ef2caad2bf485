import { ended, type Kind } from './resolution.ts'

/** Not mastered, it throws the dreamer out and is gone. */
export const briseur: Kind = {
  mastered: () => ended('mastered'),
  failed: () => [...ended('failed'), { type: 'cameDown', why: 'briseur' }],
}
