export const CALLS = ['none', 'sound', 'buzz'] as const
/** How somebody would be called. */
export type Call = (typeof CALLS)[number]
