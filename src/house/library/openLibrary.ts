import { idbLibrary } from './idbLibrary.ts'
import type { Library } from './library.ts'

/** Where the browser refuses its store, the page does with its own memory. */
const libraryNamed = (name: string): (() => Promise<Library>) => {
  let opening: Promise<Library> | null = null
  return () => {
    opening ??= idbLibrary(name).catch(async () => (await import('./memoryLibrary.ts')).memoryLibrary())
    return opening
  }
}

export const openLibrary = libraryNamed('demi-reve')
/** What is begun for practice: it stands on no shelf. */
export const openExercises = libraryNamed('demi-reve-exercises')
