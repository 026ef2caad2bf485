import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4180)
const executablePath = process.env.CHROMIUM_PATH
const MANY = '1000000'

/** Those that go through every screen, size, lesson, drill or situation, the longest games, a server's restarts, and what is rarer at a table or
 * in the Lands; the others are journeys, each by what a person does. */
const SWEEPS = [
  '**/at-one-screen.spec.ts',
  '**/axe-on-every-screen.spec.ts',
  '**/bad-import.spec.ts',
  '**/coach.spec.ts',
  '**/damaged-record.spec.ts',
  '**/dragons-act.spec.ts',
  '**/duel-guided-first-game.spec.ts',
  '**/duel-to-its-end.spec.ts',
  '**/evade-and-come-back.spec.ts',
  '**/evening-with-a-night.spec.ts',
  '**/every-drill.spec.ts',
  '**/every-encounter.spec.ts',
  '**/every-lesson.spec.ts',
  '**/games-side-by-side.spec.ts',
  '**/heads-of-dragons.spec.ts',
  '**/knowledge-and-what-it-buys.spec.ts',
  '**/lost-and-found-again.spec.ts',
  '**/nothing-moves.spec.ts',
  '**/odds-of-the-journey.spec.ts',
  '**/part-gone.spec.ts',
  '**/play-at-random.spec.ts',
  '**/practice-evening.spec.ts',
  '**/practice-moment.spec.ts',
  '**/replay-the-journal.spec.ts',
  '**/reserve-and-trigger.spec.ts',
  '**/rest-and-go-up-again.spec.ts',
  '**/stakes.spec.ts',
  '**/storage-denied.spec.ts',
  '**/table-a-new-version-is-taken.spec.ts',
  '**/table-another-figure.spec.ts',
  '**/table-axe.spec.ts',
  '**/table-behind-a-proxy.spec.ts',
  '**/table-codes-and-seats.spec.ts',
  '**/table-dragons-and-stars.spec.ts',
  '**/table-gardien-board.spec.ts',
  '**/table-gardien-tools.spec.ts',
  '**/table-keys-and-the-door.spec.ts',
  '**/table-lost-and-found-by-groping.spec.ts',
  '**/table-lost-and-revealed.spec.ts',
  '**/table-night.spec.ts',
  '**/table-people.spec.ts',
  '**/table-phone-as-a-player.spec.ts',
  '**/table-player-reloads-in-mid-prompt.spec.ts',
  '**/table-saved-and-opened-again.spec.ts',
  '**/table-secrets.spec.ts',
  '**/table-server-restarts-under-them.spec.ts',
  '**/table-spectator.spec.ts',
  '**/table-spells-and-what-the-gardien-makes-of-them.spec.ts',
  '**/table-voie-named.spec.ts',
  '**/table-watching.spec.ts',
  '**/table-whole-evening.spec.ts',
  '**/three-journeys-and-two-nights.spec.ts',
  '**/what-the-screen-says.spec.ts',
  '**/whole-at-every-size.spec.ts',
]
/** E2E_PART: journeys or sweeps; both unless it is said. */
const PARTS = { journeys: { testIgnore: SWEEPS }, sweeps: { testMatch: SWEEPS }, both: {} } as const
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
