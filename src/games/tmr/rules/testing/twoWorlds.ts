import { type Ask, type Dice, type DieFace, seededDice } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { firstInterference, type InterferenceStep, type Received } from '../../../../kit/testing/nonInterference.ts'
import type { Command } from '../commands.ts'
import { isUnder } from '../effects/queries.ts'
import { type Event, type Table, type TableSetup, type Told, tmr, type View } from '../index.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import { CELL_IDS, type CellId, cellAt, cellOf } from '../map/map.ts'
import { legalCommands } from '../prompts/legal.ts'
import { promptOf } from '../prompts/promptOf.ts'
import { lasting, sameSlot } from '../reserves/slots.ts'
import { lyingAt } from '../reserves/trigger.ts'
import type { Dreamer, Stage } from '../state.ts'
import { type Chance, chanceOf, FIRST, livelyDice, type Spoken, spoken } from './randomPlay.ts'

export const PLAYER = joueur(FIRST)

/** What a player sees is the same in both worlds; what only the world draws is each world's own. */
export const worldDice = (visible: number, hidden: number): Dice => {
  const [seen, secret] = [livelyDice(visible), seededDice(hidden)]
  return {
    roll: (ask) => {
      if (ask.label !== 'cell' && ask.label !== 'direction') return seen.roll(ask)
      return ask.secret ? secret.roll(ask) : drawAlike(seen, ask)
    },
  }
}

/** QUE-2: one cell of the list is not the same in both worlds; any other is drawn in both. */
const drawAlike = (dice: Dice, ask: Ask): DieFace => {
  if (!('among' in ask)) return dice.roll(ask)
  let face: DieFace
  do face = dice.roll({ label: ask.label, among: CELL_IDS })
  while (!ask.among.includes(face as string))
  return face
}

/** The cell that lies from one as another lies from a third. */
const translated = (cell: CellId, from: CellId, to: CellId): CellId | null => {
  const [at, start, end] = [cellOf(cell).axial, cellOf(from).axial, cellOf(to).axial]
  return cellAt({ q: at.q - start.q + end.q, r: at.r - start.r + end.r })
}

const movedStage = (stage: Stage, move: (cell: CellId) => CellId | null): Stage | null => {
  if (!('hand' in stage) || stage.hand.triggered) return stage
  const cell = move(stage.hand.cell)
  return cell && { ...stage, hand: { ...stage.hand, cell } }
}

/** TET-7, TET-9: that a reserve lies here, or must go off, was told of this very cell. */
const isToldByReserve = (me: Dreamer): boolean =>
  (isUnder(me, 'safe-reserve') || me.stage.phase === 'releasing') && lyingAt(me).length > 0

/**
 * The same table with the demi-rêve on another cell that fits, and with it all that the player knows only by where they are:
 * what waits there, a spell in hand, a Messager sent by a path. Null where no such world can be.
 */
const otherWorld = (table: Table, me: Dreamer, to: CellId): Table | null => {
  const move = (cell: CellId): CellId | null => translated(cell, me.position, to)
  const sent = me.journey?.messenger
  const byPath = sent?.asked === 'path'
  const messenger = byPath ? { ...sent, cell: move(sent.cell) } : (sent ?? null)
  const proxied = 'hand' in me.stage && me.stage.hand.proxy && !byPath
  const stage = proxied ? me.stage : movedStage(me.stage, move)
  const waiting = me.waiting && { ...me.waiting, cell: to }
  const strange = me.waiting !== null && me.waiting.cell !== me.position
  const onUnknown = lasting(me.reserves).some((reserve) => !reserve.known && sameSlot(reserve.cell, to))
  if (!stage || messenger?.cell === null || strange || onUnknown || isToldByReserve(me)) return null
  const journey = me.journey && { ...me.journey, messenger: messenger as NonNullable<typeof sent> | null }
  return { ...table, dreamers: { ...table.dreamers, [FIRST]: { ...me, position: to, stage, waiting, journey } } }
}

/** HID-3, HID-4, DRG-13: what may be observed of the hidden cell. A bonus de case at work decides a roll, and only that shows. */
const observation = (told: Told): unknown => {
  const { what } = told
  switch (what.type) {
    case 'moved':
      return [what.type, what.exit, what.genre]
    case 'carried':
    case 'lost':
    case 'drifted':
    case 'messengerSent':
    case 'placed':
      return [what.type, what.genre]
    case 'encounterEnded':
      return [what.type, what.how]
    case 'triggered':
      return [what.type, what.hand.spell, what.hand.cell]
    case 'settled':
    case 'giftOffered':
    case 'releaseAsked':
    case 'reserveForced':
      return what
    case 'putElsewhere':
      return [what.type, what.genre]
    // ENC-5: put by the gardien on a cell where something waits, one meets it, and so learns that it is that cell.
    case 'encounterReturned':
      return what.type
    case 'wetMet':
      return [what.type, what.mastery?.kind ?? 'wet']
    case 'effectEnded':
      return [what.type, what.n]
    case 'effectBegan':
    case 'effectChanged':
      return [what.type, what.effect.cell, what.effect.cells]
    case 'castRolled':
    case 'fumbleRolled':
      return [what.type, what.check.quality]
    default:
      return null
  }
}

const observations = ({ message }: Received<View, Told>): string =>
  JSON.stringify(message?.told.map(observation).filter((one) => one !== null))

/**
 * HID-2: what was made while lost becomes known with the position, even where the position became known by leaving the map,
 * by a Passeur or Changeur asked by cell, or by the gardien's hand.
 */
const isFound = ({ message }: Received<View, Told>): boolean =>
  message?.view.boards.some(({ position }) => position !== null) ?? false

export const mayDiffer = (left: Received<View, Told>, right: Received<View, Told>): boolean =>
  observations(left) !== observations(right) || [left, right].some(isFound)

export const derive = (view: View): unknown => view.boards.map((board) => [promptOf(view, board), legalCommands(view, board)])

type Step = InterferenceStep<Command>
/** What is said next at a table. */
export type Says = (table: Table, chance: Chance) => Spoken

/** What is said from here on, as the one world leads to it. */
export const stepsFrom = (table: Table, seed: number, count: number, says: Says = spoken): Step[] => {
  const steps: Step[] = []
  let reached = table
  for (let at = 0; at < count; at++) {
    const said = says(reached, chanceOf(seed + at))
    const hidden = seed + 2 * at
    const own = 'dreamer' in said.command && said.command.dreamer === FIRST ? 1 : 0
    steps.push({ ...said, dice: [worldDice(seed ^ at, hidden), worldDice(seed ^ at, hidden + own)] })
    const answer = tmr.decide(reached, said.command, said.by, worldDice(seed ^ at, hidden))
    if (!isRefusal(answer)) reached = answer.reduce(tmr.evolve, reached)
  }
  return steps
}

export interface Fork {
  readonly left: Table
  readonly me: Dreamer
  readonly seed: number
}

/** Moments of a generated game at which several cells fit. */
export const forksOf = (begun: Table, seed: number, choices: readonly number[], says: Says = spoken): Fork[] => {
  const forks: Fork[] = []
  const dice = livelyDice(seed)
  let table = begun
  for (const choice of choices) {
    const { command, by } = says(table, chanceOf(choice))
    const answer = tmr.decide(table, command, by, dice)
    if (isRefusal(answer)) continue
    table = answer.reduce(tmr.evolve, table)
    const me = table.dreamers[FIRST] as Dreamer
    if (me.candidates) forks.push({ left: table, me, seed: choice })
  }
  return forks
}

export const othersOf = ({ left, me, seed }: Fork): Table[] => {
  const chance = chanceOf(seed)
  const others = (me.candidates ?? []).filter((cell) => cell !== me.position)
  const drawn = others.length > 2 ? Array.from({ length: 2 }, () => chance.of(others)) : others
  return drawn.flatMap((cell) => otherWorld(left, me, cell) ?? [])
}

/** Everything a player could try at once. */
export const battery = (dreamer: typeof FIRST): Command[] => [
  ...CELL_IDS.map((cell): Command => ({ type: 'goTo', dreamer, cell })),
  ...DIRECTIONS.flatMap((to): Command[] => [
    { type: 'move', dreamer, to },
    { type: 'goTo', dreamer, path: [to] },
    { type: 'goTo', dreamer, path: [to, to, to] },
  ]),
  ...(['voix', 'eau', 'clef', 'sable', 'boue', 'rite'] as const).flatMap((spell): Command[] => [
    { type: 'cast', dreamer, spell },
    { type: 'cast', dreamer, spell, via: 'messager' },
  ]),
  { type: 'trigger', dreamer },
  { type: 'trigger', dreamer, spells: ['voix', 'eau'] },
  { type: 'read', dreamer, voie: 'hypnos' },
  { type: 'read', dreamer, voie: 'hypnos', via: 'messager' },
  { type: 'synthesise', dreamer, spell: 'clef' },
  ...CELL_IDS.flatMap((cell): Command[] => [
    { type: 'jump', dreamer, cell },
    { type: 'choose', dreamer, effect: 1, cell },
  ]),
  ...[1, 2, 3, 4, 5].map((effect): Command => ({ type: 'repressEffect', dreamer, effect })),
  ...(['keep', 'reserve', 'storeFailure', 'stay', 'descend', 'evade', 'letPass', 'master', 'struggle'] as const).map((type) => ({
    type,
    dreamer,
  })),
]

export const refusalsIn = (table: Table): unknown[] =>
  battery(FIRST).map((command) => {
    const answer = tmr.decide(table, command, PLAYER, seededDice(1))
    return isRefusal(answer) ? answer : null
  })

type Worlds = Parameters<typeof firstInterference<TableSetup, Table, Command, Event, View, Told>>[1]

export const leak = (worlds: Worlds): unknown => {
  const found = firstInterference(tmr, worlds)
  if (!found) return null
  const { step, part, left, right } = found
  const [one, other] = [left, right].map(({ message, refusal, derived }) => ({
    told: message?.told,
    view: message?.view.boards,
    refusal,
    derived,
  }))
  const shown = { view: 'view', told: 'told', refusal: 'refusal', message: 'told', derived: 'derived' } as const
  return JSON.stringify({
    step,
    part,
    said: worlds.steps[step - 1]?.command,
    left: one?.[shown[part]],
    right: other?.[shown[part]],
  })
}
