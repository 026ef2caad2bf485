import { bell, type Tone } from '../../../../house/ui/voices.ts'
import type { GreatKind } from '../journal/moment.ts'

/** What each great moment sounds like. */
export const TONES: Readonly<Record<GreatKind, readonly Tone[]>> = {
  // A chord that opens.
  particuliere: [bell(523, 0), bell(659, 0.08), bell(784, 0.16), bell(1047, 0.24, 0.8)],
  // Something falls and tears.
  fumble: [
    { wave: 'sawtooth', from: 220, to: 55, at: 0, long: 0.7 },
    { wave: 'square', from: 233, to: 49, at: 0.04, long: 0.6 },
  ],
  // A breath from below.
  dragon: [
    { wave: 'sine', from: 49, to: 98, at: 0, long: 1 },
    { wave: 'triangle', from: 73, to: 147, at: 0.15, long: 0.85 },
  ],
  // A fanfare of three, held.
  goal: [bell(392, 0, 0.3), bell(523, 0.14, 0.3), bell(659, 0.28, 0.9), bell(784, 0.28, 0.9)],
  // Air, and nothing else.
  souffle: [
    { wave: 'triangle', from: 330, to: 110, at: 0, long: 1.1 },
    { wave: 'sine', from: 247, to: 82, at: 0.1, long: 1 },
  ],
  // Glass.
  reflet: [bell(1568, 0, 0.3), bell(1319, 0.07, 0.35), bell(1760, 0.15, 0.4), bell(1175, 0.24, 0.6)],
  // Two notes that do not agree.
  lost: [
    { wave: 'sine', from: 440, to: 311, at: 0, long: 0.8 },
    { wave: 'sine', from: 415, to: 330, at: 0.1, long: 0.8 },
  ],
  // One that goes out.
  last: [{ wave: 'sine', from: 262, to: 131, at: 0, long: 1.2 }],
  // Two notes, the second at home.
  found: [bell(392, 0, 0.35), bell(587, 0.16, 0.7)],
}
