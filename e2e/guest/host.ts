import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import pino from 'pino'
import { build } from 'vite'
import { readConfig } from '../../src/server/common/config.ts'
import { loadGames } from '../../src/server/common/games.ts'
import { startServer } from '../../src/server/server.ts'
import { cups } from './rules.ts'

const LIST = resolve('src/games/index.ts')
const OTHER_LIST = resolve('e2e/guest/games.ts')

export interface Host {
  readonly origin: string
  close(): Promise<void>
}

/** The product's own client and server, with another list of games and nothing else changed. */
export const hostGuest = async (): Promise<Host> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-guest-'))
  const dist = join(folder, 'dist')
  await build({
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [
      react(),
      { name: 'other-games', enforce: 'pre', load: (id) => (id === LIST ? `export * from '${OTHER_LIST}'` : null) },
    ],
    build: { target: 'es2022', assetsInlineLimit: 0, outDir: dist, emptyOutDir: true },
  })
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') })
  const games = await loadGames({ toy: { rules: async () => cups } })
  const server = await startServer({ config, log: pino({ level: 'silent' }), dist, games })
  return {
    origin: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
