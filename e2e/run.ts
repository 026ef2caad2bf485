import { spawnSync } from 'node:child_process'
import { needBrowser } from './findBrowser.ts'

/** Browser tests on a machine where nothing was installed by hand. */
const browser = needBrowser()
console.log(`Browser: ${browser}`)
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser },
})
process.exit(status ?? 1)
