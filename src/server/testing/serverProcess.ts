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

/** However long that takes on a busy machine, as long as the process lives. */
const isUp = async (origin: string, child: ChildProcess): Promise<void> => {
  while (!(await hasTables(origin))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server has ended: ${child.exitCode ?? child.signalCode}`)
    await pause(25)
  }
}

/** As one that keeps it running does: its port may be somebody's outgoing connection just now. */
export const keepStarting = async (origin: string, launch: () => ChildProcess): Promise<ChildProcess> => {
  for (let tries = 1; ; tries++) {
    const child = launch()
    try {
      await isUp(origin, child)
      return child
    } catch (error) {
      if (tries === 5) throw error
      await pause(500)
    }
  }
}
