import { newId } from '../ui/newId.ts'

const BROWSER = 'demi-reve.browser'
const NAME = 'demi-reve.called'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage denied: it holds for this visit.
  }
}

let made: string | null = null

/** By which a table knows whom its gardien sent away; it is told to the tables that one comes to, and to nobody else. */
export const browserId = (): string => {
  made ??= read(BROWSER) ?? newId()
  write(BROWSER, made)
  return made
}

/** What this person called themselves at the last door. */
export const lastName = (): string => read(NAME) ?? ''
export const keepName = (name: string): void => write(NAME, name)
