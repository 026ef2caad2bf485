import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type Dice, seededDice } from '../../../kit/dice.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur, type Role, spectateur } from '../../../kit/roles.ts'
import { firstInterference, type InterferenceStep, type Received } from '../../../kit/testing/nonInterference.ts'
import type { Command } from './commands.ts'
import type { Happening } from './events.ts'
import { type Event, type Table, type TableSetup, type Told, tmr, type View } from './index.ts'
import { DIRECTIONS } from './map/geometry.ts'
import { CELL_IDS, type CellId, cellAt, cellOf } from './map/map.ts'
import { legalCommands } from './prompts/legal.ts'
import { promptOf } from './prompts/promptOf.ts'
import { sameSlot } from './reserves/slots.ts'
import type { Dreamer, Stage } from './state.ts'
import { chanceOf, FIRST, livelyDice, liveTable, spoken } from './testing/randomPlay.ts'

vi.setConfig({ testTimeout: 120_000 })

const PLAYER = joueur(FIRST)

/** What a player sees is the same in both worlds; what only the world draws is each world's own. */
const worldDice = (visible: number, hidden: number): Dice => {
  const [seen, secret] = [livelyDice(visible), seededDice(hidden)]
  return { roll: (ask) => (ask.secret ? secret : seen).roll(ask) }
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
  const onUnknown = me.reserves.some((reserve) => !reserve.known && sameSlot(reserve.cell, to))
  if (!stage || messenger?.cell === null || strange || onUnknown) return null
  const journey = me.journey && { ...me.journey, messenger: messenger as NonNullable<typeof sent> | null }
  return { ...table, dreamers: { ...table.dreamers, [FIRST]: { ...me, position: to, stage, waiting, journey } } }
}

/** HID-3, HID-4: what may be observed of the hidden cell. */
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
      return what
    default:
      return null
  }
}

const observations = ({ message }: Received<View, Told>): string =>
  JSON.stringify(message?.told.map(observation).filter((one) => one !== null))

/**
 * RES-2 makes one thing impossible: a spell cast by a Messager while lost is refused its reserve when the cell is taken,
 * and the cell of a Messager sent by a path, or of a reserve made while lost, is hidden. The refusal names no cell.
 */
const isTakenCell = ({ refusal }: Received<View, Told>): boolean => refusal?.code === 'cell-taken'

/**
 * HID-2: what was made while lost becomes known with the position, even where the position became known by leaving the map,
 * by a Passeur or Changeur asked by cell, or by the gardien's hand.
 */
const isFound = ({ message }: Received<View, Told>): boolean =>
  message?.view.boards.some(({ position }) => position !== null) ?? false

const mayDiffer = (left: Received<View, Told>, right: Received<View, Told>): boolean =>
  observations(left) !== observations(right) || isFound(left) || isTakenCell(left) || isTakenCell(right)

const derive = (view: View): unknown => view.boards.map((board) => [promptOf(view, board), legalCommands(view, board)])

type Step = InterferenceStep<Command>

/** What is said from here on, as the one world leads to it. */
const stepsFrom = (table: Table, seed: number, count: number): Step[] => {
  const steps: Step[] = []
  let reached = table
  for (let at = 0; at < count; at++) {
    const said = spoken(reached, chanceOf(seed + at))
    const hidden = seed + 2 * at
    const own = 'dreamer' in said.command && said.command.dreamer === FIRST ? 1 : 0
    steps.push({ ...said, dice: [worldDice(seed ^ at, hidden), worldDice(seed ^ at, hidden + own)] })
    const answer = tmr.decide(reached, said.command, said.by, worldDice(seed ^ at, hidden))
    if (!isRefusal(answer)) reached = answer.reduce(tmr.evolve, reached)
  }
  return steps
}

interface Fork {
  readonly left: Table
  readonly me: Dreamer
  readonly seed: number
}

/** Lost from the start on any cell of its genre, and in most games with an encounter already mastered or won. */
const lostTable = (seed: number): Table => {
  const chance = chanceOf(seed)
  const kind = chance.of(['messager', 'messager', 'passeur', 'tourbillon-blanc'] as const)
  const happenings: Happening[] = [
    { type: 'placed', to: chance.of(CELL_IDS), hidden: true },
    { type: 'ascended', mode: chance.of(['normal', 'accelerated']), cost: 1, malus: 0 },
    { type: 'encounterMet', kind, strength: 2 + chance.below(7), face: 1, dice: [] },
    { type: kind === 'tourbillon-blanc' ? 'held' : 'serviceWon' },
  ]
  return happenings.reduce(
    (table, happening) => tmr.evolve(table, { ...happening, dreamer: FIRST } as Event),
    tmr.initial(liveTable()),
  )
}

/** Moments of a generated game at which several cells fit. */
const forksOf = (seed: number, choices: readonly number[]): Fork[] => {
  const forks: Fork[] = []
  const dice = livelyDice(seed)
  let table = seed % 4 === 0 ? tmr.initial(liveTable()) : lostTable(seed)
  for (const choice of choices) {
    const { command, by } = spoken(table, chanceOf(choice))
    const answer = tmr.decide(table, command, by, dice)
    if (isRefusal(answer)) continue
    table = answer.reduce(tmr.evolve, table)
    const me = table.dreamers[FIRST] as Dreamer
    if (me.candidates) forks.push({ left: table, me, seed: choice })
  }
  return forks
}

const othersOf = ({ left, me, seed }: Fork): Table[] => {
  const chance = chanceOf(seed)
  const others = (me.candidates ?? []).filter((cell) => cell !== me.position)
  const drawn = others.length > 2 ? Array.from({ length: 2 }, () => chance.of(others)) : others
  return drawn.flatMap((cell) => otherWorld(left, me, cell) ?? [])
}

const games = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer({ min: 0 }), { minLength: 20, maxLength: 60 }) })

/** Everything a player could try at once. */
const battery = (dreamer: typeof FIRST): Command[] => [
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
  ...(['keep', 'reserve', 'storeFailure', 'stay', 'descend', 'evade', 'letPass', 'master', 'struggle'] as const).map((type) => ({
    type,
    dreamer,
  })),
]

const refusalsIn = (table: Table): unknown[] =>
  battery(FIRST).map((command) => {
    const answer = tmr.decide(table, command, PLAYER, seededDice(1))
    return isRefusal(answer) ? answer : null
  })

type Worlds = Parameters<typeof firstInterference<TableSetup, Table, Command, Event, View, Told>>[1]

const leak = (worlds: Worlds): unknown => {
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

describe('two worlds that differ in the hidden cell', () => {
  test.each<[string, Role]>([
    ['the player', PLAYER],
    ['a spectator', spectateur(FIRST)],
  ])('[HID-6] %s is sent the same until an allowed observation differs', (_, role) => {
    const phases = new Set<string>()
    let compared = 0
    fc.assert(
      fc.property(games, ({ seed, choices }) => {
        for (const fork of forksOf(seed, choices).filter((_fork, at) => at < 4 || at % 4 === 0)) {
          for (const right of othersOf(fork)) {
            const steps = stepsFrom(fork.left, fork.seed, 8)
            compared++
            phases.add(fork.me.stage.phase)
            expect(leak({ role, left: fork.left, right, steps, derive, mayDiffer })).toBeNull()
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    )
    expect(compared).toBeGreaterThan(100)
    expect(phases.size).toBeGreaterThan(4)
  })

  test('[HID-6] whatever a player tries is refused alike', () => {
    fc.assert(
      fc.property(games, ({ seed, choices }) => {
        for (const fork of forksOf(seed, choices).filter((_fork, at) => at % 4 === 0))
          for (const right of othersOf(fork).slice(0, 2)) {
            const [one, other] = [refusalsIn(fork.left), refusalsIn(right)]
            const taken = JSON.stringify([one, other]).includes('cell-taken')
            if (!taken) expect(other).toEqual(one)
          }
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })
})
