import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import pino from 'pino'
import { build } from 'vite'
import { PROTOCOL } from '../../src/kit/wire.ts'
import { chunks } from '../../src/pwa/chunks.ts'
import { precache } from '../../src/pwa/precache.ts'
import { preloadStart } from '../../src/pwa/preloadStart.ts'
import { readConfig } from '../../src/server/common/config.ts'
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
  await build({
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react(), preloadStart(), precache(), plugin],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: chunks() } },
    },
  })
}

export const startBefore = async (): Promise<Upgraded> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-before-'))
  const before = join(folder, 'dist')
  await buildBefore(before)
  const start = (dist: string, port: number) => {
    const config = readConfig({ PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), STOP_SECONDS: '1' })
    return startServer({ config, log: pino({ level: 'silent' }), dist })
  }
  let server = await start(before, 0)
  const { port } = server
  return {
    origin: `http://127.0.0.1:${port}`,
    upgrade: async () => {
      await server.close()
      server = await start('dist', port)
    },
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
