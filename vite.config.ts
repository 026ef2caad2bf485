import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunks } from './src/pwa/chunks.ts'
import { compressed } from './src/pwa/compressed.ts'
import { precache } from './src/pwa/precache.ts'
import { preloadStart } from './src/pwa/preloadStart.ts'
import { swapped } from './src/pwa/swapBuild.ts'

export default defineConfig({
  // Relative: the build works under any path, on any static host.
  base: './',
  plugins: [react(), preloadStart(), precache(), compressed(), swapped('dist')],
  // Nothing as data: addresses, for a strict content policy.
  build: {
    outDir: 'build/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks() } },
  },
  test: { environment: 'node', testTimeout: 120_000, hookTimeout: 120_000, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
