import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Notice } from '../../kit/feeds.ts'
import type { List } from '../../kit/grown.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import type { JournalLine, JournalPage, PlainEntry, ToldEntry } from '../journal/index.ts'
import type { PointWords, Speak, Wording } from '../nonvisual/index.ts'
import type { Answer, Answering, Question, QuestionWords } from '../question/index.ts'
import type { Reference } from '../reference/index.ts'
import type { Speech } from '../seat/link.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import type { GameSetting } from '../settings/gameSettings.ts'
import type { Awaiting } from '../table/waiting.ts'
import type { Format } from '../texts/format.ts'
import type { GameWords } from '../texts/gameWords.tsx'
import type { ShellTexts } from '../texts/shellWords.tsx'
import type { GuideProps } from '../ui/Guide.tsx'
import { given } from '../ui/given.ts'
import type { AskedWords } from './DiceQuestions.tsx'
import type { KeyActions } from './keys.ts'
import type { NewsLine } from './News.tsx'
import type { Framing } from './shell.ts'
import type { Overlaid, Stage } from './stage.ts'

/** The kinds of things that one game speaks of; what a game lacks is as in `Plain`. */
export interface Kinds {
  readonly speech: Speech
  readonly texts: unknown
  /** What lies on a person's own desk: picked up, and not yet said. */
  readonly desk: object
  /** What of it counts for the question. */
  readonly laid: object
  /** What an answer does there. */
  readonly kept: unknown
  /** What the game adds to what all parts of its screen read. */
  readonly moment: object
  readonly here: object
  readonly question: Question
  readonly entry: ToldEntry
  readonly reader: unknown
}

/** What a question, the facts and the ear are made from: nothing but what this seat sees, in the language of the moment. */
export interface BaseHere<View, Texts, Laid = object> {
  readonly texts: Texts
  readonly format: Format
  readonly view: View
  readonly desk: Laid
  /** The seat that looks; null: nobody's. */
  readonly seat: string | null
  /** An earlier moment is shown. */
  readonly past: boolean
  readonly nameOf: (seat: string) => string
  /** How the house speaks to the ear. */
  readonly voice: ShellTexts['ear']
}

export interface BaseReader<Texts> {
  readonly texts: Texts
  readonly format: Format
  /** The seat that reads; null: nobody's. */
  readonly own: string | null
  readonly nameOf: (seat: string) => string
}

/** A game that says what it sees, asks and tells, and keeps nothing on a desk. */
export interface Plain<S extends Speech, Texts = unknown> extends Kinds {
  readonly speech: S
  readonly texts: Texts
  readonly kept: never
  readonly here: BaseHere<S['view'], Texts>
  readonly question: Question<S['command'], never>
  readonly entry: PlainEntry<S['told']>
  readonly reader: BaseReader<Texts>
}

export interface BasePlay<K extends Kinds = Kinds> {
  readonly view: K['speech']['view']
  readonly seen: K['speech']['view']
  /** Which of several boards is looked at; empty: there is but one. */
  readonly sight: string
  readonly desk: StoreApi<K['desk']>
  readonly past: boolean
  readonly say: (command: K['speech']['command']) => void
  /** Whether what is asked is for this person to answer, now or in a moment. */
  readonly asked: boolean
  /** Whether this person may answer now. */
  readonly mayAct: boolean
}
export type Play<K extends Kinds = Kinds> = BasePlay<K> & K['moment']

export interface DeskAt {
  /** The saved game, or the seat at a table; null: what is practised is neither. */
  readonly place: string | null
  readonly sight: string
  readonly framing: Framing | null
}

export interface TableDesk<K extends Kinds> {
  /** As it lies when a board is taken in hand. */
  begin(at: DeskAt): K['desk']
  /** What of it counts, in this view. */
  at(desk: K['desk'], view: K['speech']['view']): K['laid']
  /** What an answer that tells nobody anything does. */
  keep(desk: K['desk'], what: K['kept'], here: K['here']): K['desk']
  /** A form comes in the place of the question. */
  open?(desk: K['desk'], form: string): K['desk']
  /** What is left once something was said; absent: nothing is. */
  said?(desk: K['desk'], command: K['speech']['command']): K['desk']
  /** It is another: what is to be found again on another day is kept. */
  changed?(now: K['desk'], before: K['desk'], at: DeskAt): void
}

export interface SeatSight<S extends Speech> {
  readonly view: S['view']
  readonly state: SeatState<S>
  readonly past: boolean
  readonly framed: boolean
}

/** Held beside the boards: it is not laid aside with one of them. */
interface TableScreen<K extends Kinds> {
  begin(place: DeskAt['place']): object
  follow(seat: Seat<K['speech']>, kept: StoreApi<object>, place: DeskAt['place']): () => void
}

export interface TableJournal<K extends Kinds> {
  entriesOf(notices: List<Notice<K['speech']['told']>>): List<K['entry']>
  linesOf(entry: K['entry'], reader: K['reader']): readonly JournalLine[]
  /** The heading it stands under; those of one heading stand together. */
  titleOf?(entry: K['entry'], reader: K['reader']): string
  /** Where the heading is not all. */
  pages?(
    entries: List<K['entry']>,
    reader: K['reader'],
  ): {
    /** Those between two messages, both included. */
    within(first: number, last: number): readonly JournalPage<K['entry']>[]
    asText(): string
  }
  /** What the last of them tells of the board in sight; absent: its lines, of which the last stands for all. */
  newsOf?(last: K['entry'], reader: K['reader'], sight: string): readonly NewsLine[]
  /** What is said of it aloud; absent: that it takes back, and its lines. */
  spokenOf?(entry: K['entry'], reader: K['reader']): readonly string[]
  useReader?(): K['reader']
  /** What it tells, drawn: words with pictures; `whole`: all of it is touched already. Absent: its words. */
  readonly Sentence?: ComponentType<{ readonly text: string; readonly whole?: boolean }>
  /** Beside an entry, where it is worth it. */
  readonly Mark?: ComponentType<{ readonly entry: K['entry'] }>
  readonly Where?: ComponentType
  readonly After?: ComponentType
}

export interface Section {
  readonly title?: string
  readonly parts: readonly (string | { readonly title: string; readonly things: readonly string[] })[]
}

export interface HearingProps {
  readonly speak: Speak
  readonly asked: () => string
  readonly onUndo: () => void
}

export interface TableEar<K extends Kinds> {
  /** The table in words; or, where it is more than words, drawn by the game. */
  twin?(here: K['here']): readonly Section[]
  readonly Twin?: ComponentType
  title?(here: K['here']): string
  hint?(here: K['here']): string
  /** What may be asked of the table, and what is answered; absent: all of it is told at once. */
  readonly asks?: Readonly<Record<string, Wording>>
  reply?(here: K['here'], ask: string): string
  /** What is asked, and its answers; absent: title and answers of the question. */
  askedWords?(here: K['here']): string
  /** Of a richer grammar: what becomes of a line. */
  useHearing?(props: HearingProps): (line: string) => void
  /** Whether the question is said again, though nothing was told: something else lies on the desk. */
  again?(here: K['here'], before: K['here']): boolean
  pointWords?(here: K['here']): PointWords
  markedAs?(answer: Answer): string
}

export interface TablePane {
  readonly tab: string
  readonly name: string
  readonly Content: ComponentType
  /** It stands before the journal. */
  readonly first?: true
}

export interface TableZones {
  /** Under the top bar where the notebook is a drawer. */
  readonly Strip?: ComponentType
  /** For whoever keeps the table: who is at it. */
  readonly Company?: ComponentType
  /** Over the table, before the messages and among them. */
  readonly Over?: ComponentType
  readonly Among?: ComponentType
  /** What else waits for whoever keeps the table, that the house knows nothing of; it stands in one order with the rest. */
  readonly Wishes?: ComponentType<{ readonly children: (waiting: readonly Awaiting[]) => ReactNode }>
  readonly Beside?: ComponentType
  readonly Also?: ComponentType
  /** What everybody takes home from a table that is closed. */
  readonly Home?: ComponentType
  useOverlaid?(): (stage: Stage) => Overlaid
  /** The table is to be touched: on a phone the question comes folded. */
  useAttention?(): 'question' | 'table'
  /** Steps follow one another: on a phone the question keeps one height. */
  readonly steady?: true
}

export interface TableCard {
  readonly Picture?: ComponentType
  /** Its answers; absent: a row each. */
  readonly Body?: ComponentType
  /** What can still be said of an earlier moment. */
  readonly Past?: ComponentType
  /** In place of the card: what it stands among. */
  readonly Whole?: ComponentType
}

/** What a game says of its screens; all else is the house's. A view and a desk in, data and pictures out. */
export interface GameTable<K extends Kinds> {
  readonly words?: GameWords<K['texts']>
  readonly reference?: Reference
  readonly desk?: TableDesk<K>
  isAsked(play: BasePlay<K> & K['moment'], seat: string | null): boolean
  /** The one source of answers: card, table, keys, ear and line of words read it. Its id is what is posed. */
  questionOf(here: K['here']): K['question']
  readonly journal: TableJournal<K>
  facts?(here: K['here']): readonly string[]
  readonly Table: ComponentType
  readonly card?: TableCard
  panes?(texts: K['texts'], role: Role['kind']): readonly TablePane[]
  /** Absent: the game has no ear, and no door leads to one. */
  readonly ear?: TableEar<K> | (() => Promise<TableEar<K>>)
  /** It says itself when it is drawn (`tableStands`): what can wait for it comes then. */
  readonly standsLater?: true
  /** What else it does with a key, what with one and Alt, and which answer an arrow marks where they lie on a map. */
  useKeys?(): Pick<KeyActions, 'look' | 'alt' | 'turn'>
  /** Who plays, by name; absent: as the table calls its seats. */
  names?(view: K['speech']['view']): readonly (readonly [seat: string, name: string])[]
  refusalWords?(refusal: Refusal, here: K['here']): string
  guide?(texts: K['texts']): GuideProps
  readonly zones?: TableZones
  readonly settings?: readonly GameSetting[]
  /** Nobody ever throws or types one here. */
  readonly diceless?: true

  /** Several boards of which one is looked at. */
  readonly sights?: {
    of(view: K['speech']['view']): readonly string[]
    /** There is none, or none any more. */
    empty(texts: K['texts'], role: Role['kind']): string
  }
  /** What a seat keeps whatever board is looked at, and what comes of it by itself until the screen is left. */
  readonly screen?: TableScreen<K>
  /** What all parts of the screen read, made once for a board; null: it is gone. */
  moment?(seat: Seat<K['speech']>, sight: string): (shown: SeatSight<K['speech']>, desk: K['desk']) => K['moment'] | null
  /** Something is to be read first. */
  isHeld?(play: BasePlay<K> & K['moment']): boolean
  useHere?(base: BaseHere<K['speech']['view'], K['texts'], K['laid']>, answering: StoreApi<Answering>): K['here']
  /** Something great is still seen happening: what practice puts in the question’s place comes after it. */
  isShowing?(here: K['here']): boolean
  /** What is posed, where the id of the question is not all of it. */
  posed?(play: BasePlay<K> & K['moment']): unknown
  /** Whether a question is answered now, where it is not simply one's turn; `read`: it has been on the screen long enough. */
  isOpen?(here: K['here'], may: { readonly act: boolean; readonly read: boolean }): boolean
  /** The answer that stands said, or was given then. */
  useSaid?(here: K['here'], question: K['question']): string | null
  /** Changes with whatever is shown anew, and with what takes the focus; absent: the question's id. */
  useShownKey?(): string
  focusKey?(here: K['here']): string
  undoScope?(play: BasePlay<K> & K['moment']): string | undefined
  useQuestionWords?(): Partial<QuestionWords>
  useDiceWords?(): AskedWords
  undoWaits?(texts: K['texts']): string
}

export const [TableProvider, useTable] = given<GameTable<Kinds>>('outside a game')
