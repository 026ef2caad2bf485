import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'

interface Fault {
  readonly kind: string
  /** Where it stands, and its words. */
  readonly what: string
  readonly more: string
}

declare global {
  interface Window {
    demiReveLook?: () => void
  }
}

/** The file to which goes what is seen; without it nobody looks. */
const RECORD = process.env.EYES_RECORD
const SCRIPT = join(import.meta.dirname, 'page.js')
const seen = new Map<string, string>()

/** Whoever presses or types there has looked first. */
export const watch = async (context: BrowserContext): Promise<void> => {
  if (!RECORD) return
  await context.exposeBinding('demiReveSaw', (_, size: string, faults: readonly Fault[]) => {
    for (const { kind, what, more } of faults) seen.set(`${kind} ${what.replace(/\d+/g, '#')}`, `${size} ${kind} ${what} ${more}`)
  })
  await context.addInitScript({ path: SCRIPT })
}

/** As a person looks up before leaving. */
export const lastLook = async (context: BrowserContext): Promise<void> => {
  if (!RECORD) return
  for (const page of context.pages()) await page.evaluate(() => window.demiReveLook?.()).catch(() => {})
}

/** What was seen in one test. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
export const withOpenEyes = async ({}: object, use: (value: null) => Promise<void>, info: TestInfo): Promise<void> => {
  seen.clear()
  await use(null)
  if (RECORD) appendFileSync(RECORD, [...seen.values()].map((fault) => `${info.file.split('/').at(-1)} ${fault}\n`).join(''))
}
