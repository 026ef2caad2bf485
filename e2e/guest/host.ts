import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { build } from 'vite'
import { pageBuild } from '../../src/pwa/pageBuild.ts'
import { handMinds } from '../../src/server/bots/testing.ts'
import { readConfig } from '../../src/server/common/config.ts'
import { botNames, loadGames } from '../../src/server/common/games.ts'
import { filesHere } from '../../src/server/files/filesHere.ts'
import { startServer } from '../../src/server/server.ts'
import { GAMES } from './games.ts'

export interface Host {
  readonly origin: string
  /** Which modules each built file holds, by the file's name. */
  readonly modules: ReadonlyMap<string, readonly string[]>
  /** The files that one game alone needs, as the worker of the page knows them. */
  readonly ofGames: Readonly<Record<string, readonly string[]>>
  readonly dist: string
  close(): Promise<void>
}

/** The product's own client and server with a longer list of games, and nothing else changed. */
export const hostGuests = async (): Promise<Host> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-guest-'))
  const dist = join(folder, 'dist')
  const modules = new Map<string, readonly string[]>()
  const { plugins = [], build: how, ...config } = pageBuild(resolve('e2e/guest/games.ts'))
  const watch = {
    name: 'modules',
    generateBundle: (_: unknown, bundle: Record<string, { type: string; fileName: string; moduleIds?: string[] }>) => {
      for (const { fileName, moduleIds } of Object.values(bundle)) if (moduleIds) modules.set(fileName, moduleIds)
    },
  }
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, watch],
    build: { ...how, outDir: dist, emptyOutDir: true },
  })
  const settings = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') })
  const played = await loadGames(GAMES)
  const server = await startServer({
    config: settings,
    log: pino({ level: 'silent' }),
    dist,
    games: played,
    bots: botNames(GAMES),
    // In this process: its threads have the shipped list.
    minds: handMinds(),
    files: filesHere(played, settings),
  })
  const [, games = '{}'] = /^const GAMES = (.*)$/m.exec(readFileSync(join(dist, 'sw.js'), 'utf8')) ?? []
  return {
    origin: `http://127.0.0.1:${server.port}`,
    modules,
    ofGames: JSON.parse(games),
    dist,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
