/** Deterministic noise: the map looks the same on every screen and at every visit. */
export const hash = (x: number, y: number, seed = 0): number => {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 2147483647)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

export const valueNoise = (x: number, y: number, seed = 0): number => {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = ease(x - left)
  const v = ease(y - top)
  const upper = hash(left, top, seed) * (1 - u) + hash(left + 1, top, seed) * u
  const lower = hash(left, top + 1, seed) * (1 - u) + hash(left + 1, top + 1, seed) * u
  return upper * (1 - v) + lower * v
}

/** Clouds: four octaves, in [0, 1). */
export const clouds = (x: number, y: number, seed = 0): number => {
  let sum = 0
  let weight = 0.5
  for (let octave = 0; octave < 4; octave++) {
    sum += weight * valueNoise(x * 2 ** octave, y * 2 ** octave, seed + octave)
    weight /= 2
  }
  return sum / 0.9375
}
