import type { Seen } from '../../../kit/game.ts'
import { type Role, seesTable } from '../../../kit/roles.ts'
import { isOver } from './dreamer/clock.ts'
import type { Voie } from './dreamer/draconic.ts'
import type { ActiveEffect } from './dreamer/effect.ts'
import { capacityOf } from './dreamer/fatigue.ts'
import { groundOf } from './effects/groundOf.ts'
import type { Mastery, MasteryKind } from './ground/ground.ts'
import { type Eyes, type HandView, handView, type ReserveView, reserveView } from './handView.ts'
import { malusNow } from './journey/ascent.ts'
import { opensRound } from './journey/move.ts'
import type { Genre } from './map/genre.ts'
import { byMapOrder, type CellId, genreOf } from './map/map.ts'
import { resonates } from './practice/resonates.ts'
import { lasting } from './reserves/slots.ts'
import { lyingByChoice } from './reserves/trigger.ts'
import { type RoundsView, roundsView } from './rounds.ts'
import { type Secrets, secretsOf } from './secrets.ts'
import type { Spell } from './spells/spell.ts'
import {
  type Affliction,
  type AscentRule,
  type Bonus,
  type Dreamer,
  type DreamerId,
  dreamerOf,
  type Effect,
  type Encounter,
  type Experience,
  type Incoming,
  type Mode,
  type Modifier,
  type Moment,
  type Options,
  type Phase,
  type Reading,
  type Sheet,
  type Table,
  type Waiting,
} from './state.ts'

export type { HandView, ReserveView }

export interface WaitingView extends Omit<Waiting, 'cell' | 'known'> {
  readonly cell: CellId | null
}

export interface MessengerView {
  readonly cell: CellId | null
  readonly genre: Genre
}

/** One dreamer as a role sees them; what is not theirs to know is null. */
export interface DreamerView {
  readonly id: DreamerId
  readonly sheet: Sheet
  readonly phase: Phase
  readonly mode: Mode | null
  readonly round: number
  readonly dream: number
  readonly fatigue: number
  readonly pendingFatigue: number
  readonly fatigueMax: number
  /** ROL-3, FAT-1: the malus of this journey, or of one begun now. */
  readonly malus: number
  readonly repression: number
  readonly position: CellId | null
  readonly genre: Genre
  readonly candidates: readonly CellId[]
  /** How likely each of the candidates is, in their order. */
  readonly likelihood: readonly number[]
  readonly encounter: Encounter | null
  readonly messenger: MessengerView | null
  readonly spell: HandView | null
  readonly reserves: readonly ReserveView[]
  readonly waiting: WaitingView | null
  readonly xp: Experience
  readonly afflictions: readonly Affliction[]
  readonly effects: readonly ActiveEffect[]
  readonly effect: Effect | null
  readonly ascent: AscentRule
  /** ASC-2: what was asked for is granted, and waits for its dice. */
  readonly granted?: true
  readonly modifier: Modifier | null
  readonly sight: number | null
  /** MOV-2: whether the next step is taken in a new round. */
  readonly stepOpensRound: boolean
  /** ENC-15: whether the next step asks for a 1d7. */
  readonly stepMeets: boolean
  /** WET-4: this wet cell needs no mastery again while the demi-rêve stays. */
  readonly wetMastered: boolean
  /** RES-5: a spell was stored this round: no cast, and the cell must be left. */
  readonly stored: boolean
  /** NIT-1. */
  readonly seuil: number
  readonly life: number
  /** SPE-3: of these, lost on this journey and noted on the way down; absent: none. */
  readonly pendingLife?: number
  readonly pinned: number
  /** DRG-3: the next queue is an ombre. */
  readonly shadow: boolean
  /** DRG-9: what is to be mastered now. */
  readonly mastery: Mastery | null
  /** What this cell has been given in this visit. */
  readonly given: readonly MasteryKind[]
  /** EXP-1: by spell, then cell; those won while lost without their cell, last. */
  readonly bonuses: readonly BonusView[]
  readonly spellPoints: Readonly<Record<Voie, number>>
  /** Spells not known although the sheet or the table would have them. */
  readonly unknown: readonly string[]
  readonly readings: readonly Reading[]
  /** SIG-5: by method, what went badly before. */
  readonly failures: Readonly<Record<string, number>>
  /** The reserves that can be triggered here by word. */
  readonly lying: readonly string[]
  /** AST-3: for the gardien alone. */
  readonly astral: number | null
  readonly sign: SignView | null
  /** NIT-4: whether this hour counts as one asleep. */
  readonly wholeHour: boolean
  /** CAST-6, MOV-4: what came before the last effect and is still to be ruled; absent: nothing. */
  readonly unruled?: readonly Effect[]
  /** TGT-4: what waits for their JR; absent: nothing. */
  readonly incoming?: readonly Incoming[]
}

export interface BonusView {
  readonly spell: string
  readonly cell: CellId | null
  readonly percent: number
}

/** SIG-1: the player's, then the gardien's. */
export type SignView =
  | { readonly difficulty: number | null; readonly resonates: boolean }
  | {
      readonly genres: readonly Genre[]
      readonly difficulty: number
      readonly value: number | null
      readonly until: number | null
      readonly resonates: boolean
    }

export interface Brief {
  readonly id: DreamerId
  readonly name: string
  readonly phase: Phase
}

/** What a role sees of a table: the boards open to it, and who else is there. */
export interface View {
  readonly role: Role
  readonly clock: Moment
  readonly options: Options
  readonly spells: Readonly<Record<string, Spell>>
  readonly table: readonly Brief[]
  readonly boards: readonly DreamerView[]
  /** FAT-2: absent while nobody counts. */
  readonly rounds?: RoundsView
  /** The gardien's alone; absent: none, or not theirs. */
  readonly secrets?: Secrets
}

const hides = (dreamer: Dreamer, eyes: Eyes): boolean => eyes === 'player' && dreamer.candidates !== null

const waitingView = (waiting: Waiting, hidden: boolean): WaitingView => ({
  cell: hidden ? null : waiting.cell,
  kind: waiting.kind,
  strength: waiting.strength,
  ...(waiting.special ? { special: true } : {}),
  until: waiting.until,
})

const messengerView = (dreamer: Dreamer, eyes: Eyes): MessengerView | null => {
  const messenger = dreamer.journey?.messenger
  if (!messenger) return null
  const told = !hides(dreamer, eyes) || messenger.asked === 'cell'
  return { cell: told ? messenger.cell : null, genre: genreOf(messenger.cell) }
}

const byPlace = (a: Bonus, b: Bonus): number => (a.spell === b.spell ? byMapOrder(a.cell, b.cell) : a.spell < b.spell ? -1 : 1)

/** EXP-2: those won while lost are summed by spell, without their cell. */
const bonusViews = ({ depths }: Dreamer, eyes: Eyes): readonly BonusView[] => {
  if (depths.bonuses.length === 0) return NO_BONUS
  const sorted = [...depths.bonuses].sort(byPlace)
  if (eyes === 'all') return sorted.map(({ spell, cell, percent }) => ({ spell, cell, percent }))
  return [...new Set(sorted.map(({ spell }) => spell))].flatMap((spell) => {
    const ofSpell = sorted.filter((bonus) => bonus.spell === spell)
    const placed = ofSpell.filter(({ known }) => known > 0).map(({ cell, known }) => ({ spell, cell, percent: known }))
    const hidden = ofSpell.reduce((sum, { percent, known }) => sum + percent - known, 0)
    return hidden > 0 ? [...placed, { spell, cell: null, percent: hidden }] : placed
  })
}
const NO_BONUS: readonly BonusView[] = []

const signView = (dreamer: Dreamer, eyes: Eyes): SignView | null => {
  const { sign } = dreamer.depths
  if (!sign) return null
  const { genres, difficulty, value, until, felt } = sign
  const here = resonates(dreamer)
  return eyes === 'all'
    ? { genres, difficulty, value, until, resonates: here }
    : { difficulty: felt ? difficulty : null, resonates: here }
}

const CERTAIN: readonly number[] = [1]

const likelihoodOf = ({ candidates, likelihood }: Dreamer): readonly number[] =>
  candidates ? (likelihood ?? candidates.map(() => 1 / candidates.length)) : CERTAIN

/** A dreamer as they were, and as the same eyes saw them. */
interface SeenDreamer {
  readonly dreamer: Dreamer
  readonly board: DreamerView
}

const reserveViews = ({ reserves }: Dreamer, eyes: Eyes, last: SeenDreamer | null): readonly ReserveView[] =>
  last?.dreamer.reserves === reserves
    ? last.board.reserves
    : (eyes === 'all' ? lasting(reserves) : reserves).map((reserve) => reserveView(reserve, eyes))

const candidatesOf = ({ candidates, position }: Dreamer, last: SeenDreamer | null): readonly CellId[] => {
  if (candidates) return candidates
  const same = last?.dreamer.candidates === null && last.dreamer.position === position
  return same ? last.board.candidates : [position]
}

/** What of a board the hour decides. */
interface Hourly {
  readonly astral: number | null
  /** ENC-5: nothing is shown as waiting once its hour is past. */
  readonly waiting: Waiting | null
}

const hourlyOf = ({ astral, clock }: Table, { waiting }: Dreamer, eyes: Eyes): Hourly => ({
  astral: eyes === 'all' ? (astral[clock.day] ?? null) : null,
  waiting: waiting && !isOver(waiting.until, clock) ? waiting : null,
})

const isOfHour = (board: DreamerView, { astral, waiting }: Hourly): boolean =>
  board.astral === astral && (board.waiting === null) === (waiting === null)

const NOTHING_GIVEN: readonly MasteryKind[] = []

const buildBoard = (dreamer: Dreamer, eyes: Eyes, { astral, waiting }: Hourly, last: SeenDreamer | null): DreamerView => {
  const { journey, stage, depths } = dreamer
  const hidden = hides(dreamer, eyes)
  const opens = journey ? opensRound(journey, groundOf(dreamer.effects)) : true
  const board: DreamerView = {
    id: dreamer.id,
    sheet: dreamer.sheet,
    phase: stage.phase,
    mode: journey?.mode ?? (stage.phase === 'petition' ? stage.mode : null),
    round: dreamer.round,
    dream: dreamer.dream,
    fatigue: dreamer.fatigue,
    pendingFatigue: dreamer.pendingFatigue,
    fatigueMax: capacityOf(dreamer.sheet.stamina),
    malus: journey?.malus ?? malusNow(dreamer),
    repression: dreamer.repression,
    position: hidden ? null : dreamer.position,
    genre: genreOf(dreamer.position),
    candidates: candidatesOf(dreamer, last),
    likelihood: likelihoodOf(dreamer),
    encounter: 'encounter' in stage ? stage.encounter : null,
    messenger: messengerView(dreamer, eyes),
    spell: handView(dreamer, eyes),
    reserves: reserveViews(dreamer, eyes, last),
    waiting: waiting && waitingView(waiting, hidden),
    xp: dreamer.xp,
    afflictions: dreamer.afflictions,
    effects: dreamer.effects,
    effect: dreamer.effect,
    ascent: dreamer.ascent,
    modifier: dreamer.modifier && (eyes === 'all' || !dreamer.modifier.secret) ? dreamer.modifier : null,
    sight: dreamer.sight,
    stepOpensRound: opens,
    stepMeets: opens || !journey?.calm,
    wetMastered: journey?.given.includes('wet') ?? false,
    stored: journey?.stored ?? false,
    seuil: depths.seuil,
    life: depths.life,
    pinned: depths.pinned,
    shadow: depths.shadow,
    mastery: stage.phase === 'wet' ? stage.mastery : null,
    given: journey?.given ?? NOTHING_GIVEN,
    bonuses: last?.dreamer.depths.bonuses === depths.bonuses ? last.board.bonuses : bonusViews(dreamer, eyes),
    spellPoints: depths.points,
    unknown: depths.unknown,
    readings: depths.readings,
    failures: depths.failures,
    lying: lyingByChoice(dreamer).map(({ spell }) => spell),
    astral,
    sign: signView(dreamer, eyes),
    wholeHour: !depths.broken,
  }
  // Within the literal above it would cost every board: what follows a spread is added field by field.
  const struck = depths.pendingLife > 0 ? { ...board, pendingLife: depths.pendingLife } : board
  const asked = dreamer.unruled.length > 0 ? { ...struck, unruled: dreamer.unruled } : struck
  const wished = stage.phase === 'petition' && stage.granted ? { ...asked, granted: stage.granted } : asked
  return dreamer.incoming.length > 0 ? { ...wished, incoming: dreamer.incoming } : wished
}

let built: (SeenDreamer & { readonly eyes: Eyes }) | null = null

/** A board is its dreamer's, the look's and the hour's alone: who sat before sees the same again, and so do player and spectator. */
const dreamerView = (table: Table, dreamer: Dreamer, eyes: Eyes, last: SeenDreamer | null): DreamerView => {
  const hourly = hourlyOf(table, dreamer, eyes)
  if (last && last.dreamer === dreamer && isOfHour(last.board, hourly)) return last.board
  if (built?.dreamer === dreamer && built.eyes === eyes && isOfHour(built.board, hourly)) return built.board
  built = { dreamer, eyes, board: buildBoard(dreamer, eyes, hourly, last) }
  return built.board
}

const isBriefOf = (shown: Brief | undefined, { id, sheet, stage }: Dreamer): shown is Brief =>
  shown !== undefined && shown.id === id && shown.name === sheet.name && shown.phase === stage.phase

const briefs = (dreamers: readonly Dreamer[], last: readonly Brief[] | undefined): readonly Brief[] => {
  if (last?.length === dreamers.length && dreamers.every((dreamer, at) => isBriefOf(last[at], dreamer))) return last
  return dreamers.map(({ id, sheet, stage }) => ({ id, name: sheet.name, phase: stage.phase }))
}

/** Whoever watches the table sees of each what a spectator of theirs does. */
const openTo = (dreamers: readonly Dreamer[], role: Role): readonly Dreamer[] =>
  role.kind === 'gardien' || seesTable(role) ? dreamers : dreamers.filter((dreamer) => dreamer.id === role.seat)

/** The board that was at the same place, when it was the same dreamer's. */
const seenBefore = ({ id }: Dreamer, at: number, last: Seen<Table, View> | null): SeenDreamer | null => {
  const board = last?.view.boards[at]
  const dreamer = last && board?.id === id ? dreamerOf(last.state, id) : undefined
  return board && dreamer ? { dreamer, board } : null
}

const boardsOf = (table: Table, open: readonly Dreamer[], eyes: Eyes, last: Seen<Table, View> | null): readonly DreamerView[] => {
  const boards = open.map((dreamer, at) => dreamerView(table, dreamer, eyes, seenBefore(dreamer, at, last)))
  const before = last?.view.boards
  return before?.length === boards.length && boards.every((board, at) => board === before[at]) ? before : boards
}

export const viewOf = (table: Table, role: Role, last: Seen<Table, View> | null = null): View => {
  const { clock, options, spells } = table
  const dreamers = Object.values(table.dreamers) as Dreamer[]
  const eyes: Eyes = role.kind === 'gardien' ? 'all' : 'player'
  const brief = briefs(dreamers, last?.view.table)
  const boards = boardsOf(table, openTo(dreamers, role), eyes, last)
  const secrets =
    eyes === 'all'
      ? secretsOf(table, last && { sent: last.state.sent, notes: last.state.notes, secrets: last.view.secrets })
      : undefined
  const before = last?.view
  const rounds = roundsView(table, before?.rounds)
  const alike =
    before && before.rounds === rounds && before.clock === clock && before.options === options && before.spells === spells
  if (alike && before.table === brief && before.boards === boards && before.secrets === secrets) return before
  return { role, clock, options, spells, table: brief, boards, ...(rounds ? { rounds } : {}), ...(secrets ? { secrets } : {}) }
}
