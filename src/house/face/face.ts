import type { ReactNode } from 'react'
import type { AnyBots } from '../../kit/bot.ts'
import type { Notice } from '../../kit/feeds.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import type { Falling } from '../dice/index.ts'
import type { Speech } from '../seat/link.ts'
import type { Seat } from '../seat/seat.ts'
import type { GameSetting } from '../settings/gameSettings.ts'
import type { Locale } from '../texts/format.ts'
import type { NounsByLocale } from '../texts/nouns.ts'

// Pieces are methods, as the functions of a game are: a game's own types meet those of any game without a cast.

/** What is read of a game before anything of it is loaded: under a kilobyte. */
export interface Door {
  readonly names: Readonly<Record<Locale, string>>
  readonly lines: Readonly<Record<Locale, string>>
  /** Its emblem, as the path of a line in a square of 48. */
  readonly emblem: string
}

/** What the shelf shows of a saved game without opening a room; the rest of a card is the game's. */
export interface GameCard {
  readonly name: string
}

export interface Character {
  readonly key: string
  readonly name: string
  readonly about?: string
}

/** A game kept in this browser: one person at one seat, who says the gardien's words too. */
export interface Solo<S extends Speech = Speech, Card extends GameCard = GameCard> {
  /** The one seat of the table, from what the gardien sees; null when there are several, or none. */
  seatOf(view: S['view']): string | null
  cardOf(view: S['view']): Card | null
  /** Absent: all is said from the seat. */
  speakerOf?(command: S['command']): 'seat' | 'gardien'
  /** Names a copy; absent: it keeps the name. */
  renaming?(seat: string, name: string): S['command']
}

export interface StartWords {
  readonly begin: string
  readonly beginHint: string
  readonly resume: string
  readonly yours: string
  readonly noneYet: string
  readonly togetherHint: string
  /** Beside `newPage`. */
  readonly create?: string
  /** Beside `practicePage`. */
  readonly practise?: string
  readonly practiseHint?: string
  /** Beside `daily`: what it is, and how it went where it was played. */
  readonly daily?: { readonly name: string; readonly hint: string; readonly won: string; readonly lost: string }
  /** Beside `firstLesson`. */
  readonly learn?: string
  readonly learnHint?: string
}

export interface Cards<Card extends GameCard = GameCard> {
  /** Whether what is kept is a card that the others here can draw. */
  isCard(card: GameCard): card is Card
  /** Nobody is asked to go on with it. */
  isOver?(card: Card): boolean
  Figure(props: { readonly card: Card }): ReactNode
  Line(props: { readonly card: Card; readonly touchedAt: number }): ReactNode
  /** What awaits whoever goes on. */
  Resume?(props: { readonly card: Card }): ReactNode
  editPage?(id: string): Page
  /** Another program that takes a saved game as a file. */
  readonly foreign?: { readonly name: string; give(id: string): Promise<void> }
}

export interface StartFace<Card extends GameCard = GameCard> {
  readonly words: { readonly first: StartWords; load(locale: Locale): Promise<StartWords> }
  /** The game of whoever comes for the first time; absent: it is not played alone. */
  readonly begin?: Begin
  readonly cards?: Cards<Card>
  Art?(): ReactNode
  /** What can be begun at once; each gives the id of a saved game. */
  Ready?(props: { readonly busy: boolean; readonly onBegin: (begin: Begin) => void }): ReactNode
  Menu?(): ReactNode
  Guide?(): ReactNode
  /** Fetches what beginning needs besides rules and face: nothing is begun by it. */
  warm?(): Promise<unknown>
  readonly settings?: readonly GameSetting[]
  /** Nothing is said of dice. */
  readonly diceless?: true
  readonly newPage?: Page
  readonly practicePage?: Page
  /** One thing a day, the same for everybody; `done`: how today's went, null: it was not played yet. */
  readonly daily?: { readonly page: Page; done(): Promise<'won' | 'lost' | null> }
  /** Offered first to whoever never played it. */
  readonly firstLesson?: Page
}

export interface Foreign {
  readonly kind: 'done' | 'refused'
  readonly told: string
}

export type Begin = () => Promise<string | Refusal>

/** The parts of an address under the game's own. */
export type Page = readonly string[]

export interface Face<S extends Speech = Speech, Card extends GameCard = GameCard> {
  /** The screen of a seat; `table`: who sits at a networked table, its codes. */
  Screen(props: { readonly seat: Seat<S>; readonly table?: ReactNode }): ReactNode
  /** A page of its own; absent where it has none. */
  OwnPage?(props: { readonly page: Page }): ReactNode
  /** Dice, stones, cards, lots of what was told, to be seen falling. */
  fallingOf?(notices: readonly Notice<S['told']>[]): readonly Falling[]
  /** How long what others did is looked at, at a table in this page; for ever: until it is touched. */
  lastsOf?(notices: readonly Notice<S['told']>[], role: Role): number
  /** What a person of this device would answer in any case: it does not change hands for it, and it tells nobody anything. */
  unasked?(view: S['view']): S['command'] | null
  /** Of a watcher's view, what a seat answers of without its secrets; null: it needs them, and takes the device for it. */
  inOpen?(view: S['view'], seat: string): S['view'] | null
  /** Absent where nobody plays it alone. */
  readonly solo?: Solo<S, Card>
  /** What it calls its keeper, its characters, its matches; absent: as the house does. */
  readonly nouns?: NounsByLocale
  /** Whether a table of it has a gardien. */
  readonly gardien: boolean
  /** Whether the game can be ended for somebody who stays away. */
  readonly forfeits?: true
  readonly table?: TableFace<S>
  /** Whether a seat is to answer before its game goes on; null: the gardien. Absent: nobody is called. */
  asks?(view: S['view'], seat: string | null): boolean
  /** Joins what was practised elsewhere to what is kept here, undefined: nothing yet; or says why it cannot be read. Absent where nothing is. */
  readonly practice?: { merger(): Promise<(kept: unknown, brought: unknown) => unknown | Refusal> }
  /** Keeps what a file of another program holds; null: it is none that is known. */
  takeForeign?(json: unknown, locale: Locale): Promise<Foreign | null>
}

export interface TableFace<S extends Speech = Speech> {
  NewTable?(props: { readonly onSetup: (setup: unknown) => void }): ReactNode
  /** One can watch the table without following anybody. */
  readonly watching?: boolean
  /** What the keeper says before a command whose dice they type, for others to hear meanwhile; null: nothing. */
  before?(command: S['command'], view: S['view']): S['command'] | null
  /** Sends a character away; absent where places stay. */
  removing?(seat: string): S['command']
  /** Characters of one's own; absent where nobody brings any. */
  readonly bringing?: {
    /** The keeper puts one at the table for a player to take. */
    AddCharacter(): ReactNode
    characters(locale: Locale): Promise<readonly Character[]>
    /** The page where one is made, which leads back to the table of that code. */
    makePage(code: string): Page
    /** Another program whose files are taken in too. */
    readonly program?: string
    /** As it stands now; null: it is not here any more. */
    setupOf(character: Character): Promise<unknown>
  }
}

export interface GuestBots {
  readonly names: Readonly<Record<string, Readonly<Record<Locale, string>>>>
  load(): Promise<AnyBots>
  /** A worker of this page in which they do (`serveBots`). */
  worker(): Worker
}

export interface Guest {
  readonly door: Door
  rules(): Promise<AnyGame>
  face(): Promise<Face>
  start(): Promise<StartFace>
  /** What its table is drawn with, where the first question can be read before. */
  table?(): Promise<unknown>
  /** What its first lesson is taught with, where newcomers are led to one. */
  lesson?(locale: Locale): Promise<unknown>
  /** Plays a scenario file on the command line: why it fails, or null. */
  scenario?(): Promise<(text: string) => string | null>
  /** What is asked of chance in a file: the answer, or what is wrong with it. */
  odds?(): Promise<(text: string) => object | string>
  /** Players that are no people; absent where there are none. */
  readonly bots?: GuestBots
  /** Whose game it is and what is taken from it, where it is somebody's. */
  credits?(): Promise<Readonly<Record<Locale, string>>>
  /** First words of addresses that led to its pages before they were under its own. */
  readonly oldPages?: readonly string[]
}

export type Guests = Readonly<Record<string, Guest>>
