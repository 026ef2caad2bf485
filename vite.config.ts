import { defineConfig } from 'vitest/config'
import { compressed } from './src/pwa/compressed.ts'
import { pageBuild } from './src/pwa/pageBuild.ts'
import { swapped } from './src/pwa/swapBuild.ts'

const { plugins = [], build, ...config } = pageBuild()

export default defineConfig({
  ...config,
  plugins: [...plugins, compressed(), swapped('dist')],
  build: { ...build, outDir: 'build/site', emptyOutDir: true },
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Imports were a quarter of the time: a worker keeps its modules where no test leaves anything behind; servers are each their own.
    projects: [
      { extends: true, test: { name: 'rooms', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/server/**'], isolate: false } },
      { extends: true, test: { name: 'server', include: ['src/server/**/*.test.ts'] } },
    ],
  },
})
