import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Command, tmr } from '../games/tmr/rules/index.ts'
import { type CellId, cellsOfGenre } from '../games/tmr/rules/public.ts'
import { enteredDice, seededDice } from '../kit/dice.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN } from '../kit/roles.ts'
import { startTestServer, type TestServer } from './testing/harness.ts'
import { ANA, candidatesOf, probe, setupWith, worldOn } from './testing/prober.ts'
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

/** What the dice must show for a Messager to be met there, of any strength. */
const messagerAt = (cell: CellId): readonly number[] => {
  const world = worldOn(setupWith({}), [{ type: 'placed', dreamer: ANA, to: cell, hidden: true }])
  for (let face = 1; face <= 100; face++) {
    const faces = [7, face, 4, 4]
    const events = tmr.decide(world, { type: 'ascend', dreamer: ANA, mode: 'normal' }, GARDIEN, enteredDice(faces))
    if (!isRefusal(events) && events.some((event) => event.type === 'encounterMet' && event.kind === 'messager')) return faces
  }
  throw new Error('no Messager')
}

describe('[HID-6] whoever takes back', () => {
  test.each(DESERT.slice(0, 4))('what a Messager told does not find %s', async (cell) => {
    const table = await tapTable(server, setupWith({}), ANA)
    await gardienSays(table, 'place', { type: 'place', dreamer: ANA, cell, hidden: true })
    await gardienSays(table, 'ascend', { type: 'ascend', dreamer: ANA, mode: 'normal' }, messagerAt(cell))
    await gardienSays(table, 'master', { type: 'master', dreamer: ANA }, [1])
    expect(table.viewOf('player').boards[0]).toMatchObject({ phase: 'service', position: null })
    let sent = 0
    for (const [at, way] of (['n', 'ne', 'se', 's', 'sw', 'nw'] as const).entries()) {
      dice.use(seededDice(at))
      const command: Command = { type: 'goTo', dreamer: ANA, path: [way, way] }
      if (!(await table.say('player', `send ${at}`, { type: 'command', command })).ok) break
      sent++
      const undone = await table.say('player', `undo ${at}`, { type: 'undo' })
      expect(undone).toEqual({ ok: true, asked: true })
    }
    expect(sent).toBe(1)
    table.close()
  })
})
