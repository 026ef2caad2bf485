type Where = 'localStorage' | 'sessionStorage'

/** What this browser has stored under a name; null: nothing that can be read. */
export const storedAs = (key: string, where: Where = 'localStorage'): unknown => {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const storedList = (key: string, where?: Where): readonly unknown[] => {
  const stored = storedAs(key, where)
  return Array.isArray(stored) ? stored : []
}

/** Whether it could be stored: where that is denied, it holds for this visit. */
export const storeAs = (key: string, value: unknown, where: Where = 'localStorage'): boolean => {
  try {
    globalThis[where].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
