import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4180)
const executablePath = process.env.CHROMIUM_PATH
const MANY = '1000000'

/** Those that go through every screen, size, lesson, drill or situation, the longest games and a server's restarts; the others are journeys, each by what a person does. */
const SWEEPS = [
  '**/axe-on-every-screen.spec.ts',
  '**/duel-guided-first-game.spec.ts',
  '**/duel-to-its-end.spec.ts',
  '**/every-drill.spec.ts',
  '**/every-encounter.spec.ts',
  '**/every-lesson.spec.ts',
  '**/play-at-random.spec.ts',
  '**/table-axe.spec.ts',
  '**/table-behind-a-proxy.spec.ts',
  '**/table-server-restarts-under-them.spec.ts',
  '**/table-whole-evening.spec.ts',
  '**/three-journeys-and-two-nights.spec.ts',
  '**/what-the-screen-says.spec.ts',
  '**/whole-at-every-size.spec.ts',
]
/** E2E_PART: journeys or sweeps; both unless it is said. */
const PARTS = { journeys: { testIgnore: SWEEPS }, sweeps: { testMatch: SWEEPS }, both: {} } as const
const part = process.env.E2E_PART ?? 'both'
if (!(part in PARTS)) throw new Error(`E2E_PART is journeys or sweeps, not ${part}`)

/** The built client, served by the product's own server: one for the tests of a lone player and of tables. */
export default defineConfig({
  testDir: 'e2e',
  ...PARTS[part as keyof typeof PARTS],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  // A busy machine may miss a moment; what needs the second try is listed as flaky.
  retries: 1,
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
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
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
