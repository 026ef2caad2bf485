/** Every number of the rules, in order. */
const CHAPTERS = { CRD: 8, SET: 7, TRN: 10, SUM: 8, ITM: 5, POW: 12, CMB: 8, DRM: 7, WIN: 4, HID: 6, ADV: 1 } as const
type Chapter = keyof typeof CHAPTERS
export type RuleNumber = `${Chapter}-${number}`

export const RULE_NUMBERS: readonly RuleNumber[] = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, at): RuleNumber => `${chapter as Chapter}-${at + 1}`),
)
