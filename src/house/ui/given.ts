import { type Context, createContext, useContext } from 'react'

/** What a screen gives to all its parts, and how they take it: outside of that screen there is none. */
export const given = <T extends object>(outside: string): readonly [Provider: Context<T | null>, use: () => T] => {
  const Given = createContext<T | null>(null)
  const use = (): T => {
    const here = useContext(Given)
    if (!here) throw new Error(outside)
    return here
  }
  return [Given, use]
}
