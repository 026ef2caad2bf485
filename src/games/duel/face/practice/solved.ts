const KEY = 'demi-reve.duel.positions'

/** The positions solved in this browser; one that keeps nothing has none. */
export const solvedPositions = (): ReadonlySet<string> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export const keepSolved = (id: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedPositions(), id])]))
  } catch {
    // Nothing is kept here: it is solved all the same.
  }
}
