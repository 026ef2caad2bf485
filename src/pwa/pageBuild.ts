import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { buildPlan, chunks } from './chunks.ts'
import { konvaHost } from './konvaHost.ts'
import { letters } from './letters.ts'
import { noWarnings } from './noWarnings.ts'
import { precache } from './precache.ts'
import { preloadStart } from './preloadStart.ts'
import { silhouettes } from './silhouettes.ts'

const SHIPPED = fileURLToPath(new URL('../games/index.ts', import.meta.url))
const PAGE = fileURLToPath(new URL('../house/app/main.tsx', import.meta.url))

/** The page sees that list in place of the shipped one, which it may extend. */
const otherList = (list: string): Plugin => ({
  name: 'other-list',
  enforce: 'pre',
  resolveId: (source, importer) => (importer === PAGE && source.endsWith('/games/index.ts') ? list : null),
})

/** How long a plugin took is nothing that is wrong. */
const CHECKS = { bundlerTimings: false }

/** How the page is built with the games of a list. */
export const pageBuild = (list = SHIPPED): Pick<UserConfig, 'base' | 'plugins' | 'build'> => {
  const plan = buildPlan(list)
  return {
    // Relative: the build works under any path, on any static host.
    base: './',
    plugins: [
      noWarnings(),
      react(),
      konvaHost(),
      letters(),
      silhouettes(),
      ...(list === SHIPPED ? [] : [otherList(list)]),
      preloadStart(plan),
      precache(plan),
    ],
    // Nothing as data: addresses, for a strict content policy.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { checks: CHECKS, output: { codeSplitting: chunks(plan) } },
    },
  }
}
