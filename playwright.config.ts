import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4180)
const executablePath = process.env.CHROMIUM_PATH
const MANY = '1000000'

/** A journey is what people come for, played before a change is sent; all the others go through every screen, size, lesson, drill and rarer turn. */
const JOURNEY = /@journey/
/** E2E_PART: journeys or sweeps; both unless it is said. */
const PARTS = { journeys: { grep: JOURNEY }, sweeps: { grepInvert: JOURNEY }, both: {} } as const
const part = process.env.E2E_PART ?? 'both'
if (!(part in PARTS)) throw new Error(`E2E_PART is journeys or sweeps, not ${part}`)

/** Pages of the browser's own, for an address bar that nobody sees: made anew for every context, they cost a fifth of a test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** Playwright's own list: given twice, the last one counts. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The built client, served by the product's own server: one for the tests of a lone player and of tables. */
export default defineConfig({
  testDir: 'e2e',
  ...PARTS[part as keyof typeof PARTS],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  // What needs a second try is a bug.
  retries: 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR]}`],
    },
  },
  webServer: {
    command: 'node build/server/main.js',
    port: PORT,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA ?? join(tmpdir(), `demi-reve-e2e-${PORT}`),
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      REQUESTS_PER_MINUTE: MANY,
      CODE_TRIES_PER_MINUTE: MANY,
      NEW_TABLES_PER_HOUR: MANY,
    },
  },
})
