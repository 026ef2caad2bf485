/** Only the fields named are compared: an object recursively, an array whole. The first difference, as a sentence. */
export const firstDifference = (wanted: unknown, came: unknown, path: string): string | null => {
  const isObject = typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)
  if (!isObject) {
    const [want, got] = [JSON.stringify(wanted), JSON.stringify(came ?? null)]
    return want === got || sameArray(wanted, came) ? null : `${path}: wanted ${want}, came ${got}`
  }
  if (typeof came !== 'object' || came === null)
    return `${path}: wanted ${JSON.stringify(wanted)}, came ${JSON.stringify(came ?? null)}`
  for (const [key, value] of Object.entries(wanted)) {
    const difference = firstDifference(value, (came as Record<string, unknown>)[key], path ? `${path}.${key}` : key)
    if (difference) return difference
  }
  return null
}

const sameArray = (wanted: unknown, came: unknown): boolean =>
  Array.isArray(wanted) &&
  Array.isArray(came) &&
  wanted.length === came.length &&
  wanted.every((one, at) => firstDifference(one, came[at], 'entry') === null)
