import type { Outcome } from './question.ts'

/** What comes of it whatever happens; nothing told: nothing. */
export const always = (told: string | null | undefined): readonly Outcome[] => (told ? [{ told }] : [])

/** Both sides of a roll, in words. */
export interface BothSides {
  readonly won: string
  readonly lost: string
}

export const either = ({ won, lost }: BothSides): readonly Outcome[] => [
  { when: 'won', told: won },
  { when: 'lost', told: lost },
]

/** What comes of it whatever happens, in words. */
export const toldAlways = (follows: readonly Outcome[] = []): string =>
  follows
    .filter(({ when }) => when === undefined)
    .map(({ told }) => told)
    .join(' ')
