import type { GreatKind } from '../journal/moment.ts'
import { TONES, type Tone } from './tones.ts'

const LOUD = 0.14
/** In seconds: what begins at once clicks. */
const ATTACK = 0.02

let context: AudioContext | null = null

const play = (audio: AudioContext, { wave, from, to, at, long }: Tone, voices: number): void => {
  const begin = audio.currentTime + at
  const [voice, volume] = [audio.createOscillator(), audio.createGain()]
  voice.type = wave
  voice.frequency.setValueAtTime(from, begin)
  voice.frequency.exponentialRampToValueAtTime(to, begin + long)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUD / Math.sqrt(voices), begin + ATTACK)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  voice.connect(volume).connect(audio.destination)
  voice.start(begin)
  voice.stop(begin + long)
}

/** Made of nothing but waves; where the browser has no voice, silence. */
export const sound = (kind: GreatKind): void => {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of TONES[kind]) play(context, tone, TONES[kind].length)
  } catch {
    // A browser without sound plays on.
  }
}
