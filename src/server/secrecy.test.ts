import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { View as DuelView } from '../games/duel/rules/public.ts'
import { type CellId, type Command, cellsOfGenre, DEFAULT_OPTIONS, type DreamerView, GENRES } from '../games/tmr/rules/public.ts'
import { SCENARIO_DREAMER, type Scenario, scenarioSchema, setupOfScenario } from '../games/tmr/scenario/scenarioFile.ts'
import { type DieFace, scriptedDice, seededDice } from '../kit/dice.ts'
import { parseWith } from '../kit/parse.ts'
import { often } from '../kit/testing/often.ts'
import type { WireAnswer } from '../kit/wire.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { inBoth, positionsFor } from './testing/dealtWorlds.ts'
import { sayUntimely } from './testing/duellist.ts'
import { dreamerNamed, startTestServer, sure, type TestServer } from './testing/harness.ts'
import { boardOf, expectHidden, heardSoFar, truthOf } from './testing/hidden.ts'
import { sayAsGardien, sayAsPlayer } from './testing/player.ts'
import { changingDice, type TappedTable, tapTable } from './testing/tappedTable.ts'

const dice = changingDice()
let server: TestServer

beforeAll(async () => {
  const config = { MESSAGE_BURST: 1e9, NEW_TABLES_PER_HOUR: 1e6, CODE_TRIES_PER_MINUTE: 1e6, REQUESTS_PER_MINUTE: 1e6 }
  server = await startTestServer({ makeDice: dice.makeDice, config })
})
afterAll(() => server.stop())

const RESERVES = [
  { cell: 'K7', spell: 'annulation-de-magie' },
  { cell: 'C3', spell: 'annulation-de-magie' },
]

const setupFor = (rolled: 'program' | 'players') => ({
  clock: { day: 1, hour: 'vaisseau' },
  options: { ...DEFAULT_OPTIONS, dice: rolled },
  dreamers: [{ id: 'ana', ...dreamerNamed('Ana'), reserves: RESERVES }],
})

/** The player enters what the dice of this step show, as often as asked. */
const sayWithDice = async (table: TappedTable, id: string, command: Command, seed: number): Promise<void> => {
  const shown = seededDice(seed)
  const faces: DieFace[] = []
  for (let at = 0; ; at++) {
    dice.use(seededDice(seed + 1))
    const said = at === 0 ? { type: 'command', command } : { type: 'command', command, faces }
    const answer: WireAnswer = await table.say('player', id, said)
    if (!('needs' in answer)) return
    faces.push(shown.roll(answer.needs))
  }
}

const playerSays = (table: TappedTable, id: string, command: Command, seed: number): Promise<unknown> => {
  if (table.viewOf('player').options.dice === 'players') return sayWithDice(table, id, command, seed)
  dice.use(seededDice(seed))
  return table.say('player', id, { type: 'command', command })
}

const gardienSays = (table: TappedTable, id: string, command: Command, seed: number): Promise<WireAnswer> => {
  dice.use(seededDice(seed))
  return table.say('gardien', id, { type: 'command', command })
}

const bytes = ({ player, spectator }: Pick<TappedTable, 'player' | 'spectator'>): string[] => [player.text(), spectator.text()]

/** Whether what the player knows by HID-3 tells the two worlds apart. */
const toldApart = (left: TappedTable, right: TappedTable): boolean =>
  !boardOf(left, 'player').candidates.includes(truthOf(right)) || !boardOf(right, 'player').candidates.includes(truthOf(left))

const twoHiddenCells = (chance: Chance): readonly [CellId, CellId] => {
  const cells = cellsOfGenre(chance.pick(GENRES) ?? 'cite')
  const first = chance.below(cells.length)
  return [cells[first] as CellId, cells[(first + 1 + chance.below(cells.length - 1)) % cells.length] as CellId]
}

describe('[HID-6] two worlds that differ in the hidden cell only', () => {
  const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1)
  let compared = 0

  test.each(SEEDS)('seed %i: the same bytes until HID-3 tells them apart', async (seed) => {
    const chance = chanceOf(seed)
    const setup = setupFor(seed % 2 ? 'program' : 'players')
    const left = await tapTable(server, setup, 'ana')
    const right = await tapTable(server, setup, 'ana')
    const [here, there] = twoHiddenCells(chance)
    const place = (cell: CellId): Command => ({ type: 'place', dreamer: 'ana' as DreamerView['id'], cell, hidden: true })
    await gardienSays(left, 'place', place(here), seed)
    await gardienSays(right, 'place', place(there), seed)
    let steps = 0
    for (; steps < 25 && !toldApart(left, right); steps++) {
      expect(bytes(left)).toEqual(bytes(right))
      expect(left.viewOf('player')).toEqual(right.viewOf('player'))
      const id = `${steps}`
      if (chance.once(5)) {
        const command = sayAsGardien(left.viewOf('player'), chance)
        const secret: Command = { type: 'rollSecret', count: 2, sides: 6, note: 'autre chose' }
        if (command.type === 'reveal') continue
        await gardienSays(left, id, command, seed + steps)
        await gardienSays(right, id, command.type === 'rollSecret' ? secret : command, seed + steps)
      } else {
        const command = sayAsPlayer(left.viewOf('player'), 'ana', chance)
        await playerSays(left, id, command, seed * 1000 + steps)
        await playerSays(right, id, command, seed * 1000 + steps)
      }
    }
    if (!toldApart(left, right)) expect(bytes(left)).toEqual(bytes(right))
    compared += steps
    left.close()
    right.close()
  })

  test('and that was for long enough to mean something', () => {
    expect(compared).toBeGreaterThan(60)
  })
})

describe('[HID-6] two duels that differ in the cards of whoever opened the table', () => {
  let done = 0
  let defences = 0

  test.each([2, 4, 6, 8, 10, 12])('seed %i: the same bytes to the end', async (seed) => {
    const chance = chanceOf(seed)
    const [here, there] = positionsFor(seed)
    const left = await tapTable<DuelView>(server, here, 'a', { game: 'duel' })
    const right = await tapTable<DuelView>(server, there, 'a', { game: 'duel' })
    for (let step = 0; step < 25; step++) {
      expect(bytes(left)).toEqual(bytes(right))
      const { awaited, phase } = left.viewOf('player')
      if (phase === 'defence') defences++
      const [who, seat] = awaited.includes('a') ? (['player', 'a'] as const) : (['gardien', 'b'] as const)
      const command = chance.pick(inBoth(left.viewOf(who), right.viewOf(who), seat)) ?? sayUntimely(chance)
      for (const table of [left, right]) {
        dice.use(seededDice(seed * 1000 + step))
        if ((await table.say(who, `${step}`, { type: 'command', command })).ok) done++
      }
    }
    expect(bytes(left)).toEqual(bytes(right))
    left.close()
    right.close()
  })

  test('and much was done there', () => {
    expect(done).toBeGreaterThan(100)
    expect(defences).toBeGreaterThan(5)
  })
})

describe('[HID-6] nothing sent names the hidden cell', () => {
  test('over generated games', async () => {
    let hidden = 0
    for (let seed = 1; seed <= 12; seed++) {
      const chance = chanceOf(seed)
      const table = await tapTable(server, setupFor('program'), 'ana')
      await gardienSays(
        table,
        'lost',
        { type: 'place', dreamer: 'ana' as DreamerView['id'], cell: twoHiddenCells(chance)[0], hidden: true },
        1,
      )
      for (let step = 0; step < 30; step++) {
        const from = heardSoFar(table)
        const command = sayAsPlayer(table.viewOf('player'), 'ana', chance)
        await playerSays(table, `${step}`, command, seed * 100 + step)
        hidden += expectHidden(table, from, 'cell' in command ? (command.cell ?? undefined) : undefined)
      }
      table.close()
    }
    expect(hidden).toBeGreaterThan(60)
  })

  const RECORDED = join(import.meta.dirname, '../games/tmr/scenarios')
  const files = ['rules', 'journeys'].flatMap((folder) =>
    readdirSync(join(RECORDED, folder)).map((file) => join(RECORDED, folder, file)),
  )
  /** Those in which somebody is carried off. */
  const games = files
    .map((file): Scenario => sure(parseWith(scenarioSchema, JSON.parse(readFileSync(file, 'utf8')))))
    .filter(({ steps }) => steps.some((step) => step.dice.some(([label]) => label === 'cell' || label === 'direction')))
    .slice(0, often(12, 24))

  test('over recorded games', async () => {
    let hidden = 0
    for (const game of games) {
      const table = await tapTable(server, setupOfScenario(game), SCENARIO_DREAMER)
      for (const [at, step] of game.steps.entries()) {
        const { do: type, dice: faces, expect: _, player: __, refused: ___, ...fields } = step
        const from = heardSoFar(table)
        dice.use(scriptedDice(faces))
        const answer = await table.say('gardien', `${at}`, {
          type: 'command',
          command: { type, dreamer: SCENARIO_DREAMER, ...fields },
        })
        expect(answer.ok ? null : 'refusal' in answer && answer.refusal.code).toBe(step.refused ?? null)
        hidden += expectHidden(table, from, fields.cell as string | undefined)
      }
      table.close()
    }
    expect(hidden).toBeGreaterThan(20)
  })
})
