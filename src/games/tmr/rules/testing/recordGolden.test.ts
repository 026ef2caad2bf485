import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import type { Dice } from '../../../../kit/dice.ts'
import { scriptedDice } from '../../../../kit/dice.ts'
import { baseOf, createLog } from '../../../../kit/log.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { GARDIEN } from '../../../../kit/roles.ts'
import { openRoom } from '../../../../kit/room/room.ts'
import { writeSave } from '../../../../kit/save.ts'
import { newTable } from '../../../../kit/storage.ts'
import { type Event, type TableSetup, tmr } from '../index.ts'
import { NEW_OPTIONS } from '../setup.ts'
import { dragonSays } from './dragonPlay.ts'
import { EVENING, rolledIn, saidIn } from './evening.ts'
import { GOLDEN, goldenSaves, openGolden, sure, viewsFile, viewsIn } from './openGolden.ts'
import { chanceOf, livelyDice, liveTable } from './randomPlay.ts'
import { writtenShape } from './shapeOf.ts'

/** `npm run golden` records under today's rules what later ones must still open. A save once written stays as it is. */
const recording = test.runIf(process.env.GOLDEN === 'record')

const FOLDER = `v${tmr.rules}/`
const [JOURNEYS, COMMANDS] = [4, 90]

const begin = async (setup: TableSetup, dice: Dice) => {
  const storage = memoryStorage<Event>(newTable(tmr, setup))
  return { storage, room: sure(await openRoom({ game: tmr, storage, dice, clock: () => 0 })) }
}

const playEvening = async (): Promise<string> => {
  const { storage, room } = await begin(EVENING, scriptedDice(rolledIn))
  for (const [at, command] of saidIn.entries()) {
    const answer = await room.say({ id: `${at}`, by: GARDIEN, command })
    if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer)}`)
  }
  await room.undo({ id: 'undo', by: GARDIEN })
  return writeSave(await storage.load(), 0)
}

const playAtRandom = async (seed: number): Promise<string> => {
  const { storage, room } = await begin({ ...liveTable(), options: NEW_OPTIONS }, livelyDice(seed))
  const log = createLog(baseOf(tmr.initial(room.setup)), tmr.evolve)
  for (let at = 0; at < COMMANDS; at++) {
    const { command, by } = dragonSays(log.state(), chanceOf(seed * 1000 + at))
    await room.say({ id: `${at}`, by, command })
    if (at % 30 === 29) await room.undo({ id: `undo-${at}`, by: GARDIEN })
    for (const entry of room.entries.slice(log.version())) log.commit(entry, log.prepare(entry))
  }
  return writeSave(await storage.load(), 0)
}

const keep = async (name: string, play: () => Promise<string>): Promise<void> => {
  const file = new URL(`${FOLDER}${name}.demi-reve.json`, GOLDEN)
  if (!existsSync(file)) writeFileSync(file, await play())
}

recording('the shape of what is written, and saves of these rules', async () => {
  mkdirSync(new URL(FOLDER, GOLDEN), { recursive: true })
  writeFileSync(new URL(`${FOLDER}shape.json`, GOLDEN), `${JSON.stringify(writtenShape(), null, 1)}\n`)
  await keep('evening', playEvening)
  for (let seed = 1; seed <= JOURNEYS; seed++) await keep(`journey-${seed}`, () => playAtRandom(seed))
})

recording('what is seen in them', async () => {
  for (const save of goldenSaves().filter((file) => file.startsWith(FOLDER)))
    writeFileSync(new URL(viewsFile(save), GOLDEN), viewsIn((await openGolden(save)).room))
})
