import type { Spell, Voie } from '../../rules/public.ts'

/** What an erratic effect takes from the dreamer; nothing: it is only seen. */
export interface Toll {
  readonly dream?: number
  readonly fatigue?: number
  readonly life?: number
}

/** CAST-5: what a voie acts on; a calling brings what it will. */
export type ErraticField = Voie | 'invocation'

/** Hypnos: those who come when they are called. */
const CALLINGS: ReadonlySet<string> = new Set(['guerrier-sorde', 'guerrier-turme', 'kanaillou', 'nonechalepasse'])

export const fieldOf = ({ id, voie }: Pick<Spell, 'id' | 'voie'>): ErraticField => (CALLINGS.has(id) ? 'invocation' : voie)

/** CAST-5: within the field of the voie. The table is our own: the rules leave it to the gardien. */
export const ERRATIC = {
  oniros: [
    ['hail', { life: 1 }],
    ['mire', { fatigue: 3 }],
    ['glow', {}],
    ['frost', { fatigue: 2 }],
  ],
  hypnos: [
    ['echo', { dream: 1 }],
    ['laughter', { fatigue: 2 }],
    ['faces', {}],
    ['doubt', { dream: 2 }],
  ],
  invocation: [
    ['stranger', {}],
    ['herd', { fatigue: 2 }],
    ['creditor', { dream: 1 }],
    ['claws', { life: 1 }],
  ],
  narcos: [
    ['crack', {}],
    ['flaw', {}],
    ['rust', {}],
    ['weight', { fatigue: 3 }],
    ['burn', { life: 1 }],
  ],
  thanatos: [
    ['cold', { fatigue: 4 }],
    ['wound', { life: 2 }],
    ['whisper', { dream: 2 }],
    ['rot', {}],
  ],
} as const satisfies Readonly<Record<ErraticField, readonly (readonly [string, Toll])[]>>

export type ErraticId = (typeof ERRATIC)[ErraticField][number][0]

export interface Erratic {
  readonly id: ErraticId
  readonly toll: Toll
}

/** One of the field's, by a number from 0 to 1. */
export const drawErratic = (field: ErraticField, chance: number): Erratic => {
  const table = ERRATIC[field]
  const [id, toll] = table[Math.min(table.length - 1, Math.floor(chance * table.length))] ?? table[0]
  return { id, toll }
}

/** What is left after it. SPE-3: an effect alone does not kill; DRM-3: the last point of dream sleeps. */
export const afterToll = (
  { dream, fatigue, life }: { readonly dream: number; readonly fatigue: number; readonly life: number },
  toll: Toll,
): Partial<Record<keyof Toll, number>> => ({
  ...(toll.dream ? { dream: Math.max(0, dream - toll.dream) } : {}),
  ...(toll.fatigue ? { fatigue: fatigue + toll.fatigue } : {}),
  ...(toll.life ? { life: Math.max(1, life - toll.life) } : {}),
})
