/** Runs anew for whoever asks while it runs: each is answered by a run that began after they asked. */
export const latestOf = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  const start = (): Promise<void> => {
    const begun = run().finally(() => {
      if (running === begun) running = null
    })
    running = begun
    return begun
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        // Whoever came in between has begun one already.
        return running ?? start()
      })
    return next
  }
}
