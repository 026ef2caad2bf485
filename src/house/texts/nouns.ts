import type { Locale } from './format.ts'

/** A word as the sentences of its language take it: with its articles, and agreeing with it. */
export interface Noun {
  readonly one: string
  readonly many: string
  /** le, la, l' */
  readonly the: string
  /** un, une */
  readonly a: string
  /** ce, cet, cette */
  readonly this: string
  /** du, de la, de l' */
  readonly of: string
  /** au, à la, à l' */
  readonly to: string
  /** de, d' */
  readonly anyOf: string
  /** Of two forms of another word the one that goes with it. */
  agree(masculine: string, feminine: string): string
}

/** What a game calls what every table has. */
export interface GameNouns {
  /** Whoever keeps the table: the kit's gardien. */
  readonly keeper: Noun
  /** The same, where few words are to be said. */
  readonly keeperInShort: Noun
  /** Whom one plays at a seat. */
  readonly character: Noun
  /** What is played, and kept under a name. */
  readonly match: Noun
  /** What it is played on; absent: a table. */
  readonly board?: Noun
}

/** The nouns of a game: the French ones at hand, others loaded. */
export interface NounsByLocale {
  readonly first: GameNouns
  load(locale: Locale): Promise<GameNouns>
}

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
