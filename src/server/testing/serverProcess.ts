import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { hasTables } from '../../house/seat/hasTables.ts'
import { pause } from './processes.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The server as it is hosted. */
export const bundleServer = async (): Promise<string> => {
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'server-'))
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  })
  return outDir
}

/** Where it keeps its tables is said by the settings. */
export const startProcess = (bundle: string, port: number, settings: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [join(bundle, 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      MESSAGE_BURST: '1000000',
      CODE_TRIES_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

export const isUp = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 1200; tries++) {
    if (await hasTables(origin)) return
    await pause(25)
  }
  throw new Error('the server does not start')
}
