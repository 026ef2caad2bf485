import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { build } from 'vite'
import { PROTOCOL } from '../../src/kit/wire.ts'
import { pageBuild } from '../../src/pwa/pageBuild.ts'
import { readConfig } from '../../src/server/common/config.ts'
import { FolderInUse, takeFolder } from '../../src/server/persistence/folder.ts'
import { startServer } from '../../src/server/server.ts'

/** A server whose page is first that of a version before, which speaks another protocol. */
export interface Upgraded {
  readonly origin: string
  /** Started again with the page of today, at the same place. */
  upgrade(): Promise<void>
  close(): Promise<void>
}

const WIRE = resolve('src/kit/wire.ts')
const said = (protocol: number): string => `export const PROTOCOL = ${protocol}\n`

const buildBefore = async (outDir: string): Promise<void> => {
  const plugin = {
    name: 'protocol-before',
    enforce: 'pre' as const,
    transform: (code: string, id: string): string | null =>
      id === WIRE ? code.replace(said(PROTOCOL), said(PROTOCOL - 1)) : null,
  }
  const { plugins = [], build: how, ...config } = pageBuild()
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, plugin],
    build: { ...how, outDir, emptyOutDir: true },
  })
}

/** A stop is over in two seconds, whatever is still being closed: here no process ends that would leave the folder with it. */
const untilLeft = async (data: string): Promise<void> => {
  try {
    takeFolder(data).giveUp()
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await pause(50)
    await untilLeft(data)
  }
}

export const startBefore = async (): Promise<Upgraded> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-before-'))
  const before = join(folder, 'dist')
  await buildBefore(before)
  const data = join(folder, 'data')
  const start = (dist: string, port: number) => {
    const config = readConfig({ PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: data, STOP_SECONDS: '1' })
    return startServer({ config, log: pino({ level: 'silent' }), dist })
  }
  let server = await start(before, 0)
  const { port } = server
  return {
    origin: `http://127.0.0.1:${port}`,
    upgrade: async () => {
      await server.close()
      await untilLeft(data)
      server = await start('dist', port)
    },
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
