import type { Call } from './calls.ts'

/** Two soft tones, a fifth apart; in Hz, seconds from the beginning, seconds long. */
const TONES = [
  [392, 0, 0.5],
  [588, 0.16, 0.7],
] as const
const LOUD = 0.08
/** What begins at once clicks. */
const ATTACK = 0.03

let context: AudioContext | null = null

const play = (audio: AudioContext, [pitch, at, long]: (typeof TONES)[number]): void => {
  const begin = audio.currentTime + at
  const [voice, volume] = [audio.createOscillator(), audio.createGain()]
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUD, begin + ATTACK)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  voice.connect(volume).connect(audio.destination)
  voice.start(begin)
  voice.stop(begin + long)
}

/** Calls whoever looks elsewhere; where the browser has no voice, silence. */
const chime = (): void => {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of TONES) play(context, tone)
  } catch {
    // A browser without sound plays on.
  }
}

const BUZZ_MS = [60, 80, 60]

/** Not every machine can. */
export const canBuzz = (): boolean => typeof globalThis.navigator?.vibrate === 'function'

const buzz = (): void => {
  if (canBuzz()) navigator.vibrate(BUZZ_MS)
}

export const callAs = (how: Call): void => {
  switch (how) {
    case 'none':
      break
    case 'sound':
      chime()
      break
    case 'buzz':
      buzz()
      break
    default:
      how satisfies never
  }
}
