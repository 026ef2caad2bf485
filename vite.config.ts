import { defineConfig } from 'vitest/config'
import { compressed } from './src/pwa/compressed.ts'
import { pageBuild } from './src/pwa/pageBuild.ts'
import { swapped } from './src/pwa/swapBuild.ts'

const { plugins = [], build, ...config } = pageBuild()

/** Several processes, killed or on one PostgreSQL: minutes of waiting for one another. */
const SHARED = [
  'src/server/kill.test.ts',
  'src/server/cluster.test.ts',
  'src/server/moving.test.ts',
  'src/server/secrecyShared.test.ts',
  'src/server/shared.test.ts',
  'src/server/twoWorldsShared.test.ts',
  'src/server/bots/sharedBots.test.ts',
  'src/server/persistence/postgresBus.test.ts',
]

/** Servers wait more than they work. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 } } as const

export default defineConfig({
  ...config,
  plugins: [...plugins, compressed(), swapped('dist')],
  build: { ...build, outDir: 'build/site', emptyOutDir: true },
  test: {
    environment: 'node',
    maxWorkers: 2,
    // Imports were a quarter of the time: a worker keeps its modules where no test leaves anything behind.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'rooms', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/server/**'] } },
      { extends: true, test: { name: 'server', include: ['src/server/**/*.test.ts'], exclude: SHARED, ...WAITING } },
      { extends: true, test: { name: 'shared', include: SHARED, isolate: true } },
    ],
  },
})
