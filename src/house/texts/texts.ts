import type { fr } from './fr/index.ts'

/** The shape that French gives and every other language satisfies. */
export type Texts = typeof fr
