import type { Ask } from '../../../../kit/dice.ts'

const LABELS: ReadonlySet<string> = new Set(['cell', 'direction'])

/** MAP-5, ENC-13, ENC-15: a drawing of where the demi-rêve goes. */
export const isPlaceDrawn = ({ label }: Ask): boolean => LABELS.has(label)
