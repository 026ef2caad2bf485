import { dreamerId } from '../../rules/brief.ts'
import type { CellId, DreamerSetup } from '../../rules/public.ts'

export type ReadyId = 'nitouche' | 'balthazar' | 'lison'

const cell = (id: string): CellId => id as CellId

/** Three dreamers of different strength, ready to go up. */
export const READY_DREAMERS: Readonly<Record<ReadyId, DreamerSetup>> = {
  nitouche: {
    id: dreamerId('nitouche'),
    sheet: {
      name: 'Nitouche',
      look: { cloak: 'night', face: 'serene' },
      reve: 13,
      empathie: 13,
      volonte: 12,
      vue: 12,
      intellect: 13,
      astrologie: 0,
      birth: 'lyre',
      stamina: { endurance: 23 },
      malus: 0,
      draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 },
      spells: [
        'tympan-d-hypnos',
        'narine-d-hypnos',
        'langue-d-hypnos',
        'repos',
        'non-agressivite',
        'serenite',
        'peur',
        'guerrier-sorde',
        'detection-d-aura-hypnos',
        'lumiere',
        'lanterne',
      ],
    },
    dream: 13,
    position: cell('G4'),
  },
  balthazar: {
    id: dreamerId('balthazar'),
    sheet: {
      name: 'Balthazar',
      look: { cloak: 'ash', face: 'bearded' },
      reve: 17,
      empathie: 15,
      volonte: 15,
      vue: 9,
      intellect: 15,
      astrologie: 3,
      birth: 'dragon',
      stamina: { endurance: 18 },
      malus: 0,
      draconic: { oniros: 7, hypnos: 5, narcos: 4, thanatos: 3 },
      spells: null,
    },
    dream: 19,
    fatigue: 2,
    position: cell('K9'),
    reserves: [
      { cell: cell('L5'), spell: 'tympan-d-hypnos', cost: 4 },
      { cell: cell('H7'), spell: 'bouclier', cost: 6 },
    ],
  },
  lison: {
    id: dreamerId('lison'),
    sheet: {
      name: 'Lison',
      look: { cloak: 'moss', face: 'freckled' },
      reve: 10,
      empathie: 11,
      volonte: 10,
      vue: 13,
      intellect: 11,
      astrologie: -6,
      birth: 'sirene',
      stamina: { endurance: 20 },
      malus: 0,
      draconic: { oniros: -3, hypnos: -11, narcos: -11, thanatos: -11 },
      spells: ['lanterne'],
    },
    dream: 10,
    position: cell('E4'),
  },
}
