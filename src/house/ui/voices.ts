/** One voice of a sound: from a pitch to a pitch, in hertz; when and how long, in seconds. */
export interface Tone {
  readonly wave: OscillatorType
  readonly from: number
  readonly to: number
  readonly at: number
  readonly long: number
}

export const bell = (from: number, at: number, long = 0.6): Tone => ({ wave: 'sine', from, to: from, at, long })

/** In seconds: what begins at once clicks. */
const ATTACK = 0.02

let context: AudioContext | null = null

const play = (audio: AudioContext, { wave, from, to, at, long }: Tone, loud: number): void => {
  const begin = audio.currentTime + at
  const [voice, volume] = [audio.createOscillator(), audio.createGain()]
  voice.type = wave
  voice.frequency.setValueAtTime(from, begin)
  voice.frequency.exponentialRampToValueAtTime(to, begin + long)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud, begin + ATTACK)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  voice.connect(volume).connect(audio.destination)
  voice.start(begin)
  voice.stop(begin + long)
}

/** Made of nothing but waves; where the browser has no voice, silence. */
export const sound = (tones: readonly Tone[], loud: number): void => {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of tones) play(context, tone, loud / Math.sqrt(tones.length))
  } catch {
    // A browser without sound plays on.
  }
}
