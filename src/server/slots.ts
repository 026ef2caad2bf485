/** So many at once, in all and for one address. */
export interface Slots {
  /** A place, and what gives it back; null when there is none. */
  take(address: string): (() => void) | null
}

export const createSlots = (most: number, mostForOne: number): Slots => {
  const taken = new Map<string, number>()
  let all = 0

  const giveBack = (address: string): void => {
    all--
    const left = (taken.get(address) ?? 1) - 1
    if (left > 0) taken.set(address, left)
    else taken.delete(address)
  }

  return {
    take: (address) => {
      const own = taken.get(address) ?? 0
      if (all >= most || own >= mostForOne) return null
      all++
      taken.set(address, own + 1)
      let held = true
      return () => {
        if (held) giveBack(address)
        held = false
      }
    },
  }
}
