import { drawAffliction } from '../dreamer/dragon.ts'
import { experienceOf } from '../rolls/check.ts'
import { ended, type Kind } from './resolution.ts'

/** ENC-16: the one encounter whose qualities count. */
export const reveDeDragon: Kind = {
  mastered: ({ encounter, check, dice }) => [
    { type: 'dreamChanged', by: encounter.strength },
    ...(check.quality === 'particuliere' ? [drawAffliction(dice, 'tete'), ...experienceOf(check)] : []),
    ...ended('mastered'),
  ],
  failed: ({ check, dice }) => {
    const queues = check.quality === 'echec-total' ? 2 : 1
    return [...Array.from({ length: queues }, () => drawAffliction(dice, 'queue')), ...ended('failed')]
  },
}
