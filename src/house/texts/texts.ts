import type { frenchFor } from './fr/index.ts'

/** The shape that French gives and every other language satisfies. */
export type Texts = ReturnType<typeof frenchFor>
