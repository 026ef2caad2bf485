import type { ComponentType, ReactNode } from 'react'
import type { Notice } from '../../kit/feeds.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Falling } from '../dice/falling.ts'
import type { Seat } from '../seat/seat.ts'
import type { Speech } from '../seat/speech.ts'
import type { Locale } from '../texts/format.ts'
import type { NounsByLocale } from '../texts/nouns.ts'

/** What the shelf shows of a saved game without opening a room; the rest of a card is the game's. */
export interface GameCard {
  readonly name: string
}

/** A character that can be brought to a table. */
export interface Character {
  readonly key: string
  readonly name: string
}

/** A game kept in this browser: one person at one seat, who says the gardien's words too. */
export interface Solo<S extends Speech = Speech, Card extends GameCard = GameCard> {
  /** The one seat of the table, from what the gardien sees; null when there are several, or none. */
  seatOf(view: S['view']): string | null
  cardOf(view: S['view']): Card | null
  speakerOf(command: S['command']): 'seat' | 'gardien'
  renaming(seat: string, name: string): S['command']
}

/** The pieces of the start screen; light, and there before anything is played. */
export interface StartFace<Card extends GameCard = GameCard> {
  readonly Art: ComponentType
  /** What can be begun at once; each gives the id of a saved game. */
  readonly Ready: ComponentType<{ readonly busy: boolean; readonly onBegin: (begin: Begin) => void }>
  readonly begin: Begin
  /** Whether the card of a saved game is one that the three below can draw. */
  isCard(card: GameCard): boolean
  readonly CardFigure: ComponentType<{ readonly card: Card }>
  readonly CardLine: ComponentType<{ readonly card: Card; readonly touchedAt: number }>
  readonly ResumeLine: ComponentType<{ readonly card: Card }>
  /** Links to the screens of its own. */
  readonly Menu: ComponentType
  /** A first game in a few steps, and the keys. */
  readonly Guide: ComponentType
  /** Fetches all that the first question needs, then its board: nothing is begun by it. */
  warm(): Promise<unknown>
  /** Another program that takes a saved game as a file. */
  readonly foreign: { readonly name: string; give(id: string): Promise<void> } | null
  readonly newPage: Page
  readonly editPage: (id: string) => Page
  /** Where one learns it and practises; absent where there is nothing of the kind. */
  readonly practicePage?: Page
}

/** What came of a file of another program, in words. */
export interface Foreign {
  readonly kind: 'done' | 'refused'
  readonly told: string
}

export type Begin = () => Promise<string | Refusal>

/** The parts of an address under the game's own. */
export type Page = readonly string[]

/** The screens of a game. */
export interface Face<S extends Speech = Speech, Card extends GameCard = GameCard> {
  /** The screen of a seat; `table`: who sits at a networked table, its codes. */
  readonly Screen: ComponentType<{ readonly seat: Seat<S>; readonly table?: ReactNode }>
  readonly OwnPage: ComponentType<{ readonly page: Page }>
  /** Dice, stones, cards, lots of what was told, to be seen falling. */
  fallingOf(notices: readonly Notice<S['told']>[]): readonly Falling[]
  readonly solo: Solo<S, Card>
  /** What it calls its keeper, its characters, its matches; absent: as the house does. */
  readonly nouns?: NounsByLocale
  /** Whether a table of it has a gardien. */
  readonly gardien: boolean
  readonly table: TableFace<S>
  /** What was practised of it, come from a file; absent where nothing is. */
  readonly practice?: PracticeFace
  /** Keeps what a file of another program holds; null: it is none that is known. */
  readonly takeForeign?: (json: unknown, locale: Locale) => Promise<Foreign | null>
}

/** Joins what was practised elsewhere to what is kept here, undefined: nothing yet; or says why it cannot be read. */
export interface PracticeFace {
  merger(): Promise<(kept: unknown, brought: unknown) => unknown | Refusal>
}

/** How people come to a networked table of a game. */
export interface TableFace<S extends Speech = Speech> {
  /** What is to be said of a new table besides its name; null: nothing. */
  readonly NewTable: ComponentType<{ readonly onSetup: (setup: unknown) => void }> | null
  /** Whether one can watch the table without following anybody. */
  readonly watching: boolean
  /** Sends a character away; null where places stay. */
  readonly removing: ((seat: string) => S['command']) | null
  /** Characters of one's own; null where nobody brings any. */
  readonly bringing: {
    /** The keeper puts one at the table for a player to take. */
    readonly AddCharacter: ComponentType
    characters(): Promise<readonly Character[]>
    /** As it stands now; null: it is not here any more. */
    setupOf(character: Character): Promise<unknown>
  } | null
}

/** A game as the list knows it: everything of it is loaded when it is needed. */
export interface Guest {
  /** What its players call it. */
  readonly name: string
  rules(): Promise<AnyGame>
  face(): Promise<Face>
  start(): Promise<StartFace>
  /** First words of addresses that led to its pages before they were under its own. */
  readonly oldPages: readonly string[]
}

export type Guests = Readonly<Record<string, Guest>>
