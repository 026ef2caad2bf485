import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Command, TmrSpeech } from '../../games/tmr/rules/public.ts'
import { hasTables } from '../../house/seat/hasTables.ts'
import { type Dial, socketDial } from '../../house/seat/line.ts'
import { tableApi } from '../../house/seat/tableApi.ts'
import { openTableLink } from '../../house/seat/tableLink.ts'
import type { SeatPaper } from '../../kit/doors.ts'
import type { WireAnswer } from '../../kit/wire.ts'
import { type Chance, chanceOf } from './chance.ts'
import { openTestTable, type Watched, watched } from './harness.ts'
import { sayAsPlayer } from './player.ts'
import { freePort, gone, pause } from './processes.ts'

export interface Acknowledged {
  readonly id: string
  readonly answer: WireAnswer
}

export interface PlayedSeat {
  readonly seat: Pick<SeatPaper, 'token' | 'role'>
  /** Every answer that reached the client, as it came. */
  readonly answers: readonly Acknowledged[]
  readonly watched: Watched
}

const ROOT = join(import.meta.dirname, '../../..')

/** The server in one file, which starts in a third of the time. */
const bundleServer = async (): Promise<string> => {
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'server-'))
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: 'src/server/main.ts', outDir, emptyOutDir: false, copyPublicDir: false },
  })
  return outDir
}

const startProcess = (bundle: string, folder: string, port: number): ChildProcess =>
  spawn(process.execPath, [join(bundle, 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      MESSAGE_BURST: '1000000',
      CODE_TRIES_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const isUp = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 1200; tries++) {
    if (await hasTables(origin)) return
    await pause(25)
  }
  throw new Error('the server does not start')
}

const recorded =
  (dial: Dial, answers: Acknowledged[]): Dial =>
  (events) =>
    dial({
      ...events,
      received: (message) => {
        const { type, id, answer } = message as { type?: string; id?: string; answer?: WireAnswer }
        if (type === 'answer' && id && answer) answers.push({ id, answer })
        events.received(message)
      },
    })

const wordOf = ({ now, link }: Watched, chance: Chance): Command => {
  const { view } = now()
  if (link.role.kind === 'gardien' || !view) return { type: 'advance', hours: 1 }
  return sayAsPlayer(view, link.role.seat, chance)
}

/** Plays at a table while the server is killed so many times; ends with the server down and every command answered. */
export const killRun = async (folder: string, kills: number, seed: number): Promise<readonly PlayedSeat[]> => {
  const chance = chanceOf(seed)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const bundle = await bundleServer()
  let server = startProcess(bundle, folder, port)
  await isUp(origin)
  const table = await openTestTable(tableApi(origin), ['Ana', 'Bo'])
  const seats = [table.gardien, ...table.players].map((seat): PlayedSeat => {
    const answers: Acknowledged[] = []
    const dial = recorded(socketDial(origin), answers)
    return {
      seat,
      answers,
      watched: watched(openTableLink<TmrSpeech>({ dial, token: seat.token, role: seat.role, pause: 20, longestPause: 100 })),
    }
  })

  let playing = true
  const players = seats.map(async ({ watched: one }) => {
    while (playing) {
      await one.link.submit(wordOf(one, chance))
      await pause(chance.below(4))
    }
  })
  const online = (): Promise<unknown> =>
    Promise.all(seats.map(({ watched: one }) => one.until(({ state }) => state === 'online')))

  const more = async (wanted: number): Promise<void> => {
    const answered = (): number => seats.reduce((sum, { answers }) => sum + answers.length, 0)
    const enough = answered() + wanted
    while (answered() < enough) await pause(1)
  }

  for (let count = 0; count < kills; count++) {
    await online()
    await more(2 + chance.below(40))
    await pause(chance.below(8))
    server.kill('SIGKILL')
    await gone(server)
    server = startProcess(bundle, folder, port)
    await isUp(origin)
  }
  playing = false
  await Promise.all(players)
  await online()
  await pause(200)
  for (const { watched: one } of seats) one.link.close()
  server.kill('SIGTERM')
  await gone(server)
  rmSync(bundle, { recursive: true })
  return seats
}
