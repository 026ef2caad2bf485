import type { first } from './fr/first.ts'
import type { frenchFor } from './fr/index.ts'

/** The shape that French gives and every other language satisfies. */
export type Texts = ReturnType<typeof frenchFor>

export type FirstTexts = typeof first
