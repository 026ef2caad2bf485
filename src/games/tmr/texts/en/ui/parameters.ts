import type { Texts } from '../../texts.ts'

/** CAST-1: what is stated before the roll, each spell its own. */
export const parameters: Texts['ui']['parameters'] = {
  labels: {
    diameter: 'Diameter of the zone, 1 to 999 metres; the cost is the same',
    birth: 'Hour of birth of the target',
    look: 'Exact look',
    sound: 'Sound',
    smell: 'Smell',
    taste: 'Taste',
    beast: 'Beast',
    subject: 'Distant person or place',
    word: 'Waking word',
  },
  named: {
    diameter: 'the diameter',
    birth: 'the hour of birth of the target',
    look: 'the look',
    sound: 'the sound',
    smell: 'the smell',
    taste: 'the taste',
    beast: 'the beast',
    subject: 'the person or place',
    word: 'the waking word',
  },
  hints: {
    look: 'A white stag with broken antlers…',
    sound: 'The crowing of a cock…',
    smell: 'Warm bread…',
    taste: 'Raspberry…',
    beast: 'A grey wolf…',
    subject: 'The upper hall of the keep…',
    word: 'Hawthorn…',
  },
  unsaid: 'To be stated',
  missing: (p) => `To be stated before the roll: ${p.what}.`,
  byEar: 'Say cast, the spell, its numbers, then a colon and the rest: cast light 6; cast fear: Falcon.',
  stated: {
    diameter: (p) => `diameter ${p.metres} m`,
    birth: (p) => `target born at the ${p.hour}`,
    noBirth: 'target not humanoid',
  },
}
