/** The four voies of draconic, in the order that breaks ties for the best. */
export const VOIES = ['oniros', 'hypnos', 'narcos', 'thanatos'] as const

export type Voie = (typeof VOIES)[number]
export type Draconic = Readonly<Record<Voie, number>>

/** DRM-1: an untaught voie. */
export const LOWEST_LEVEL = -11

/** ENC-4, WET-1: the voie used to master. */
export const bestVoie = (draconic: Draconic): Voie => {
  let best: Voie = 'oniros'
  for (const voie of VOIES) if (draconic[voie] > draconic[best]) best = voie
  return best
}
