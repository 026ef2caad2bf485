import type { Refusal } from '../../../kit/refusal.ts'
import type { Tear } from './aiming/tearForms.ts'
import type { Hour, Moment } from './dreamer/clock.ts'
import type { Draconic, Voie } from './dreamer/draconic.ts'
import type { DragonTable } from './dreamer/dragon.ts'
import type { ActiveEffect } from './dreamer/effect.ts'
import type { Stamina } from './dreamer/fatigue.ts'
import type { Look } from './dreamer/look.ts'
import type { EncounterKind } from './encounters/kinds.ts'
import type { Sent } from './encounters/sent.ts'
import type { Mastery, MasteryKind } from './ground/ground.ts'
import type { Genre } from './map/genre.ts'
import type { CellId } from './map/map.ts'
import type { Note } from './notes.ts'
import type { Rounds } from './rounds.ts'
import type { Stated } from './spells/parameters.ts'
import type { Spell } from './spells/spell.ts'

export type { Hour, Moment }

declare const dreamerIdBrand: unique symbol
export type DreamerId = string & { readonly [dreamerIdBrand]: true }
export const dreamerId = (text: string): DreamerId => text as DreamerId

export type Mode = 'normal' | 'accelerated'

/** DRM-1: what is written on the sheet and only corrected by hand. */
export interface Sheet {
  readonly name: string
  readonly reve: number
  readonly empathie: number
  readonly volonte: number
  readonly vue: number
  readonly stamina: Stamina
  /** The malus of the état général besides the line of the fatigue track. */
  readonly malus: number
  readonly draconic: Draconic
  /** Known spells; null: all of them. */
  readonly spells: readonly string[] | null
  /** Spells that stand in no list: the dreamer's own, with their facts. */
  readonly own?: readonly Spell[] | undefined
  /** Absent: not chosen. */
  readonly look?: Look | undefined
  readonly intellect: number
  readonly astrologie: number
  /** AST-2: the hour of birth; null: the stars say nothing. */
  readonly birth: Hour | null
  /** SPE-3: life points when unhurt. */
  readonly life: number
}

export interface Encounter {
  readonly kind: EncounterKind
  readonly strength: number
  readonly lostRounds: number
  /** ENC-5: it was evaded once, waits until then, and cannot be evaded again. */
  readonly until: Moment | null
  /** SPE-1: from the special table. */
  readonly special?: boolean | undefined
}

export interface Waiting {
  readonly cell: CellId
  readonly kind: EncounterKind
  readonly strength: number
  readonly until: Moment
  readonly special?: boolean | undefined
  /** Whether the player knows its cell. */
  readonly known: boolean
}

export interface Reserve extends Stated {
  /** RES-2: null once it gave way to another; a lost player goes on counting on it until the position is known. */
  readonly cell: CellId | null
  readonly spell: string
  readonly erratic: boolean
  /** RES-4: as stored, and so is what was stated. */
  readonly cost: number
  /** Whether the player knows its cell. */
  readonly known: boolean
}

/** A spell in hand, from its casting or triggering to its aim. */
export interface Hand extends Stated {
  readonly spell: string
  readonly cost: number
  readonly triggered: boolean
  readonly erratic: boolean
  /** Where it would lie in reserve. */
  readonly cell: CellId
  readonly proxy: boolean
  /** RES-7: the difficulty and the gardien's modifier of the roll to be made again. */
  readonly difficulty: number
  readonly modifier: number
  /** Whether that modifier is kept from the player. */
  readonly secretly: boolean
  /** TET-9: those that go off with it, at the same target. */
  readonly others?: readonly string[] | undefined
  /** What was stated of each of those; absent: nothing, or it was not kept. */
  readonly othersStated?: readonly Stated[] | undefined
}

/** TGT-4: at a dreamer of the table. */
export interface Aimed {
  readonly whom: DreamerId
  /** Of those that asked for a JR, in their order, whether it was passed; null: they have not rolled yet. */
  readonly passed: readonly boolean[] | null
}

/** TGT-4: as whoever it is aimed at knows it. */
export interface IncomingSpell {
  /** Null: the gardien named its voie alone; named, where it stands in no list. */
  readonly spell: string | null
  readonly name?: string | undefined
  readonly voie: Voie
  readonly jr: number
}

/** TGT-4: aimed at this dreamer, whose JR it waits for. */
export interface Incoming {
  /** Null: somebody the gardien plays, by the name they give them. */
  readonly by: DreamerId | null
  readonly caster?: string | undefined
  readonly spells: readonly IncomingSpell[]
}

/** CAST-6, TGT-2, TGT-4: how a spell came to take where it took. */
type How = 'aimed' | 'unresisted' | 'returned' | 'missed' | 'unaimed'

export type Outcome = 'target' | 'self' | 'nobody' | 'impossible' | 'erratic' | 'unaimed'

export interface Took {
  readonly spell: string
  readonly outcome: Outcome
  /** TGT-2, TGT-4: how it came onto the caster, where that is written down. */
  readonly how?: How | undefined
  /** TGT-2: a zone around the caster. */
  readonly centre?: true | undefined
}

export interface Effect extends Took {
  /** What the gardien says of it. */
  readonly text: string | null
  readonly tear: Tear | null
  /** TGT-4: the dreamer it was aimed at. */
  readonly whom?: DreamerId | undefined
  /** TET-9: of those aimed with it. */
  readonly others?: readonly Took[] | undefined
}

export interface Affliction {
  readonly table: DragonTable
  readonly id: string
}

export interface Messenger {
  readonly cell: CellId
  /** Asked by cell: the player knows where it is. */
  readonly asked: 'cell' | 'path'
}

/** What holds from the ascent to the way down. */
export interface Journey {
  readonly mode: Mode
  /** FAT-1: état général and fatigue line of the start. */
  readonly malus: number
  /** MOV-2: something was met in this round. */
  readonly met: boolean
  /** ENC-15: no 1d7 for the rest of this round. */
  readonly calm: boolean
  /** RES-5: a spell was stored in this round. */
  readonly stored: boolean
  /** WET-4, DRG-9: what this cell has been given for as long as the demi-rêve stays. */
  readonly given: readonly MasteryKind[]
  /** DRG-8: the last reserve was laid in this visit and does not go off in it. */
  readonly laid: boolean
  /** SPE-4: the reserve of this cell goes off whatever keeps it. */
  readonly forced: boolean
  readonly messenger: Messenger | null
}

export type Stage =
  | { readonly phase: 'awake' }
  | { readonly phase: 'asleep' }
  /** ASC-2: granted, it waits for its dice. */
  | { readonly phase: 'petition'; readonly mode: Mode; readonly granted?: true }
  | { readonly phase: 'encounter'; readonly encounter: Encounter }
  | { readonly phase: 'service'; readonly encounter: Encounter }
  | { readonly phase: 'captive'; readonly encounter: Encounter }
  | { readonly phase: 'wet'; readonly mastery: Mastery }
  | { readonly phase: 'gift' }
  | { readonly phase: 'releasing' }
  | { readonly phase: 'free' }
  | { readonly phase: 'cast'; readonly hand: Hand }
  | { readonly phase: 'fumble'; readonly hand: Hand }
  | { readonly phase: 'carrying'; readonly hand: Hand }
  | { readonly phase: 'targeting'; readonly hand: Hand; readonly aimed?: Aimed | undefined }

export type Phase = Stage['phase']

export type Experience = Readonly<Record<'reve' | Voie, number>>

/** ASC-2: what the gardien says of going up. */
export type AscentRule =
  | { readonly kind: 'free' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'will'; readonly difficulty: number }

/** EXP-1: what practice of a spell on a cell adds. */
export interface Bonus {
  readonly spell: string
  readonly cell: CellId
  readonly percent: number
  /** Of these, how many the player knows the cell of. */
  readonly known: number
}

/** SIG-1, SIG-6. */
export interface Sign {
  readonly genres: readonly Genre[]
  readonly difficulty: number
  /** Null: found by meditation, worth what the reading makes of it. */
  readonly value: number | null
  /** Its last round; null: for ever. */
  readonly until: number | null
  /** Whether its difficulty has been felt. */
  readonly felt: boolean
}

/** AST-4: what the stars were said to be. */
export interface Reading {
  readonly day: number
  readonly number: number
  /** The day of the night in which it was read. */
  readonly night: number
}

/** What dragons, nights and practice change. */
export interface Depths {
  readonly seuil: number
  readonly life: number
  /** SPE-3: noted on the way down. */
  readonly pendingLife: number
  /** NIT-6: boxes that sleep does not give back. */
  readonly pinned: number
  /** DRG-3: the next queue is an ombre. */
  readonly shadow: boolean
  /** DRG-4: the number of the next effect. */
  readonly next: number
  readonly bonuses: readonly Bonus[]
  readonly points: Readonly<Record<Voie, number>>
  /** Spells not known although the sheet or the table would have them. */
  readonly unknown: readonly string[]
  /** NIT-4: this hour is not whole. */
  readonly broken: boolean
  readonly readings: readonly Reading[]
  readonly sign: Sign | null
  /** SIG-5: grave failures of each method of meditation. */
  readonly failures: Readonly<Record<string, number>>
}

/** CAST-1: the gardien's own modifier on the next cast. */
export interface Modifier {
  readonly value: number
  readonly secret: boolean
}

export interface Dreamer {
  readonly id: DreamerId
  readonly sheet: Sheet
  readonly stage: Stage
  readonly journey: Journey | null
  readonly round: number
  readonly dream: number
  readonly fatigue: number
  readonly pendingFatigue: number
  readonly repression: number
  readonly position: CellId
  /** HID-2: every cell that fits what the player knows, by map order; null: the position is known. */
  readonly candidates: readonly CellId[] | null
  /** How likely each of them is, in their order; null: all alike. */
  readonly likelihood: readonly number[] | null
  readonly reserves: readonly Reserve[]
  readonly waiting: Waiting | null
  readonly xp: Experience
  readonly afflictions: readonly Affliction[]
  /** DRG-4: those that act now, in the order they came. */
  readonly effects: readonly ActiveEffect[]
  readonly depths: Depths
  readonly effect: Effect | null
  /** CAST-6, MOV-4: what came before it and is still to be ruled, the oldest first. */
  readonly unruled: readonly Effect[]
  readonly ascent: AscentRule
  readonly modifier: Modifier | null
  /** TGT-2: the difficulty of the VUE roll asked for the next aim. */
  readonly sight: number | null
  /** TGT-4: in the order they came. */
  readonly incoming: readonly Incoming[]
}

export interface Options {
  /** ASC-2: whether each ascent waits for the gardien's word. */
  readonly ascents: 'free' | 'asked'
  /** Who rolls: the program, the players for what they may see, or the gardien for everything. */
  readonly dice: 'program' | 'players' | 'gardien'
  /** MAP-5, ENC-13, ENC-15: whether the gardien chooses where a demi-rêve is put back or carried away, or lets it be drawn. */
  readonly places: 'drawn' | 'chosen'
  /** Whether players are shown the odds of a whole journey. */
  readonly odds: boolean
  /** DRG-1: whether dragons act, nights restore and stars count. */
  readonly dragons?: boolean | undefined
  /** AST-4: what the gardien says of the sky by night: 0 clear, less when it is veiled, null covered. */
  readonly sky?: number | null | undefined
}

export interface Table {
  readonly clock: Moment
  readonly options: Options
  /** AST-1: the numbers of the days that have one. */
  readonly astral: Readonly<Record<number, number>>
  /** Spells beside the common list. */
  readonly spells: Readonly<Record<string, Spell>>
  readonly dreamers: Readonly<Record<DreamerId, Dreamer>>
  /** What the gardien has sent and nobody has met. */
  readonly sent: readonly Sent[]
  /** The gardien's own, in the order they were first written. */
  readonly notes: readonly Note[]
  /** FAT-2: null while nobody counts. */
  readonly rounds: Rounds | null
}

/** Not every name in the record is a dreamer's: `constructor` is an id too. */
export const dreamerOf = ({ dreamers }: Pick<Table, 'dreamers'>, id: DreamerId): Dreamer | undefined =>
  Object.hasOwn(dreamers, id) ? dreamers[id] : undefined

export type RefusalCode =
  | 'wrong-phase'
  | 'dream-too-low'
  | 'no-second-evasion'
  | 'cannot-let-pass'
  | 'out-of-reach'
  | 'same-cell'
  | 'off-map'
  | 'unknown-spell'
  | 'wrong-cell'
  | 'no-messenger'
  | 'cost-missing'
  | 'cost-too-low'
  | 'difficulty-missing'
  | 'spent'
  | 'must-leave'
  | 'ritual'
  | 'cell-taken'
  | 'reserve-full'
  | 'resist-missing'
  | 'resist-first'
  | 'nothing-to-resist'
  | 'already-aimed'
  | 'barred'
  | 'urgent'
  | 'no-ascent'
  | 'seuil-too-low'
  | 'nothing-here'
  | 'not-together'
  | 'no-such-gift'
  | 'unknown-effect'
  | 'not-repressible'
  | 'insomnia'
  | 'not-sleepy'
  | 'cannot-wake'
  | 'cannot-yield'
  | 'not-night'
  | 'no-sky'
  | 'past'
  | 'already-read'
  | 'no-sign'
  | 'unknown-method'
  | 'already-known'
  | 'too-hard'
  | 'points-too-low'
  | 'xp-too-low'
  | 'from-missing'
  | 'no-dragons'
  | 'gardien-only'
  | 'not-yours'
  | 'unknown-dreamer'
  | 'unknown-note'
  | 'ascent-refused'
  | 'name-taken'
  | 'too-many'
  | 'malformed'

export type TmrRefusal = Refusal<RefusalCode>
