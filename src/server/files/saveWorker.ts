import { parentPort, workerData } from 'node:worker_threads'
import { isRefusal } from '../../kit/refusal.ts'
import { loadGames } from '../common/games.ts'
import { standBack } from '../common/standBack.ts'
import { fileOf } from '../persistence/folder.ts'
import { readPostgres, readSqlite } from '../persistence/reading.ts'
import { createTableFiles } from '../persistence/tableFile.ts'
import type { SaveAsked, SaveTold } from './fileThread.ts'
import { textOf } from './writing.ts'

/** A thread in which one table is read out of where it is kept, and written as a file. */
const port = parentPort
const { settings, table, now, last } = workerData as SaveAsked
const { DATA_DIR, DATABASE_URL } = settings

const unhurried = (): null => null
const tell = (told: SaveTold): void => port?.postMessage(told)

standBack()
const games = await loadGames()
const kept = DATABASE_URL === null ? readSqlite(fileOf(DATA_DIR)) : await readPostgres(DATABASE_URL)
const file = await createTableFiles(kept.sql, games)(table, now, unhurried, last)
await kept.close()
if (isRefusal(file)) tell({ refusal: file })
else {
  const pieces = textOf(file, unhurried)
  port?.on('message', async () => {
    const { value, done } = await pieces.next()
    tell({ piece: done ? null : Buffer.from(value) })
  })
  tell({ ready: true })
}
