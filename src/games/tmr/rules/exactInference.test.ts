import { expect, test, vi } from 'vitest'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import { type Table, tmr } from './index.ts'
import { CELL_IDS } from './map/map.ts'
import { type Dreamer, dreamerOf } from './state.ts'
import { cellsIn, playTruly, type World, worldsAfter } from './testing/allWorlds.ts'
import { dragonSays, dragonTable } from './testing/dragonPlay.ts'
import { type Chance, chanceOf, FIRST, livelyDice, liveTable, type Spoken, spoken } from './testing/randomPlay.ts'
import { battery, PLAYER, type Says } from './testing/twoWorlds.ts'
import type { DreamerView } from './view.ts'

vi.setConfig({ testTimeout: 900_000 })

/** `npm run test:long` says a thousand: half of them with dragons. */
const GAMES = Number(process.env.EXACT_GAMES ?? 24) / 2
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

const found = { lost: 0, worlds: 0, refused: 0, phases: new Set<string>() }

const playAll = (begun: Table, seed: number, says: Says): void => {
  const chance = chanceOf(seed)
  let [table, worlds]: [Table, World[]] = [begun, [{ table: begun, weight: 1 }]]
  for (let step = 0; step < STEPS && !hasUnknown(meIn(table)); step++) {
    const said = wordsFor(table, says, chance)
    if (!said) continue
    const at = `game ${seed}, step ${step}, ${JSON.stringify(said.command)}`
    const { table: after, heard } = playTruly(table, said, livelyDice(seed * STEPS + step))
    worlds = worldsAfter(worlds, said, heard)
    if (after === table) found.refused++
    table = after
    compare(worlds, table, at)
    if (meIn(table).candidates) {
      found.lost++
      found.worlds = Math.max(found.worlds, worlds.length)
      found.phases.add(meIn(table).stage.phase)
      worlds = probed(table, worlds, chance, at)
    }
  }
}

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

test.each<[string, () => Table, Says]>([
  ['plain', () => tmr.initial(liveTable()), spoken],
  ['with dragons', dragonTable, dragonSays],
])(
  `[HID-3] [HID-6] %s: all worlds played side by side leave the cells that the player is shown, as likely (${GAMES} games)`,
  (_, begin, says) => {
    for (let seed = 1; seed <= GAMES; seed++) playAll(begin(), seed, losing(says))
    expect(found.lost).toBeGreaterThan(GAMES)
    expect(found.phases.size).toBeGreaterThan(5)
  },
)
