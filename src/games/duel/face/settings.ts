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

/** What a program does stays as long as its words need; off: as it comes. */
export const CALM: GameSetting = {
  id: 'duel.calm',
  labels: {
    fr: 'Sur cet appareil, ce que fait le programme reste le temps d’être lu',
    en: 'At this device, what the program does stays long enough to be read',
  },
  first: true,
}

export const STEP_BY_STEP: GameSetting = {
  id: 'duel.stepByStep',
  labels: {
    fr: 'Sur cet appareil, le programme joue pas à pas : vous touchez « Suite »',
    en: 'At this device, the program plays step by step: you touch “Go on”',
  },
  first: false,
}

/** As they stand in the settings, before a duel and during it. */
export const SETTINGS: readonly GameSetting[] = [NO_EMPTY_CLICK, CALM, STEP_BY_STEP]
