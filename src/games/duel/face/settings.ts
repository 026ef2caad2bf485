import type { GameSetting } from '../../../house/settings/gameSettings.ts'

/** Alone or at one device: what already fails is let come, and what leaves nothing to choose happens. It tells nobody anything. */
export const NO_EMPTY_CLICK: GameSetting = {
  id: 'duel.noEmptyClick',
  labels: {
    fr: 'Sur cet appareil, une attaque qui échoue déjà vient d’elle-même',
    en: 'At this device, an attack that already fails comes by itself',
  },
  first: true,
}
