import type { PowerName } from './cards/artefacts.ts'

/** Every number of the rules, in order. */
const CHAPTERS = { CRD: 8, SET: 7, TRN: 10, SUM: 8, ITM: 5, POW: 12, CMB: 8, DRM: 7, WIN: 4, HID: 6, ADV: 1 } as const
type Chapter = keyof typeof CHAPTERS
export type RuleNumber = `${Chapter}-${number}`

export const RULE_NUMBERS: readonly RuleNumber[] = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, at): RuleNumber => `${chapter as Chapter}-${at + 1}`),
)

/** The rule that says what a power does. */
export const RULE_OF_POWER: Readonly<Record<PowerName, RuleNumber>> = {
  lengthen: 'POW-4',
  wear: 'POW-5',
  still: 'POW-6',
  recall: 'POW-7',
  dispel: 'POW-8',
  twice: 'POW-9',
  shelter: 'POW-10',
  barter: 'POW-11',
  exchange: 'POW-12',
}
