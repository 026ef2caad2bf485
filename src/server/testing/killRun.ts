import { rmSync } from 'node:fs'
import { tableApi } from '../../house/seat/tableApi.ts'
import { chanceOf } from './chance.ts'
import { openTestTable } from './harness.ts'
import { type PlayedSeat, takeSeat, wordOf } from './played.ts'
import { freePort, gone, pause } from './processes.ts'
import { bundleServer, keepStarting, startProcess } from './serverProcess.ts'

/** Plays at a table while the server is killed so many times; ends with the server down and every command answered. */
export const killRun = async (folder: string, kills: number, seed: number): Promise<readonly PlayedSeat[]> => {
  const chance = chanceOf(seed)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const bundle = await bundleServer()
  const start = () => keepStarting(origin, () => startProcess(bundle, port, { DATA_DIR: folder }))
  let server = await start()
  const table = await openTestTable(tableApi(origin), ['Ana', 'Bo'])
  const seats = [table.gardien, ...table.players].map((seat) => takeSeat(origin, seat))

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
    server = await start()
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
