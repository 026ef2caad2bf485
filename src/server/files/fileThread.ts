import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Refusal } from '../../kit/refusal.ts'
import { BadJson } from '../../kit/slicedJson.ts'
import { createTurns } from '../../kit/turns.ts'
import type { Config } from '../common/config.ts'
import { MAKER } from '../common/maker.ts'
import { underWay } from '../common/underWay.ts'
import type { Lot } from '../persistence/registry.ts'
import type { FileAsked, WriteFile } from '../seats/saving.ts'
import { bounded, type FileRead, type Limits, mostBytes, type ReadFile } from './reading.ts'

/** What a thread is told: the bytes of a file as they come, that this was all, that the next lot is wanted. */
export type Asked = Uint8Array | 'end' | 'next'

export type Told =
  | { readonly head: Omit<FileRead, 'next'> }
  | { readonly refusal: Refusal }
  | { readonly bad: BadJson['code'] }
  | { readonly lot: Lot | null }

/** Where a table that is to be written is kept, and which it is. */
export interface SaveAsked extends FileAsked {
  readonly settings: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>
}

export type SaveTold =
  | { readonly ready: true }
  | { readonly refusal: Refusal }
  /** Null: there is none left. */
  | { readonly piece: Uint8Array | null }

/** Megabytes that the work on one file may take. */
const RESOURCES = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 48 }

/** One answer of a thread; it throws where the thread ends without one, and why where nobody wants it any more. */
const answerOf = <Answer extends Told | SaveTold>(worker: Worker, wanted: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', heard).off('error', failed).off('exit', ended)
    }
    const heard = (told: Answer): void => {
      settle()
      resolve(told)
    }
    const failed = (error: unknown): void => {
      settle()
      reject(wanted.aborted ? wanted.reason : error)
    }
    const ended = (): void => failed(new Error('the thread of a file has ended'))
    worker.on('message', heard).on('error', failed).on('exit', ended)
  })

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** With memory of its own: with a view goes all that it looks at. */
const alone = (piece: Uint8Array): Uint8Array<ArrayBuffer> =>
  (piece.buffer.byteLength === piece.length ? piece : new Uint8Array(piece)) as Uint8Array<ArrayBuffer>

/** After so many bytes of a file whoever plays is served first, for so many milliseconds: it comes and goes no faster than on a good line. */
const BREATH = { bytes: 65_536, pause: 8 }

const createBreath = (): ((bytes: number) => Promise<void> | null) => {
  let breathless = 0
  const rest = async (): Promise<void> => {
    await setTimeout(BREATH.pause)
    await new Promise<void>(underWay.after)
  }
  return (bytes) => {
    breathless += bytes
    if (breathless < BREATH.bytes) return null
    breathless = 0
    return rest()
  }
}

/** Passes on the bytes of a file as they come, as long as they are wanted: none of them stay here, or memory of the tables would be collected for them. */
const passOn = async (
  pieces: AsyncIterable<Buffer>,
  most: number,
  wanted: AbortSignal,
  pass: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<void> => {
  const breathe = createBreath()
  for await (const piece of bounded(pieces, most)) {
    wanted.throwIfAborted()
    const { length } = piece
    pass(alone(piece))
    await breathe(length)
  }
  wanted.throwIfAborted()
}

/** One file is worked through at a time: beside the tables there is no room for more, nor memory. */
const inTurn = createTurns()

/** A thread of its own for each file: whoever serves the tables reads none of it, and collects none of its waste. */
export const readingThere =
  (thread: URL, limits: Limits): ReadFile =>
  async (pieces, wanted) => {
    const worker = new Worker(thread, { workerData: { ...limits, maker: MAKER }, resourceLimits: RESOURCES })
    const end = (): void => void worker.terminate()
    wanted.addEventListener('abort', end, { once: true })
    const ask = (asked: Asked): void => worker.postMessage(asked)
    try {
      const answer = answerOf<Exclude<Told, { lot: unknown }>>(worker, wanted)
      // A thread may end while bytes still come.
      answer.catch(() => {})
      await passOn(pieces, mostBytes(limits), wanted, (piece) => worker.postMessage(piece, [piece.buffer]))
      const readThrough = async (): Promise<typeof answer> => {
        wanted.throwIfAborted()
        ask('end')
        return answer
      }
      // Whoever gives up waits for nobody's file.
      const told = await Promise.race([inTurn(readThrough), answer])
      if ('bad' in told) throw new BadJson(told.bad)
      if ('refusal' in told) {
        end()
        return told.refusal
      }
      const next = async (): Promise<Lot | null> => {
        ask('next')
        const { lot } = await answerOf<Extract<Told, { lot: unknown }>>(worker, wanted)
        if (lot === null) end()
        return lot
      }
      return { ...told.head, next }
    } catch (error) {
      end()
      wanted.throwIfAborted()
      throw isOutOfMemory(error) ? new BadJson('too-large') : error
    }
  }

/** A thread of its own for each: it looks by itself into what is kept. */
export const writingThere =
  (thread: URL, settings: SaveAsked['settings']): WriteFile =>
  async (asked, wanted) => {
    const workerData: SaveAsked = { ...asked, settings }
    const begin = async () => {
      wanted.throwIfAborted()
      const worker = new Worker(thread, { workerData, resourceLimits: RESOURCES })
      const end = (): void => void worker.terminate()
      wanted.addEventListener('abort', end, { once: true })
      return { worker, end, told: await answerOf<Exclude<SaveTold, { piece: unknown }>>(worker, wanted) }
    }
    const { worker, end, told } = await inTurn(begin)
    if ('refusal' in told) {
      end()
      return told.refusal
    }
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      const breathe = createBreath()
      for (;;) {
        worker.postMessage('next')
        const { piece } = await answerOf<Extract<SaveTold, { piece: unknown }>>(worker, wanted)
        if (piece === null) return end()
        yield piece
        await breathe(piece.length)
      }
    }
    return pieces()
  }
