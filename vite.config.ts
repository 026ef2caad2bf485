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
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
  },
})
