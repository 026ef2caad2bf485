import type { Voie } from '../../rules/dreamer/draconic.ts'
import type { Phase } from '../../rules/state.ts'

export const voies: Readonly<Record<Voie, string>> = {
  oniros: 'Oniros',
  hypnos: 'Hypnos',
  narcos: 'Narcos',
  thanatos: 'Thanatos',
}

/** Each phase: a word for the state. */
export const phases: Readonly<Record<Phase, string>> = {
  awake: 'en éveil',
  petition: 'demande',
  encounter: 'rencontre',
  service: 'au service du rêve',
  captive: 'en captivité',
  wet: 'case humide',
  gift: 'présent',
  releasing: 'réserve à lâcher',
  free: 'libre',
  cast: 'sort lancé',
  fumble: 'échec total',
  carrying: 'sort en main',
  targeting: 'ciblage',
  asleep: 'en sommeil',
}
