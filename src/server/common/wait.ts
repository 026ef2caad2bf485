/** Lets whatever else waits have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** Does not keep the process alive by itself. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
