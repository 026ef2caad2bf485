import { expect, test } from 'vitest'
import { tmr, type View } from '../games/tmr/rules/index.ts'
import { seededDice } from '../kit/dice.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN, joueur, type Role, roleKey, spectateur } from '../kit/roles.ts'
import { openRoom } from '../kit/room/room.ts'
import type { Request } from '../kit/wire.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { type LooseTable, looseTable } from './testing/looseTable.ts'
import { sayAsGardien, sayAsPlayer } from './testing/player.ts'

/** `npm run test:long` says many more. */
const COMMANDS = Number(process.env.RANDOM_COMMANDS ?? 6000)
const AT_ONE_TABLE = 500
const ROLES: readonly Role[] = [GARDIEN, joueur('ana'), joueur('bo'), spectateur('ana')]

const wordOf = ({ table }: LooseTable, by: Role, id: string, chance: Chance): Request => {
  if (chance.once(12)) return { type: 'undo', id }
  const view = table.room.view(by) as View
  const seat = by.kind === 'gardien' ? (chance.once(2) ? 'ana' : 'bo') : by.seat
  const command = by.kind === 'gardien' && !chance.once(3) ? sayAsGardien(view, chance) : sayAsPlayer(view, seat, chance)
  return { type: 'command', id, command }
}

/** Every word is answered, and no answer says that something broke. */
const playTable = async (seed: number, words: number): Promise<LooseTable> => {
  const chance = chanceOf(seed)
  const one = await looseTable(seed, ['ana', 'bo'])
  for (let at = 0; at < words; at++) {
    const by = chance.pick(ROLES) ?? GARDIEN
    const answer = await one.table.handle(by, wordOf(one, by, `${at}`, chance))
    const text = JSON.stringify(answer)
    if (answer.type !== 'answer' || text.includes('"internal"') || text.includes('storage'))
      expect.fail(`table ${seed}, word ${at}: ${text}`)
    if (by.kind === 'spectateur' && answer.answer.ok) expect.fail(`table ${seed}, word ${at}: a spectateur did something`)
  }
  return one
}

test(`${COMMANDS} random commands of three roles: all answered, nothing breaks, and the log tells it again`, async () => {
  let entries = 0
  for (let seed = 1; seed <= Math.ceil(COMMANDS / AT_ONE_TABLE); seed++) {
    const { table, storage } = await playTable(seed, AT_ONE_TABLE)
    const again = await openRoom({ game: tmr, storage, dice: seededDice(1), clock: () => 0 })
    if (isRefusal(again)) throw new Error(`table ${seed}: ${again.code}`)
    for (const role of ROLES)
      expect([seed, roleKey(role), again.view(role)]).toEqual([seed, roleKey(role), table.room.view(role)])
    entries += table.room.entries.length
  }
  console.info(`${COMMANDS} commands said, ${entries} carried out`)
  expect(entries).toBeGreaterThan(COMMANDS / 10)
}, 3_600_000)
