import type { Telling } from '../../../kit/game.ts'
import { seesTable } from '../../../kit/roles.ts'
import type { EncounterKind } from './encounters/kinds.ts'
import { type Check, type DreamerEvent, type Event, isDreamerEvent, type TableEvent } from './events.ts'
import type { Genre } from './map/genre.ts'
import type { Direction } from './map/geometry.ts'
import { type CellId, genreOf } from './map/map.ts'
import type { Note } from './notes.ts'
import { reserveAt } from './reserves/slots.ts'
import { limitsOf } from './rolls/check.ts'
import { roundsView } from './rounds.ts'
import { type Stated, statedIn } from './spells/parameters.ts'
import { type Dreamer, type DreamerId, dreamerOf, type Hand, type Moment, type Reserve, type Table } from './state.ts'

type Of<Type extends DreamerEvent['type']> = Omit<Extract<DreamerEvent, { type: Type }>, 'dreamer'>
type FieldsOf<Type extends DreamerEvent['type']> = readonly Exclude<keyof Of<Type>, 'type'>[]

/** Events of which a player is told these fields, as they are. */
const PLAIN = {
  ascentAsked: ['mode'],
  ascentDenied: [],
  willTested: ['check', 'stands'],
  ascended: ['mode', 'cost', 'malus', 'fatigue', 'swift', 'stands'],
  cameDown: ['why', 'mastery', 'erratic', 'own', 'newRound', 'fatigue', 'life'],
  fellAsleep: ['why', 'late', 'fatigue', 'life'],
  stayed: ['fatigue'],
  struggled: ['fatigue'],
  encounterRolled: ['face'],
  encounterMet: ['kind', 'strength', 'face', 'dice', 'special'],
  encounterReturned: [],
  waitingLeft: [],
  faced: ['check', 'named'],
  serviceWon: [],
  held: [],
  encounterEnded: ['how'],
  evaded: ['until'],
  repressed: ['points', 'why'],
  repressionTested: ['face', 'counter', 'safe'],
  afflicted: ['table', 'id', 'why'],
  dreamChanged: ['by', 'why'],
  learned: ['reve', 'voie', 'points'],
  fitted: ['candidates', 'likelihood'],
  wetMet: ['mastery'],
  wetFaced: ['check', 'kind'],
  settled: [],
  kept: [],
  sightTested: ['check'],
  resisted: ['who', 'check'],
  tookEffect: ['spell', 'outcome', 'aim', 'others', 'how', 'centre', 'whom'],
  aimed: ['whom'],
  cameBack: ['passed', 'whom'],
  spellCame: ['by', 'caster', 'spells'],
  spellMet: ['by', 'caster', 'spell', 'name', 'voie', 'jr', 'check'],
  spellTook: ['by', 'caster', 'spell', 'name', 'forgone'],
  ascentRuled: ['rule'],
  sightAsked: ['difficulty'],
  corrected: ['sheet', 'dream', 'fatigue', 'repression', 'seuil', 'life', 'pinned', 'xp'],
  described: ['text'],
  spellEnded: ['of'],
  spellRuled: ['spell', 'outcome', 'centre', 'was', 'others'],
  torn: ['colour', 'metres', 'lasting', 'lasts', 'beyond'],
  dreamerLeft: [],
  effectBegan: ['effect'],
  effectChanged: ['effect', 'why'],
  effectEnded: ['n', 'id', 'why'],
  tollPaid: ['points'],
  fatigued: ['boxes', 'dice', 'why'],
  hurt: ['life', 'boxes', 'why'],
  reserveForced: [],
  reservesLost: ['cell'],
  seuilChanged: ['by', 'why'],
  sheetChanged: ['of', 'by', 'why'],
  lossTested: ['of', 'check'],
  spellLearnt: ['spell', 'why'],
  giftOffered: [],
  giftTaken: ['kind', 'strength', 'dice'],
  releaseAsked: [],
  hourBegan: [],
  dreamt: ['face', 'gained'],
  dragonDreamt: ['strength', 'dice'],
  rested: ['boxes'],
  woke: ['why'],
  experienceChanged: ['of', 'by', 'why'],
  pointsChanged: ['voie', 'by'],
  signRead: ['voie', 'check', 'gained'],
  meditated: ['method', 'check'],
  synthesised: ['spell', 'check', 'spent'],
} as const satisfies { readonly [Type in DreamerEvent['type']]?: FieldsOf<Type> }

type PlainType = keyof typeof PLAIN
type GuardedEvent = Exclude<DreamerEvent, { type: PlainType }>

/** A roll as told: what would betray a secret modifier is null. */
export type ToldCheck = Omit<Check, 'chance' | 'modifier'> & { readonly chance: number | null; readonly modifier: number | null }

export interface ToldHand extends Stated {
  readonly spell: string
  readonly cost: number
  readonly erratic: boolean
  readonly proxy: boolean
  readonly cell: CellId | null
  /** TET-9: those that go off with it. */
  readonly others?: readonly string[]
}

/** A cell arrived at: its genre is always told, the cell itself only where it is not hidden. */
interface Arrival {
  readonly to: CellId | null
  readonly genre: Genre
}

/** What happened to a dreamer, as somebody is told of it. */
export type ToldHappening =
  | { [Type in PlainType]: Of<Type> }[PlainType]
  | ({
      readonly type: 'moved'
      readonly direction: Direction
      readonly exit: boolean
      readonly newRound: boolean
      readonly fatigue?: number | undefined
    } & Arrival)
  | ({ readonly type: 'carried'; readonly by: 'passeur' | 'changeur' | 'passeur-fou' } & Arrival)
  | ({ readonly type: 'lost'; readonly by: 'changeur' } & Arrival)
  | ({
      readonly type: 'drifted'
      readonly cells: number
      readonly direction: Direction | null
      readonly by?: EncounterKind
    } & Arrival)
  | ({ readonly type: 'messengerSent' } & Arrival)
  | ({ readonly type: 'placed'; readonly hidden: boolean } & Arrival)
  | ({ readonly type: 'putElsewhere' } & Arrival)
  | ({ readonly type: 'jumped'; readonly newRound: boolean; readonly fatigue?: number | undefined } & Arrival)
  | { readonly type: 'bonusWon'; readonly spell: string; readonly cell: CellId | null }
  /** AST-4: what was told, true or false. */
  | { readonly type: 'starsRead'; readonly day: number; readonly number: number; readonly check: Check | null }
  /** SIG-1: the player is told that there is one when it is felt. */
  | { readonly type: 'signSet'; readonly difficulty: number; readonly genres: readonly Genre[]; readonly value: number | null }
  | { readonly type: 'signFelt'; readonly difficulty: number }
  | { readonly type: 'sentMet'; readonly kind: EncounterKind; readonly strength: number }
  | { readonly type: 'revealed'; readonly cell: CellId }
  | (Stated & {
      readonly type: 'castRolled'
      readonly spell: string
      readonly cost: number
      readonly paid: number
      readonly check: ToldCheck
      readonly proxy: boolean
    })
  | { readonly type: 'fumbleRolled'; readonly check: ToldCheck }
  | { readonly type: 'castHeld'; readonly hand: ToldHand }
  | { readonly type: 'stored'; readonly hand: ToldHand }
  | { readonly type: 'triggered'; readonly hand: ToldHand; readonly why?: NonNullable<Of<'triggered'>['why']> }
  | { readonly type: 'modified'; readonly value: number; readonly secret: boolean }

export type ToldTable =
  | { readonly type: 'clockMoved'; readonly to: Moment }
  | { readonly type: 'optionsSet'; readonly options: Table['options'] }
  | { readonly type: 'astralSet'; readonly day: number; readonly number: number }
  | { readonly type: 'dreamerCame'; readonly id: DreamerId; readonly name: string }
  | { readonly type: 'secretRolled'; readonly sides: number; readonly faces: readonly number[]; readonly note: string }
  | {
      readonly type: 'encounterSent'
      readonly to: DreamerId
      readonly cell: CellId | null
      readonly kind: EncounterKind
      readonly strength: number
    }
  | { readonly type: 'encounterRecalled'; readonly to: DreamerId; readonly cell: CellId | null }
  | ({ readonly type: 'noted' | 'noteShown' } & Note)
  /** FAT-2: and the journeys that it finds ahead or behind. */
  | { readonly type: 'roundCalled'; readonly round: number | null; readonly apart: readonly Apart[] }

interface Apart {
  readonly dreamer: DreamerId
  /** Rounds ahead; below zero: behind. */
  readonly by: number
}

/** Told with the round and the hour in which it happened, for the journal. */
export type Told =
  | { readonly dreamer: DreamerId; readonly round: number; readonly clock: Moment; readonly what: ToldHappening }
  | { readonly dreamer: null; readonly clock: Moment; readonly what: ToldTable }

const isPlain = (event: DreamerEvent): event is Extract<DreamerEvent, { type: PlainType }> => event.type in PLAIN

const toldPlain = (event: Extract<DreamerEvent, { type: PlainType }>): ToldHappening => {
  const told: Record<string, unknown> = { type: event.type }
  for (const field of PLAIN[event.type]) {
    const value = (event as unknown as Record<string, unknown>)[field]
    if (value !== undefined) told[field] = value
  }
  return told as unknown as ToldHappening
}

/** EXP-2: at work on a hidden cell, practice is not told. */
const withoutBonus = (check: Check): number => limitsOf({ ...check, bonus: 0 }).chance

const toldCheck = (check: Check, secretly: boolean, hidden: boolean): ToldCheck => ({
  characteristic: check.characteristic,
  voie: check.voie,
  skill: check.skill,
  difficulty: check.difficulty,
  malus: check.malus,
  face: check.face,
  quality: check.quality,
  chance: secretly ? null : hidden ? withoutBonus(check) : check.chance,
  modifier: secretly ? null : check.modifier,
  ...(hidden || secretly || !check.bonus ? {} : { bonus: check.bonus }),
})

const toldHand = ({ spell, cost, erratic, proxy, others, ...hand }: Hand, cell: CellId | null): ToldHand => ({
  spell,
  cost,
  ...statedIn(hand),
  erratic,
  proxy,
  cell,
  ...(others ? { others } : {}),
})

const arrival = (to: CellId, shown: boolean): Arrival => ({ to: shown ? to : null, genre: genreOf(to) })

/** The cell of a reserve where its dreamer's player knows it. */
const shelfCell = (reserve: Reserve | undefined): CellId | null => (reserve?.known ? reserve.cell : null)

/** A Messager asked by cell casts from a cell the player knows. */
const byKnownMessenger = ({ journey }: Dreamer, proxy: boolean): boolean => proxy && journey?.messenger?.asked === 'cell'

/** HID-6: `all` is the gardien, who is told everything. */
const toldGuarded = (event: GuardedEvent, before: Dreamer, after: Dreamer, all: boolean): ToldHappening | null => {
  const sees = all || before.candidates === null
  switch (event.type) {
    case 'moved': {
      const { type, direction, exit, newRound, fatigue } = event
      return {
        type,
        direction,
        exit,
        newRound,
        ...(fatigue === undefined ? {} : { fatigue }),
        ...arrival(event.to, sees || exit),
      }
    }
    case 'carried':
      return { type: event.type, by: event.by, ...arrival(event.to, sees || event.asked === 'cell') }
    case 'lost':
      return { type: event.type, by: event.by, ...arrival(event.to, all) }
    case 'drifted':
      return {
        type: event.type,
        cells: event.cells,
        direction: all ? event.direction : null,
        ...(event.by ? { by: event.by } : {}),
        ...arrival(event.to, all),
      }
    case 'messengerSent':
      return { type: event.type, ...arrival(event.to, sees || event.asked === 'cell') }
    case 'placed':
      return { type: event.type, hidden: event.hidden, ...arrival(event.to, all || !event.hidden) }
    case 'putElsewhere':
      return { type: event.type, ...arrival(event.to, all) }
    case 'jumped': {
      const { type, newRound, fatigue } = event
      return { type, newRound, ...(fatigue === undefined ? {} : { fatigue }), ...arrival(event.to, true) }
    }
    case 'bonusWon':
      return { type: event.type, spell: event.spell, cell: all || event.known ? event.cell : null }
    case 'starsRead':
      return { type: event.type, day: event.day, number: event.number, check: all ? event.check : null }
    case 'signSet': {
      const { type, difficulty, genres, value, felt } = event
      return all || felt ? { type, difficulty, genres, value } : null
    }
    case 'signFelt':
      return after.depths.sign && { type: event.type, difficulty: after.depths.sign.difficulty }
    // Where it lay is the gardien's to know: of a lost player's cell it would tell all.
    case 'sentMet':
      return { type: event.type, kind: event.kind, strength: event.strength }
    case 'revealed':
      return { type: event.type, cell: after.position }
    case 'castRolled': {
      const { type, spell, cost, paid, proxy } = event
      return {
        type,
        spell,
        cost,
        paid,
        proxy,
        ...statedIn(event),
        check: toldCheck(event.check, event.secretly && !all, !sees && !byKnownMessenger(before, event.proxy)),
      }
    }
    case 'fumbleRolled':
      return { type: event.type, check: toldCheck(event.check, event.secretly && !all, !sees) }
    case 'castHeld':
      return { type: event.type, hand: toldHand(event.hand, sees ? event.hand.cell : null) }
    case 'stored':
      return { type: event.type, hand: toldHand(event.hand, all ? event.hand.cell : shelfCell(after.reserves.at(-1))) }
    case 'triggered':
      return {
        type: event.type,
        hand: toldHand(event.hand, all ? event.hand.cell : shelfCell(reserveAt(before.reserves, event.hand.cell))),
        ...(event.why ? { why: event.why } : {}),
      }
    case 'modified':
      return event.secret && !all ? null : { type: event.type, value: event.value, secret: event.secret }
    default:
      return event satisfies never
  }
}

const apartIn = (table: Table): readonly Apart[] => {
  const { now, journeys } = roundsView(table) ?? { now: 0, journeys: [] }
  return journeys.filter(({ at }) => at !== now).map(({ dreamer, at }) => ({ dreamer, by: at - now }))
}

const toldTable = (event: TableEvent, after: Table, all: boolean): ToldTable | null => {
  switch (event.type) {
    case 'clockMoved':
      return { type: event.type, to: event.to }
    case 'optionsSet':
      return { type: event.type, options: event.options }
    case 'astralSet':
      return all ? { type: event.type, day: event.day, number: event.number } : null
    case 'dreamerCame':
      return { type: event.type, id: event.setup.id, name: event.setup.sheet.name }
    case 'secretRolled':
      return all ? { type: event.type, sides: event.sides, faces: event.faces, note: event.note } : null
    case 'encounterSent': {
      const { type, to, cell, kind, strength } = event
      return all ? { type, to, cell, kind, strength } : null
    }
    case 'encounterRecalled':
      return all ? { type: event.type, to: event.to, cell: event.cell } : null
    case 'noted':
      return all ? { type: event.type, on: event.on, text: event.text } : null
    case 'noteShown':
      return { type: event.type, on: event.on, text: event.text }
    case 'roundCalled':
      return { type: event.type, round: event.round, apart: apartIn(after) }
    default:
      return event satisfies never
  }
}

const NOBODY: Telling<Told> = () => null

const tellTable = (event: TableEvent, after: Table): Telling<Told> => {
  const { clock } = after
  const [seen, known] = [toldTable(event, after, false), toldTable(event, after, true)]
  const told = seen && { dreamer: null, clock, what: seen }
  const toldAll = known && { dreamer: null, clock, what: known }
  return (role) => (role.kind === 'gardien' ? toldAll : told)
}

/** Of what is told to all alike, one object for everybody. */
const tellDreamer = (event: DreamerEvent, was: Dreamer, is: Dreamer, clock: Moment): Telling<Told> => {
  const { dreamer } = event
  const told = (what: ToldHappening | null): Told | null => what && { dreamer, round: is.round, clock, what }
  let [mine, all]: (Told | null | undefined)[] = []
  return (role) => {
    if (role.kind !== 'gardien' && role.seat !== dreamer && !seesTable(role)) return null
    if (isPlain(event)) return (mine ??= told(toldPlain(event)))
    if (role.kind === 'gardien') return all === undefined ? (all = told(toldGuarded(event, was, is, true))) : all
    return mine === undefined ? (mine = told(toldGuarded(event, was, is, false))) : mine
  }
}

export const tell = (event: Event, before: Table, after: Table): Telling<Told> => {
  if (!isDreamerEvent(event)) return tellTable(event, after)
  const was = dreamerOf(before, event.dreamer)
  return was ? tellDreamer(event, was, dreamerOf(after, event.dreamer) ?? was, after.clock) : NOBODY
}
