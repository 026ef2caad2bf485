/** The number of an evening; small enough to be read out to a friend. */
export const otherEvening = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 9999) + 1
