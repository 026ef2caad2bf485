import type { first } from './fr/first.ts'
import type { frenchFor } from './fr/index.ts'

/** The shape that French gives and every other language satisfies. */
export type Texts = ReturnType<typeof frenchFor>

/** Those of the first screen. */
export type FirstTexts = typeof first
