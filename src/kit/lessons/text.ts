import * as v from 'valibot'
import type { Progress } from './progress.ts'

const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

export const lessonTextSchema = v.strictObject({
  title: words(60),
  /** Where one is and what this is about. */
  intro: words(320),
  steps: v.record(
    v.string(),
    v.strictObject({
      /** What to do. */
      ask: words(220),
      /** For who did something else. */
      hint: words(220),
      /** What just happened, and why. */
      why: words(320),
      /** What a way foreseen costs, by its id. */
      wrong: v.optional(v.record(v.string(), words(320)), {}),
    }),
  ),
  /** What has been learnt. */
  learnt: v.pipe(v.array(words(200)), v.minLength(2), v.maxLength(4)),
})

export type LessonText = v.InferInput<typeof lessonTextSchema>

/** What is to be said now, in order; each absent where there is nothing to say. */
export interface Guidance {
  readonly intro: string | null
  /** Of the last act: what happened and why, with its rule; or what it costs. */
  readonly comment: { readonly kind: 'why' | 'cost'; readonly text: string; readonly rule: string } | null
  readonly ask: string | null
  readonly learnt: readonly string[]
}

const commentOf = (text: LessonText, { last }: Progress): Guidance['comment'] => {
  if (!last) return null
  const of = text.steps[last.step.id]
  const { rule } = last.step
  if (!of) return null
  if (last.kind === 'taught') return { kind: 'why', text: of.why, rule }
  return { kind: 'cost', text: (last.way && of.wrong?.[last.way.id]) ?? of.hint, rule }
}

export const guidanceOf = (text: LessonText, progress: Progress): Guidance => ({
  intro: progress.at === 0 && progress.last === null ? text.intro : null,
  comment: commentOf(text, progress),
  ask: (progress.step && text.steps[progress.step.id]?.ask) ?? null,
  learnt: progress.finished ? text.learnt : [],
})
