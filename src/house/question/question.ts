export type Typed = string | number | boolean

interface FieldName {
  readonly id: string
  readonly label: string
  readonly group?: string
}

export type Field = FieldName &
  (
    | {
        readonly kind: 'number'
        readonly value: number
        readonly least: number
        readonly most: number
        /** Left empty, it is not filled in by itself. */
        readonly blank?: 'stays'
      }
    | { readonly kind: 'text'; readonly value: string; readonly most: number; readonly hint: string }
    | { readonly kind: 'one' | 'radio'; readonly value: string; readonly options: Readonly<Record<string, string>> }
    | { readonly kind: 'check'; readonly value: boolean }
  )

/** Reads what was filled in, or what stands there at first. */
export const filledIn = (values: Readonly<Record<string, Typed>>) => ({
  number: (id: string, first: number): number => (typeof values[id] === 'number' ? values[id] : first),
  text: (id: string, first: string): string => (typeof values[id] === 'string' ? values[id] : first),
  check: (id: string, first: 'yes' | 'no'): boolean => (typeof values[id] === 'boolean' ? values[id] : first === 'yes'),
})

export type FilledIn = ReturnType<typeof filledIn>

export interface Chance {
  /** What comes so often; absent: that the answer succeeds. */
  readonly name?: string
  /** In percent. */
  readonly chance: number
  /** What it is made of, a line each: for whoever wants to know. */
  readonly made: readonly string[]
  readonly rule?: string
  /** What it can be made of instead. */
  readonly field?: Field
}

export interface Outcome {
  /** If it succeeds, if it fails, or where the chance of that name has it; absent: whatever comes. */
  readonly when?: 'won' | 'lost' | { readonly named: string }
  readonly told: string
  /** What it takes besides, where it comes. */
  readonly price?: readonly Cost[]
}

/** What an answer takes from whoever gives it, in the game's own measure and in words. */
export interface Cost {
  readonly of: string
  readonly points: number
  readonly told: string
}

/** What taking an answer does. `Said` is what the room hears; `Kept` concerns only this person's own desk. */
export type Taking<Said, Kept> =
  | { readonly kind: 'say'; readonly command: Said }
  | { readonly kind: 'keep'; readonly what: Kept }
  /** Another question comes in the place of this one. */
  | { readonly kind: 'open'; readonly form: string }
  /** Something is still to be picked or filled in before it can be taken. */
  | { readonly kind: 'pick'; readonly what: 'place' | 'number' | 'things' }

/** One answer to a question: all that card, keys, ear and line of words need to know of it. */
export interface Answer<Said = unknown, Kept = unknown> {
  /** The same in every language, and of no other answer to this question. */
  readonly id: string
  readonly label: string
  readonly takes: Taking<Said, Kept>
  readonly letter?: string
  readonly rule?: string
  /** The one that matters most first: it is shown, the others where there is room. */
  readonly odds?: readonly Chance[]
  /** Shown, but not open: why, in a sentence. */
  readonly refusal?: string | null
  /** What is still to be filled in before it can be taken, in a sentence: what follows from it is told all the same. */
  readonly lacks?: string | undefined
  readonly follows?: readonly Outcome[]
  readonly cost?: readonly Cost[]
  /** The best of them: the chance, 0 to 1, of what this person wants. */
  readonly advice?: number | null
  readonly number?: Field
  /** Which answers stand together on the card. */
  readonly group?: string
  /** It stands on no card: it is told, and can be said. */
  readonly aside?: true
  /** Folded away on the card under this name: no key takes it until it is unfolded. */
  readonly fold?: string
  /** How it is told to the ear, where its label does not do; those told alike are told once, an empty one not at all. */
  readonly told?: string
  /** How it is told where it is closed: those told alike are told once, as many are counted. */
  readonly toldClosed?: string
  /** Other words that mean it; null: it is not understood by itself, even by its label. */
  readonly words?: readonly string[] | null
  /** Words that follow it are its own. */
  readonly more?: true
}

export interface Question<Said = unknown, Kept = unknown> {
  /** Changes with each thing asked. */
  readonly id: string
  /** Which card it stands on. */
  readonly kind?: string
  readonly title: string
  readonly asks?: string
  readonly fields: readonly Field[]
  readonly answers: readonly Answer<Said, Kept>[]
  /** Whether it is answered in one's turn alone, or concerns nobody else. */
  readonly waits: 'turn' | 'nothing'
}
