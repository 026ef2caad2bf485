import { type CellId, genreOf } from '../map/map.ts'
import { ended, type Kind } from './resolution.ts'

/** ENC-12 mastered; ENC-13 not mastered: another cell of the genre, hidden; DRG-10: none is left, nothing moves. */
export const changeur: Kind = {
  mastered: () => [{ type: 'serviceWon' }],
  failed: ({ dreamer, dice, ground }) => {
    const among = ground.ofGenre(genreOf(dreamer.position)).filter((cell) => cell !== dreamer.position)
    if (among.length === 0) return ended('failed')
    return [{ type: 'lost', by: 'changeur', to: dice.roll({ label: 'cell', among, secret: true }) as CellId }]
  },
}
