import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Command } from '../games/tmr/rules/index.ts'
import { type CellId, cellsOfGenre } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import { startTestServer, type TestServer } from './testing/harness.ts'
import { ANA, candidatesOf, probe, setupWith } from './testing/prober.ts'
import { changingDice, type TappedTable, tapTable } from './testing/tappedTable.ts'

const dice = changingDice()
let server: TestServer

beforeAll(async () => {
  const config = { MESSAGE_BURST: 1e9, NEW_TABLES_PER_HOUR: 1e6, CODE_TRIES_PER_MINUTE: 1e6, REQUESTS_PER_MINUTE: 1e6 }
  server = await startTestServer({ makeDice: dice.makeDice, config })
})
afterAll(() => server.stop())

const gardienSays = (table: TappedTable, id: string, command: Command, faces: readonly number[] = []) => {
  dice.use(seededDice(1))
  return table.say('gardien', id, { type: 'command', command, faces })
}

const lostTable = async (options: Parameters<typeof setupWith>[0], cell: CellId): Promise<TappedTable> => {
  const table = await tapTable(server, setupWith(options), ANA)
  await gardienSays(table, 'place', { type: 'place', dreamer: ANA, cell, hidden: true })
  await gardienSays(table, 'ascend', { type: 'ascend', dreamer: ANA, mode: 'normal' }, [1])
  return table
}

const DESERT = cellsOfGenre('desert')

describe('[HID-6] whoever asks for dice', () => {
  test.each(DESERT.slice(0, 4))('and never throws them does not find %s', async (cell) => {
    const table = await lostTable({ dice: 'players' }, cell)
    const before = candidatesOf(table.viewOf('player'))
    const fitting = await probe(setupWith({ dice: 'players' }), before, ({ command, faces }, at) =>
      table.say('player', `ask ${at}`, { type: 'command', command, faces }),
    )
    expect(fitting.length).toBeGreaterThan(1)
    table.close()
  })
})
