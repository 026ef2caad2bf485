import { rmSync } from 'node:fs'
import { chanceOf } from './chance.ts'
import type { PlayedGame } from './playedGames.ts'
import { type PlayedTable, playTable } from './playedTable.ts'
import { freePort, gone, pause } from './processes.ts'
import { bundleServer, keepStarting, startProcess } from './serverProcess.ts'

export interface KillRun {
  readonly tables: readonly PlayedTable[]
  /** How often a table was found again with an answer still to be given. */
  readonly amidAnswers: number
}

const until = async (settled: () => boolean): Promise<void> => {
  while (!settled()) await pause(1)
}

/** Plays at a table of each game while the server is killed so many times; ends with the server down and every command answered. */
export const killRun = async (folder: string, kills: number, seed: number, games: readonly PlayedGame[]): Promise<KillRun> => {
  const chance = chanceOf(seed)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const bundle = await bundleServer()
  const start = () => keepStarting(origin, () => startProcess(bundle, port, { DATA_DIR: folder }))
  let server = await start()
  let amidAnswers = 0
  const tables: PlayedTable[] = []
  /** A server that ended by itself brings nobody back. */
  const ended = async (): Promise<never> => {
    await gone(server)
    throw new Error(`the server has ended by itself: ${server.exitCode ?? server.signalCode}`)
  }
  const playing = new Map<PlayedGame, PlayedTable>()
  const online = (): Promise<unknown> =>
    Promise.race([Promise.all([...playing.values()].map((table) => table.online())), ended()])

  /** A table that is over is left, and followed by another of its game: one address has so many connections and no more. */
  const goOn = async (): Promise<void> => {
    for (const played of games) {
      const before = playing.get(played)
      if (before && !before.isOver()) continue
      await before?.leave()
      const table = await playTable(origin, played, chance)
      playing.set(played, table)
      tables.push(table)
    }
    await online()
  }
  const more = async (wanted: number): Promise<void> => {
    const answered = (): number => tables.reduce((sum, table) => sum + table.answered(), 0)
    const enough = answered() + wanted
    await until(() => answered() >= enough)
  }
  /** Every second time those who can be are in the middle of an answer. */
  const holding = async (count: number): Promise<readonly PlayedTable[]> => {
    const able = count % 2 === 0 ? [] : [...playing.values()].filter(({ played }) => played.isAnswering)
    for (const table of able) table.hold(true)
    await until(() => able.every((table) => table.isHeld() || table.isOver()))
    return able
  }

  for (let count = 0; count < kills; count++) {
    await goOn()
    await more(2 + chance.below(40))
    const held = await holding(count)
    await pause(chance.below(8))
    server.kill('SIGKILL')
    await gone(server)
    server = await start()
    await online()
    amidAnswers += held.filter((table) => table.isHeld()).length
    for (const table of held) table.hold(false)
  }
  await Promise.all([...playing.values()].map((table) => table.leave()))
  server.kill('SIGTERM')
  await gone(server)
  rmSync(bundle, { recursive: true })
  return { tables, amidAnswers }
}
