/** What a dreamer looks like: chosen, and of no consequence in the dream. */
export const CLOAKS = ['night', 'wine', 'moss', 'ochre', 'ash', 'plum'] as const
export const FACES = ['serene', 'bearded', 'braided', 'freckled', 'masked'] as const

export type CloakColour = (typeof CLOAKS)[number]
export type FaceKind = (typeof FACES)[number]

export interface Look {
  readonly cloak: CloakColour
  readonly face: FaceKind
}

export const isLook = (value: unknown): value is Look => {
  const look = value as Partial<Look> | null | undefined
  return CLOAKS.some((cloak) => cloak === look?.cloak) && FACES.some((face) => face === look?.face)
}

/** Of one who has chosen none: always the same for the same name. */
export const lookOf = (name: string): Look => {
  let sum = 0
  for (const letter of name) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return { cloak: CLOAKS[sum % CLOAKS.length] ?? 'night', face: FACES[(sum >>> 8) % FACES.length] ?? 'serene' }
}
