/** A spell, or what a Dragon leaves: its name, what it does in a sentence, how long it lasts. */
export interface EffectText {
  readonly name: string
  readonly summary: string
  readonly duration: string
}

export const effect = (name: string, summary: string, duration: string): EffectText => ({ name, summary, duration })
