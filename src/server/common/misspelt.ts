import { type Environment, NUMBERS, TEXTS } from './config.ts'

const KNOWN: readonly string[] = [...Object.keys(NUMBERS), ...TEXTS]

/** Shorter names are too near to words that mean something else: HOME is no misspelt HOST. */
const LONG_ENOUGH = 7
/** Letters that may be wrong, missing or too many. */
const MOST_WRONG = 2

const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z]/g, '')

/** How many letters must be changed, left out or put in to make one of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, beside] of [...other].entries())
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === beside ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}

const meant = (name: string): string | undefined => {
  const same = KNOWN.find((known) => bare(known) === bare(name))
  if (same !== undefined || name.length < LONG_ENOUGH) return same
  return KNOWN.find((known) => known.length >= LONG_ENOUGH && distance(bare(known), bare(name)) <= MOST_WRONG)
}

/** Variables of the environment that are no setting and look like one: a sentence each. */
export const misspelt = (env: Environment): readonly string[] =>
  Object.keys(env).flatMap((name) => {
    const setting = KNOWN.includes(name) ? undefined : meant(name)
    return setting === undefined ? [] : [`${name} is no setting and does nothing: is ${setting} meant?`]
  })
