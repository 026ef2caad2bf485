import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022' },
  test: { environment: 'node', testTimeout: 120_000, hookTimeout: 120_000, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
