import type { Answer, FilledIn, Question } from '../../../../house/question/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { ShellTexts } from '../../../../house/texts/shellWords.tsx'
import type { ActiveEffect, Command, DreamerView, Mode, Moment, Prompt, View, Weighed } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { DeskAsked } from '../desk/desk.ts'
import type { Framing } from '../desk/framing.ts'
import type { Company } from '../words/told.ts'

/** What an answer does on one's own desk, unheard by the table. */
export type Kept =
  | { readonly kind: 'want'; readonly spell: string | null }
  | { readonly kind: 'sleepOn'; readonly until: 'rested' | Moment }
  | { readonly kind: 'stop' | 'putAway' }
  /** TET-4, TET-8, TET-9: its cell is chosen on the map. */
  | { readonly kind: 'chooseCell'; readonly effect: number }

export type TmrAnswer = Answer<Command, Kept>
export type TmrQuestion = Question<Command, Kept>

/** What a moment or a form asks, without who answers when. */
export type Asks = Pick<TmrQuestion, 'title' | 'asks' | 'answers'> & Partial<Pick<TmrQuestion, 'fields'>>

/** DRG-4: the card that is read before anything is asked. */
export interface DrawnAsked {
  readonly key: string
  readonly title: string
  readonly asks: string
  readonly effect: ActiveEffect | null
  /** What it did at once, a sentence each. */
  readonly did: readonly string[]
  /** How many more wait behind it. */
  readonly left: number
}

/** The names things have. */
export interface Naming {
  readonly texts: Texts
  readonly format: Format
  readonly spellName: (id: string) => string
  readonly afflictionName: (id: string) => string
  /** Null: nobody of the table. */
  readonly dreamerName: (id: string) => string | null
}

/** What a question and its answers are made from: what this person may see, has picked, and the words. */
export interface Asking extends Naming {
  readonly view: View
  readonly board: DreamerView
  readonly prompt: Prompt
  /** What the house says to the ear. */
  readonly voice: ShellTexts['ear']
  readonly spellSummary: (id: string) => string
  readonly desk: DeskAsked
  /** What was filled in for the question in sight. */
  readonly filled: FilledIn
  /** The best for the wanted spell, where it may be told. */
  readonly advice: Weighed | null
  readonly advisedMode: { readonly mode: Mode; readonly chance: number } | null
  /** ENC-4: what each voie is worth that may be named, where advice may be told. */
  readonly weighedVoies: readonly Weighed[]
  /** What was said and waits for its dice. */
  readonly said: Command | null
  readonly company: Company
  /** NIT-2, DRM-3: whose the hours are, and the sheet. */
  readonly clock: 'own' | 'gardien'
  /** A lesson tells of each hour: no longer sleep is offered than it lets pass. */
  readonly sleeps: 'hourByHour' | 'asLong' | 'never'
  readonly time: Framing['time']
  readonly foe: Framing['foe']
  readonly past: boolean
  readonly drawn: DrawnAsked | null
}
