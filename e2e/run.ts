import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/server/testing/processes.ts'
import { needBrowser } from './findBrowser.ts'

/** Browser tests on a machine where nothing was installed by hand. */
const browser = needBrowser()
console.log(`Browser: ${browser}`)
const data = mkdtempSync(join(tmpdir(), 'demi-reve-e2e-'))
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser, E2E_DATA: data, E2E_PORT: process.env.E2E_PORT ?? `${await freePort()}` },
})
rmSync(data, { recursive: true, force: true })
process.exit(status ?? 1)
