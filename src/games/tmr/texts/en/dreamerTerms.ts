import type { Texts } from '../texts.ts'

export const voies: Texts['voies'] = {
  oniros: 'Oniros',
  hypnos: 'Hypnos',
  narcos: 'Narcos',
  thanatos: 'Thanatos',
}

export const phases: Texts['phases'] = {
  awake: 'awake',
  petition: 'asking',
  encounter: 'encounter',
  service: 'served by the dream',
  captive: 'held',
  wet: 'wet cell',
  gift: 'gift',
  releasing: 'reserve to release',
  free: 'free',
  cast: 'spell cast',
  fumble: 'total failure',
  carrying: 'spell in hand',
  targeting: 'aiming',
  asleep: 'asleep',
}
