import type { deckBuilder } from './fr/deckBuilder.ts'
import type { hindsight } from './fr/hindsight.ts'
import type { fr } from './fr/index.ts'
import type { practice } from './fr/practice.ts'
import type { start } from './fr/start.ts'

/** The shape that French gives and every other language satisfies. */
export type Texts = typeof fr

/** A part of them. */
export type StartTexts = typeof start
export type PracticeTexts = typeof practice
export type HindsightTexts = typeof hindsight
export type DeckTexts = typeof deckBuilder
