/** NaN where nothing, or no number, was typed. */
export const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace('−', '-')))
