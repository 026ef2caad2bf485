import type { GameSetting } from '../../../../house/settings/gameSettings.ts'

export const COORDINATES: GameSetting = {
  id: 'tmr.coordinates',
  labels: { fr: 'Montrer les coordonnées', en: 'Show coordinates' },
  first: false,
  formerly: 'coordinates',
}

/** The best answer for the wanted spell is marked. */
export const ADVICE: GameSetting = {
  id: 'tmr.advice',
  labels: { fr: 'Marquer la réponse la meilleure pour le sort voulu', en: 'Mark the best answer for the spell you want' },
  first: true,
  formerly: 'advice',
}

/** What a decision was worth is said once it is taken, and the best not before. */
export const COACH: GameSetting = {
  id: 'tmr.coach',
  labels: {
    fr: 'Un mentor, qui dit après chaque décision ce qu’elle valait, et rien avant',
    en: 'A mentor, who says after each decision what it was worth, and nothing before',
  },
  first: false,
  formerly: 'coach',
}

/** The chance from each cell tints the map. */
export const HEAT: GameSetting = {
  id: 'tmr.heat',
  labels: {
    fr: 'Teinter la carte selon la chance depuis chaque case',
    en: 'Tint the map by the chance from each cell',
  },
  first: false,
}

export const SOUND: GameSetting = {
  id: 'tmr.sound',
  labels: { fr: 'Un son aux grands moments', en: 'A sound at great moments' },
  first: false,
}

export const SETTINGS: readonly GameSetting[] = [COORDINATES, ADVICE, HEAT, COACH, SOUND]
