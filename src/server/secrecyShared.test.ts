import { afterAll, expect, test } from 'vitest'
import { type Command, DEFAULT_OPTIONS, type DreamerId } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import { often } from '../kit/testing/often.ts'
import { chanceOf } from './testing/chance.ts'
import { dreamerNamed, startTestServer } from './testing/harness.ts'
import { expectHidden, heardSoFar } from './testing/hidden.ts'
import { sayAsPlayer } from './testing/player.ts'
import { startPostgres } from './testing/postgres.ts'
import { changingDice, tapTable } from './testing/tappedTable.ts'

const dice = changingDice()
const postgres = await startPostgres()
const config = { DATABASE_URL: await postgres.newDatabase(), MESSAGE_BURST: 1e9 }
const one = await startTestServer({ config, makeDice: dice.makeDice })
const other = await startTestServer({ config, makeDice: dice.makeDice })
afterAll(async () => {
  await one.stop()
  await other.stop()
  await postgres.stop()
})

const SEEDS = often(4, 24)
const NOTE = 'ce que le gardien garde pour lui'
const setup = {
  clock: { day: 1, hour: 'vaisseau' },
  options: DEFAULT_OPTIONS,
  dreamers: [{ id: 'ana', ...dreamerNamed('Ana') }],
}

test('[HID-6] a lost player at another process than the gardien is sent nothing that names the hidden cell', async () => {
  let hidden = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    const chance = chanceOf(seed)
    const table = await tapTable(one, setup, 'ana', { elsewhere: other })
    const say = (who: 'gardien' | 'player', id: string, command: Command) => {
      dice.use(seededDice(seed * 100 + id.length))
      return table.say(who, id, { type: 'command', command })
    }
    await say('gardien', 'lost', {
      type: 'place',
      dreamer: 'ana' as DreamerId,
      cell: chance.pick(['C3', 'K7', 'F9']),
      hidden: true,
    } as Command)
    for (let step = 0; step < 20; step++) {
      const from = heardSoFar(table)
      const command = sayAsPlayer(table.viewOf('player'), 'ana', chance)
      await say('player', `player ${step}`, command)
      // An answer to the gardien says that their process has followed.
      await say('gardien', `gardien ${step}`, { type: 'rollSecret', count: 2, sides: 6, note: NOTE })
      hidden += expectHidden(table, from, 'cell' in command ? (command.cell ?? undefined) : undefined)
    }
    expect(table.gardien.text()).toContain(NOTE)
    for (const client of [table.player, table.spectator]) expect(client.text()).not.toContain(NOTE)
    table.close()
  }
  expect(hidden).toBeGreaterThan(2 * SEEDS - 1)
})
