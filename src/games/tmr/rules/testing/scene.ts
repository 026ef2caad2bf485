import { type DieFace, scriptedDice } from '../../../../kit/dice.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../../../../kit/roles.ts'
import type { Command } from '../commands.ts'
import type { EncounterKind } from '../encounters/kinds.ts'
import type { Event, Happening } from '../events.ts'
import { type Table, tmr } from '../index.ts'
import type { CellId } from '../map/map.ts'
import type { DreamerSetup, TableSetup } from '../setup.ts'
import type { Spell } from '../spells/spell.ts'
import { type Dreamer, dreamerId, dreamerOf, type Hand, type Mode, type RefusalCode } from '../state.ts'
import type { Told } from '../tell.ts'
import type { DreamerView } from '../view.ts'

export const NITOUCHE = dreamerId('nitouche')
export const PLAYER: Role = joueur(NITOUCHE)
export const cell = (id: string): CellId => id as CellId
export const cells = (ids: string): CellId[] => ids.split(' ').map(cell)

type Sheet = DreamerSetup['sheet']
export type DreamerLike = Partial<Omit<DreamerSetup, 'sheet' | 'position' | 'reserves'>> &
  Partial<Omit<Sheet, 'life'>> & {
    readonly position?: string
    readonly reserves?: readonly { cell: string; spell: string; erratic?: boolean }[]
  }

/** Spells of our own beside the list, so that figures stay plain. */
export const testSpell = (id: string, change: Partial<Spell> = {}): Spell => ({
  id,
  name: id,
  voie: 'hypnos',
  ritual: false,
  genre: 'sanctuaire',
  cell: null,
  difficulty: -3,
  cost: 4,
  leastCost: 1,
  range: 'E1',
  jr: null,
  target: 'other',
  duration: '',
  seuil: 0,
  ...change,
})

const TEST_SPELLS: readonly Spell[] = [
  testSpell('voix'),
  testSpell('poing', { jr: -8 }),
  testSpell('rite', { ritual: true }),
  testSpell('flot', { cost: 'variable', leastCost: 2 }),
  testSpell('nu', { difficulty: 'variable' }),
  testSpell('clef', { cell: cell('G4') }),
  testSpell('eau', { genre: 'fleuve' }),
  testSpell('boue', { genre: 'marais' }),
  testSpell('sable', { genre: 'desert' }),
  testSpell('pierre', { voie: 'oniros' }),
]

/** Nitouche in the sanctuaire Blanc; RÊVE 13, Hypnos +3 and thirty boxes of fatigue unless said otherwise. */
export const setupOf = (like: DreamerLike = {}, table: Partial<TableSetup> = {}): TableSetup => {
  const { id = NITOUCHE, dream = 13, fatigue = 0, repression = 0, position = 'G4', reserves = [], ...others } = like
  const { seuil, life, pinned, shadow, xp, spellPoints, bonuses, effects, unknown, ...sheet } = others
  const setup = tmr.parseSetup({
    clock: { day: 1, hour: 'couronne' },
    spells: TEST_SPELLS,
    ...table,
    dreamers: [
      {
        id,
        dream,
        fatigue,
        repression,
        position,
        reserves,
        ...{ seuil, life, pinned, shadow, xp, spellPoints, bonuses, effects, unknown },
        sheet: {
          name: 'Nitouche',
          reve: 13,
          empathie: 13,
          stamina: { boxes: 30 },
          draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 },
          spells: null,
          ...sheet,
        },
      },
    ],
  })
  if (isRefusal(setup)) throw new Error(JSON.stringify(setup))
  return setup
}

const LABEL = /^(d\d+|direction|cell|souffle|queue|ombre|tete|desir|idee|genre|spell|knowledge|lie)$/

/** `d7 7 d100 75 d6 6 6`: each label with the faces that follow it. */
export const script = (text: string): (readonly [string, DieFace])[] => {
  const faces: (readonly [string, DieFace])[] = []
  let label = ''
  for (const word of text.split(' ').filter(Boolean)) {
    if (LABEL.test(word)) label = word
    else faces.push([label, /^\d+$/.test(word) ? Number(word) : word])
  }
  return faces
}

type Fields<Type extends Command['type']> = Omit<Extract<Command, { type: Type }>, 'type' | 'dreamer'>

/** A table at a moment, and what the last command made happen. */
export interface Scene {
  readonly table: Table
  readonly me: Dreamer
  readonly phase: Dreamer['stage']['phase']
  readonly board: DreamerView
  /** The board as the player sees it. */
  readonly seen: DreamerView
  readonly events: readonly Event[]
  /** What the player was told of them. */
  readonly told: readonly Told[]
  /** It is done, and every die given was asked for. */
  does<Type extends Command['type']>(type: Type, fields?: Fields<Type> | object, dice?: string): Scene
  /** It is refused; nothing is rolled. */
  refuses<Type extends Command['type']>(type: Type, fields: Fields<Type> | object, code: RefusalCode, rule?: string): Scene
  /** The types of what happened, in order. */
  readonly happened: readonly string[]
}

const commandOf = (type: string, fields: object): Command => {
  const command = tmr.parseCommand({ type, dreamer: NITOUCHE, ...fields })
  if (isRefusal(command)) throw new Error(`${type}: ${JSON.stringify(command.params)}`)
  return command
}

const sceneAt = (table: Table, events: readonly Event[] = [], told: readonly Told[] = []): Scene => {
  const me = dreamerOf(table, NITOUCHE) as Dreamer
  return {
    table,
    me,
    get phase() {
      return me.stage.phase
    },
    get board() {
      return tmr.view(table, GARDIEN).boards[0] as DreamerView
    },
    get seen() {
      return tmr.view(table, PLAYER).boards[0] as DreamerView
    },
    events,
    told,
    get happened() {
      return events.map((event) => event.type)
    },
    does: (type, fields = {}, text = '') => {
      const dice = scriptedDice(script(text))
      const answer = tmr.decide(table, commandOf(type, fields), GARDIEN, dice)
      if (isRefusal(answer)) throw new Error(`${type} is refused: ${answer.code}`)
      if (dice.left().length > 0) throw new Error(`dice that ${type} did not ask for: ${JSON.stringify(dice.left())}`)
      return follow(table, answer)
    },
    refuses: (type, fields, code, rule) => {
      const answer = tmr.decide(table, commandOf(type, fields), GARDIEN, scriptedDice([])) as Refusal
      if (answer.code !== code || (rule !== undefined && answer.rule !== rule))
        throw new Error(`${type} was to be refused as ${code}, ${rule}: ${answer.code}, ${answer.rule}`)
      return sceneAt(table, events, told)
    },
  }
}

const follow = (table: Table, events: readonly Event[]): Scene => {
  const told: Told[] = []
  let reached = table
  for (const event of events) {
    const after = tmr.evolve(reached, event)
    const piece = tmr.tell(event, reached, after)(PLAYER)
    if (piece) told.push(piece)
    reached = after
  }
  return sceneAt(reached, events, told)
}

/** Given a dreamer and what has happened to them. */
export const given = (like: DreamerLike = {}, ...happenings: readonly Happening[]): Scene => givenAt(like, {}, ...happenings)

export const givenAt = (like: DreamerLike, table: Partial<TableSetup>, ...happenings: readonly Happening[]): Scene =>
  follow(
    tmr.initial(setupOf(like, table)),
    happenings.map((happening) => ({ ...happening, dreamer: NITOUCHE }) as Event),
  )

/** Up at no cost in dream points, to keep figures plain. */
export const up = (mode: Mode = 'normal', malus = 0): Happening => ({ type: 'ascended', mode, cost: 0, malus })
export const meets = (kind: EncounterKind, strength: number): Happening => ({
  type: 'encounterMet',
  kind,
  strength,
  face: 1,
  dice: [],
})
/** A Messager met, mastered and sent there. */
export const sends = (to: string, asked: 'cell' | 'path'): Happening[] => [
  meets('messager', 9),
  { type: 'serviceWon' },
  { type: 'messengerSent', to: cell(to), asked },
]
/** A spell cast and not yet kept or stored. */
export const holds = (spell: string, change: Partial<Hand> = {}): Happening => ({
  type: 'castHeld',
  hand: {
    spell,
    cost: 4,
    note: '',
    triggered: false,
    erratic: false,
    cell: cell('G4'),
    proxy: false,
    difficulty: -3,
    modifier: 0,
    secretly: false,
    ...change,
  },
})
/** Carried off without knowing where: in truth to the first of them. */
export const lostAmong = (truth: string, candidates: string): Happening[] => [
  { type: 'drifted', direction: 'n', cells: 0, to: cell(truth), exit: true },
  { type: 'fitted', candidates: cells(candidates) },
  { type: 'settled' },
]
