/** Lets whatever else waits have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
