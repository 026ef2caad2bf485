import { parentPort, workerData } from 'node:worker_threads'
import { isRefusal } from '../../kit/refusal.ts'
import { BadJson } from '../../kit/slicedJson.ts'
import { loadGames } from '../common/games.ts'
import { standBack } from '../common/standBack.ts'
import type { Asked, Told } from './fileThread.ts'
import { type FileRead, type Limits, readBytes } from './reading.ts'

/** A thread in which one file is read, from its first byte to its last lot. */
const port = parentPort
const limits = workerData as Limits
const pieces: Uint8Array[] = []
let file: FileRead | null = null

standBack()
const games = loadGames()

const tell = (told: Told): void => port?.postMessage(told)

const read = async (): Promise<void> => {
  try {
    const found = await readBytes(Buffer.concat(pieces.splice(0)), await games, limits, () => null)
    if (isRefusal(found)) return tell({ refusal: found })
    file = found
    const { next: _, ...head } = found
    tell({ head })
  } catch (error) {
    if (!(error instanceof BadJson)) throw error
    tell({ bad: error.code })
  }
}

port?.on('message', async (asked: Asked) => {
  if (asked === 'end') await read()
  else if (asked === 'next') tell({ lot: (await file?.next()) ?? null })
  else pieces.push(asked)
})
