import { shown, type Tmr } from './shown.ts'

type Said = typeof import('./said.ts').said

/** The game as a first visit meets it: shown at once; what comes of an answer is asked for once it is here. */
export const openedWith = (saidNow: () => Said | null): Tmr => {
  const later =
    <K extends keyof Said>(name: K) =>
    (...told: Parameters<Said[K]>): ReturnType<Said[K]> => {
      const said = saidNow()
      if (!said) throw new Error(`${name}: the rules have not come`)
      return (said[name] as (...all: typeof told) => ReturnType<Said[K]>)(...told)
    }
  return {
    ...shown,
    decide: later('decide'),
    evolve: later('evolve'),
    tell: later('tell'),
    waitsForDice: later('waitsForDice'),
    scopeOf: later('scopeOf'),
    reveals: later('reveals'),
    parseCommand: later('parseCommand'),
    parseEvent: later('parseEvent'),
    upcastEvent: later('upcastEvent'),
  }
}
