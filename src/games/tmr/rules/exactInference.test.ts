import { expect, test, vi } from 'vitest'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import type { Command } from './commands.ts'
import type { Happening } from './events.ts'
import { type Event, type Table, type TableSetup, tmr } from './index.ts'
import { DIRECTIONS } from './map/geometry.ts'
import { CELL_IDS, type CellId, cellsOfGenre, genreOf } from './map/map.ts'
import { legalCommands } from './prompts/legal.ts'
import { type Dreamer, dreamerOf } from './state.ts'
import { cellsIn, playTruly, type World, worldsAfter } from './testing/allWorlds.ts'
import { dragonSays, dragonTable } from './testing/dragonPlay.ts'
import { type Chance, chanceOf, FIRST, livelyDice, liveTable, type Spoken, spoken } from './testing/randomPlay.ts'
import { battery, PLAYER, type Says } from './testing/twoWorlds.ts'
import type { DreamerView } from './view.ts'

vi.setConfig({ testTimeout: 900_000 })

/** `npm run test:long` says more; as many are plain as with dragons. */
const GAMES = Math.ceil(Number(process.env.EXACT_GAMES ?? 24) / 2)
const STEPS = 40
const PROBES = 4
const TRIES = battery(FIRST)

const meIn = (table: Table): Dreamer => dreamerOf(table, FIRST) as Dreamer

/**
 * DRG-13: what is no clue, by the rules: a reserve or a practice whose cell the player does not know, nor something evaded there that
 * one was taken away from. There the comparison ends.
 */
const hasUnknown = ({ reserves, depths, waiting, position }: Dreamer): boolean =>
  reserves.some(({ known }) => !known) ||
  depths.bonuses.some(({ percent, known }) => known < percent) ||
  (waiting !== null && !waiting.known && waiting.cell !== position)

/** DRG-13: a bonus de case at work decides a roll and is no clue either: nothing is then cast while lost. */
const isWithoutClue = ({ command }: Spoken, { candidates, depths }: Dreamer): boolean =>
  command.type === 'cast' && candidates !== null && depths.bonuses.length > 0

const wordsFor = (table: Table, says: Says, chance: Chance): Spoken | null => {
  const said = says(table, chance)
  const mine = !('dreamer' in said.command) || said.command.dreamer === FIRST
  return mine && !isWithoutClue(said, meIn(table)) ? said : null
}

/** HID-2, HID-3, HID-6: neither more nor less than what fits all that was sent, each as likely as it is. */
const compare = (worlds: readonly World[], table: Table, at: string): void => {
  const cells = cellsIn(worlds)
  const { candidates, likelihood } = tmr.view(table, PLAYER).boards[0] as DreamerView
  expect([...cells.keys()].sort(), at).toEqual([...candidates].sort())
  for (const [index, cell] of candidates.entries())
    expect(Math.abs((likelihood[index] ?? 0) - (cells.get(cell) ?? 0)), `${at}: ${cell}`).toBeLessThan(1e-9)
}

/** What is refused costs nothing: a player may ask it at any time. */
const probed = (table: Table, worlds: World[], chance: Chance, at: string): World[] => {
  let left = worlds
  for (let probe = 0; probe < PROBES; probe++) {
    const said: Spoken = { command: chance.of(TRIES), by: PLAYER }
    if (!isRefusal(tmr.decide(table, said.command, PLAYER, livelyDice(1)))) continue
    left = worldsAfter(left, said, playTruly(table, said, livelyDice(1)).heard)
    compare(left, table, `${at}, ${JSON.stringify(said.command)} refused`)
  }
  return left
}

/** What the games came through: a test that saw nothing proves nothing. */
interface Came {
  lost: number
  readonly phases: Set<string>
  readonly refused: Set<string>
}

/** How a game begins: in truth, and in all the worlds that look the same. */
type Begins = (chance: Chance) => { readonly table: Table; readonly worlds: World[] }

const playAll = (begins: Begins, seed: number, says: Says, came: Came): void => {
  const chance = chanceOf(seed)
  let { table, worlds } = begins(chance)
  for (let step = 0; step < STEPS && !hasUnknown(meIn(table)); step++) {
    const said = wordsFor(table, says, chance)
    if (!said) continue
    const at = `game ${seed}, step ${step}, ${JSON.stringify(said.command)}`
    const { table: after, heard } = playTruly(table, said, livelyDice(seed * STEPS + step))
    worlds = worldsAfter(worlds, said, heard)
    if (heard.refused && meIn(table).candidates) came.refused.add(heard.said)
    table = after
    compare(worlds, table, at)
    if (!meIn(table).candidates) continue
    came.lost++
    came.phases.add(meIn(table).stage.phase)
    worlds = probed(table, worlds, chance, at)
  }
}

const knownFrom =
  (table: Table): Begins =>
  () => ({ table, worlds: [{ table, weight: 1 }] })

/** Every other rest ends lost. */
const losing =
  (says: Says): Says =>
  (table, chance) => {
    const { stage, candidates } = meIn(table)
    const put = stage.phase === 'awake' && !candidates && chance.below(2) === 0
    return put
      ? { command: { type: 'place', dreamer: FIRST, cell: chance.of(CELL_IDS), hidden: true }, by: GARDIEN }
      : says(table, chance)
  }

/** Lost on any cell of its genre with a Messager mastered, and reserves all over the Lands. */
const served: Begins = (chance) => {
  const setup = liveTable()
  const [me, ...others] = setup.dreamers as [TableSetup['dreamers'][number], ...TableSetup['dreamers']]
  const shelves = new Set(Array.from({ length: 15 }, () => chance.of(CELL_IDS)).filter((cell) => genreOf(cell) !== 'fleuve'))
  const reserves = [...shelves].map((cell) => ({ ...(me.reserves[0] as (typeof me.reserves)[number]), cell }))
  const sheet = { ...me.sheet, reve: 20, draconic: { oniros: 12, hypnos: 12, narcos: 12, thanatos: 12 } }
  const strength = 2 + chance.below(5)
  const lostOn = (to: CellId): Table =>
    (
      [
        { type: 'placed', to, hidden: true },
        { type: 'ascended', mode: 'normal', cost: 1, malus: 0, fatigue: 1 },
        { type: 'encounterMet', kind: 'messager', strength, face: 1, dice: [] },
        { type: 'serviceWon' },
      ] satisfies Happening[]
    ).reduce(
      (table, happening) => tmr.evolve(table, { ...happening, dreamer: FIRST } as Event),
      tmr.initial({ ...setup, dreamers: [{ ...me, sheet, reserves }, ...others] }),
    )
  const to = chance.of(CELL_IDS)
  const cells = cellsOfGenre(genreOf(to))
  return { table: lostOn(to), worlds: cells.map((cell) => ({ table: lostOn(cell), weight: 1 / cells.length })) }
}

/** Sent by a path, cast through, and what was cast laid there: for as long as that goes. */
const laying: Says = (table, chance) => {
  const { stage, journey } = meIn(table)
  const said = (command: Command): Spoken => ({ command, by: PLAYER })
  if (stage.phase === 'cast') return said({ type: 'reserve', dreamer: FIRST })
  if (stage.phase === 'service')
    return said({ type: 'goTo', dreamer: FIRST, path: Array.from({ length: 1 + chance.below(2) }, () => chance.of(DIRECTIONS)) })
  const view = tmr.view(table, PLAYER)
  const casts = legalCommands(view, view.boards[0] as DreamerView).filter(
    (command) => command.type === 'cast' && command.via === 'messager',
  )
  return stage.phase === 'free' && journey?.messenger && casts.length > 0 ? said(chance.of(casts)) : spoken(table, chance)
}

test.each<[string, number, Begins, Says]>([
  ['plain', GAMES, knownFrom(tmr.initial(liveTable())), losing(spoken)],
  ['with dragons', GAMES, knownFrom(dragonTable()), losing(dragonSays)],
  ['a Messager sent blindly', 6 * GAMES, served, laying],
])(
  '[HID-3] [HID-6] %s, %d games: all worlds played side by side leave the cells that the player is shown, as likely',
  (name, games, begins, says) => {
    const came: Came = { lost: 0, phases: new Set(), refused: new Set() }
    for (let seed = 1; seed <= games; seed++) playAll(begins, seed, says, came)
    expect(came.lost).toBeGreaterThan(GAMES)
    expect(came.phases.size).toBeGreaterThan(5)
    if (name.includes('Messager')) expect([...came.refused].join()).toContain('cell-taken')
  },
)
