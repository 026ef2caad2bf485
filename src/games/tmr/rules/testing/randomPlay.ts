import { type Ask, type Dice, type DieFace, seededDice } from '../../../../kit/dice.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../../../kit/roles.ts'
import type { Command } from '../commands.ts'
import { type Table, type TableSetup, tmr } from '../index.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import { CELL_IDS, cellsOfGenre, genreOf } from '../map/map.ts'
import { legalCommands } from '../prompts/legal.ts'
import { type DreamerId, dreamerId, dreamerOf } from '../state.ts'
import type { DreamerView } from '../view.ts'
import { setupOf } from './scene.ts'

export const [FIRST, SECOND] = [dreamerId('nitouche'), dreamerId('ondine')]
export const ROLES: readonly Role[] = [GARDIEN, joueur(FIRST), joueur(SECOND), spectateur(FIRST)]

/** Two dreamers with some reserves, one of them on the Fleuve. */
export const liveTable = (): TableSetup => {
  const like = { dream: 40, stamina: { endurance: 30 }, draconic: { oniros: 2, hypnos: 3, narcos: 1, thanatos: -4 } }
  const one = setupOf({
    ...like,
    id: FIRST,
    reserves: [
      { cell: 'K9', spell: 'voix' },
      { cell: 'A13', spell: 'eau' },
    ],
  })
  const two = setupOf({
    ...like,
    id: SECOND,
    name: 'Ondine',
    position: 'K8',
    reserves: [{ cell: 'D14', spell: 'voix', erratic: true }],
  })
  return { ...one, dreamers: [...one.dreamers, ...two.dreamers] }
}

export interface Chance {
  /** From 0 up to and without the bound. */
  below(bound: number): number
  of<Item>(items: readonly Item[]): Item
}

export const chanceOf = (seed: number): Chance => {
  const dice = seededDice(seed)
  const below = (bound: number): number => (dice.roll({ label: 'chance', sides: bound }) as number) - 1
  return { below, of: (items) => items[below(items.length)] as (typeof items)[number] }
}

/** Dice under which much happens: every other 1d7 is a 7, and rolls go wrong more often than not. */
export const livelyDice = (seed: number): Dice => {
  const dice = seededDice(seed)
  const half = (): boolean => dice.roll({ label: 'half', sides: 2 }) === 1
  return {
    roll: (ask) => {
      if (ask.label === 'd7' && half()) return 7
      if (ask.label === 'd100' && half()) return 54 + (dice.roll({ label: 'd44', sides: 44 }) as number)
      return dice.roll(ask)
    },
  }
}

export interface CountingDice extends Dice {
  readonly thrown: readonly (readonly [Ask, DieFace])[]
}

export const counting = (source: Dice): CountingDice => {
  const thrown: (readonly [Ask, DieFace])[] = []
  return {
    thrown,
    roll: (ask) => {
      const face = source.roll(ask)
      thrown.push([ask, face])
      return face
    },
  }
}

const boardOf = (table: Table, id: DreamerId): DreamerView | undefined => tmr.view(table, joueur(id)).boards[0]

/** Something that is open to the player now, or null when nothing is. */
export const legalCommand = (table: Table, dreamer: DreamerId, chance: Chance): Command | null => {
  const view = tmr.view(table, joueur(dreamer))
  const [board] = view.boards
  if (!board) return null
  if (board.phase === 'service' && board.encounter?.kind !== 'changeur' && chance.below(2) === 0) {
    const length = 1 + chance.below(board.encounter?.strength ?? 1)
    return { type: 'goTo', dreamer, path: Array.from({ length }, () => chance.of(DIRECTIONS)) }
  }
  const open = legalCommands(view, board)
  // A cast among a hundred spells must not crowd out the six ways.
  const kinds = [...new Set(open.map(({ type }) => type))].filter(
    (type) => (type !== 'descend' && type !== 'interrupt') || chance.below(4) === 0,
  )
  if (kinds.length === 0) return open[0] ?? null
  const kind = chance.of(kinds)
  return chance.of(open.filter(({ type }) => type === kind))
}

const rescue = (dreamer: DreamerId): Command => ({ type: 'correct', dreamer, dream: 30, fatigue: 0 })

const ofNotes = ({ notes: [note] }: Table, dreamer: DreamerId): Command =>
  note ? { type: 'showNote', on: note.on } : { type: 'note', on: { kind: 'dreamer', dreamer }, text: 'un secret' }

const gardienCommand = (table: Table, dreamer: DreamerId, chance: Chance): Command => {
  const lost = dreamerOf(table, dreamer)?.candidates
  const nearby = lost ? chance.of(lost) : chance.of(CELL_IDS)
  return chance.of<Command>([
    { type: 'advance', hours: 1 + chance.below(14) },
    { type: 'interrupt', dreamer },
    { type: 'reveal', dreamer },
    { type: 'modify', dreamer, value: chance.below(9) - 4, secret: chance.below(2) === 0 },
    { type: 'askSight', dreamer, difficulty: chance.below(3) === 0 ? null : -chance.below(9) },
    {
      type: 'ruleAscent',
      dreamer,
      rule: chance.of([{ kind: 'free' }, { kind: 'will', difficulty: -2 }, { kind: 'refused' }] as const),
    },
    { type: 'answerAscent', dreamer, rule: { kind: 'free' } },
    { type: 'setOptions', options: { ascents: chance.of(['free', 'asked']), dice: 'program', places: 'drawn', odds: true } },
    { type: 'place', dreamer, cell: nearby, hidden: chance.below(2) === 0 },
    { type: 'correct', dreamer, dream: chance.below(30), repression: chance.below(10) },
    { type: 'describe', dreamer, text: 'une rumeur' },
    { type: 'tear', dreamer },
    { type: 'ruleSpell', dreamer, ...chance.of([{}, { as: 'self' }, { as: 'impossible' }] as const) },
    ofNotes(table, dreamer),
    { type: 'rollSecret', count: 2, sides: 6, note: '' },
    { type: 'setClock', moment: { day: chance.below(9), hour: 'lyre' } },
  ])
}

/** Said by anyone at any time: mostly refused. */
const anyCommand = (table: Table, chance: Chance): Command => {
  const dreamer = chance.of([FIRST, SECOND, dreamerId('nobody'), dreamerId('constructor')])
  const me = dreamerOf(table, dreamer)
  const sameGenre = me ? cellsOfGenre(genreOf(me.position)) : CELL_IDS
  return chance.of<Command>([
    { type: 'ascend', dreamer, mode: chance.of(['normal', 'accelerated']) },
    ...(['master', 'evade', 'repress', 'letPass', 'interrupt', 'decline', 'struggle', 'masterCell'] as const).map((type) => ({
      type,
      dreamer,
    })),
    ...(['stay', 'descend', 'keep', 'reserve', 'accept', 'storeFailure', 'comeDown'] as const).map((type) => ({ type, dreamer })),
    { type: 'goTo', dreamer, cell: chance.of([...CELL_IDS, ...sameGenre, 'Z9']) },
    { type: 'goTo', dreamer, path: Array.from({ length: chance.below(9) }, () => chance.of(DIRECTIONS)) },
    { type: 'goTo', dreamer },
    { type: 'move', dreamer, to: chance.of(DIRECTIONS) },
    {
      type: 'cast',
      dreamer,
      spell: chance.of(['voix', 'eau', 'clef', 'flot', 'nu', 'rite', 'none']),
      via: chance.of([undefined, 'messager']),
    },
    { type: 'cast', dreamer, spell: 'voix', modifier: -2 },
    { type: 'target', dreamer, on: chance.of(['creature', 'object', 'zone', 'self']), reached: chance.below(2) === 0 },
    gardienCommand(table, dreamer, chance),
  ])
}

export interface Spoken {
  readonly command: Command
  readonly by: Role
}

/** What is said next: mostly something open, sometimes the gardien's hand, sometimes anything by anyone. */
export const spoken = (table: Table, chance: Chance): Spoken => {
  const dreamer = chance.of([FIRST, FIRST, SECOND])
  const draw = chance.below(20)
  if (draw < 2) return { command: anyCommand(table, chance), by: chance.of(ROLES) }
  if (draw < 4) return { command: gardienCommand(table, dreamer, chance), by: GARDIEN }
  if (boardOf(table, dreamer)?.phase === 'asleep') return { command: rescue(dreamer), by: GARDIEN }
  const open = legalCommand(table, dreamer, chance)
  return open
    ? { command: open, by: joueur(dreamer) }
    : { command: { type: 'answerAscent', dreamer, rule: { kind: 'free' } }, by: GARDIEN }
}
