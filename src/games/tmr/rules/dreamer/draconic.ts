/** The four voies of draconic, in the order that breaks ties for the best. */
export const VOIES = ['oniros', 'hypnos', 'narcos', 'thanatos'] as const

export type Voie = (typeof VOIES)[number]
export type Draconic = Readonly<Record<Voie, number>>

/** SOU-15: what is learnt from books and masters; of the first seven only astrologie stands on the sheet here. */
export const KNOWLEDGE = [
  'alchimie',
  'astrologie',
  'botanique',
  'ecriture',
  'legendes',
  'medecine',
  'zoologie',
  ...VOIES,
] as const

/** DRM-1: an untaught voie. */
export const LOWEST_LEVEL = -11

/** ENC-4, WET-1: the voie used to master, unless another is named. */
export const bestVoie = (draconic: Draconic): Voie => {
  let best: Voie = 'oniros'
  for (const voie of VOIES) if (draconic[voie] > draconic[best]) best = voie
  return best
}

/** ENC-4: those that can be named in the place of the best, the nearest to it first. */
export const otherVoies = (draconic: Draconic): readonly Voie[] =>
  VOIES.filter((voie) => voie !== bestVoie(draconic)).toSorted((a, b) => draconic[b] - draconic[a])
