import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type TestInfo } from '@playwright/test'

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

/** What stands as it is, and why. */
const MEANT: readonly (readonly [kind: string, what: RegExp, why: string])[] = [
  ['folded', /details\.planner/, 'opening it begins a long reckoning'],
  ['folded', /details\.odds-detail/, 'for whoever wants to know the thresholds'],
  ['folded', /details\.card-note\.gesture/, 'no answer to what is asked'],
  ['folded', /details\.card-note\.aim-aside/, 'seldom so, and against the spell'],
  ['folded', /details\.card-note\.goal-others/, 'a long list, to be searched'],
  ['folded', /choice-more/, 'what follows is told where there is room; behind it are thresholds and rule'],
  ['folded', /board-tools-fold|top-notebook/, 'opens over the table'],
  ['folded', /queue-unfold/, 'one die is typed in at a time'],
  ['small', /rule-tag|journal-sentence|odds-detail|news-more|named-card/, 'within a line of text'],
  ['small', /moment-fold/, 'as wide as the window'],
  [
    'small',
    /li\.(deals|stands) > |div\.sleeper > |button\.pile/,
    'on a phone every camp is in sight; what is touched is asked about before it counts',
  ],
  ['covered', /li\.lesson-row/, 'hexes interlock: the corners of one are its neighbours’'],
]
/** The file to which goes what is seen, whatever is meant; nothing fails then. */
const RECORD = process.env.EYES_RECORD
const SCRIPT = join(import.meta.dirname, 'page.js')
const seen = new Map<string, { readonly fault: Fault; readonly size: string }>()

/** Nothing on the page but its canvas is painted with fewer pixels, unless pictures are taken: painting was a third of a test. */
const COARSE = 0.2
const isPictured = Boolean(process.env.SHOTS || process.env.E2E_SHOTS)

/** Whoever presses or types there has looked first. */
export const watch = async (context: BrowserContext): Promise<void> => {
  if (process.env.EYES === 'shut') return
  await context.exposeBinding('demiReveSaw', (_, size: string, faults: readonly Fault[]) => {
    for (const fault of faults) seen.set(`${fault.kind} ${fault.what.replace(/\d+/g, '#')}`, { fault, size })
  })
  await context.addInitScript({ path: SCRIPT })
  if (!isPictured) await context.addInitScript((value) => Object.defineProperty(window, 'devicePixelRatio', { value }), COARSE)
}

/** As a person looks up before leaving. */
export const lastLook = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) await page.evaluate(() => window.demiReveLook?.()).catch(() => {})
}

const isMeant = ({ kind, what }: Fault): boolean => MEANT.some(([of, which]) => of === kind && which.test(what))

/**
 * Folds open when there is room, and a busy machine is late with it; what lies on the map comes by dice: they fail only where all is
 * waited for and laid out, and are told elsewhere.
 */
const isByChance = ({ kind }: Fault, { tags }: TestInfo): boolean =>
  ['folded', 'laid'].includes(kind) && !tags.some((tag) => tag === '@journey' || tag === '@scene')

/** What was seen in one test fails it, unless it is meant. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
export const withOpenEyes = async ({}: object, use: (value: null) => Promise<void>, info: TestInfo): Promise<void> => {
  seen.clear()
  await use(null)
  const faults = [...seen.values()].filter(({ fault }) => RECORD || !isMeant(fault))
  const tell = ({ fault: { kind, what, more }, size }: (typeof faults)[number]): string => `${size} ${kind} ${what} ${more}`
  const told = faults.filter(({ fault }) => RECORD || !isByChance(fault, info)).map(tell)
  for (const one of faults) if (isByChance(one.fault, info)) console.log(`seen: ${tell(one)}`)
  if (RECORD) appendFileSync(RECORD, told.map((fault) => `${info.file.split('/').at(-1)} ${fault}\n`).join(''))
  else expect(told).toEqual([])
}
