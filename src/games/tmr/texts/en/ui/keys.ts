import type { Texts } from '../../texts.ts'

export const keys: Texts['ui']['keys'] = {
  ascendNormal: 'u',
  ascendAccelerated: 'a',
  master: 'm',
  evade: 'e',
  repress: 'r',
  letPass: 'l',
  struggle: 's',
  masterCell: 'm',
  goTo: 'g',
  decline: 'd',
  stay: 's',
  descend: 'd',
  cast: 'c',
  keep: 'k',
  reserve: 'r',
  accept: 'a',
  storeFailure: 't',
  comeDown: 'd',
  wake: 'w',
  aims: { zone: 'z', object: 'o', creature: 'c', self: 's' },
}
