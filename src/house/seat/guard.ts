import { same } from '../../kit/same.ts'

/** How time passes on the screen; tests let it pass by hand. */
export interface Timing {
  /** Once what was just put on the screen has been painted. */
  readonly afterPaint: (then: () => void) => void
  readonly after: (ms: number, then: () => void) => void
}

/** Shorter than anybody reads a new question, longer than two presses in a row lie apart. */
const READING_MS = 250

/** The second frame begins when the first is on the screen; a page in the background paints none. */
export const SCREEN_TIME: Timing = {
  afterPaint: (then) => void requestAnimationFrame(() => requestAnimationFrame(() => then())),
  after: (ms, then) => void setTimeout(then, ms),
}

/** Keeps an answer from a question that nobody can have read yet. */
export interface Guard {
  /** The question that stands on the screen, as data; null: none. The same one again changes nothing. */
  pose(question: unknown): void
  /** Whether an answer given to that question counts. */
  allows(question: unknown): boolean
}

/** Whether a question only goes on with the one before it, in whose place nothing new has come. */
type GoesOn = (before: unknown, now: unknown) => boolean

export const createGuard = (
  { afterPaint, after }: Timing,
  onReady: (ready: boolean) => void,
  goesOn: GoesOn = () => false,
): Guard => {
  let posed: unknown = null
  let ready = false
  let count = 0

  const set = (next: boolean): void => {
    if (ready !== next) onReady(next)
    ready = next
  }

  const openLater = (): void => {
    const mine = ++count
    afterPaint(() =>
      after(READING_MS, () => {
        if (mine === count) set(true)
      }),
    )
  }

  return {
    pose: (question) => {
      if (same(posed, question)) return
      const stays = goesOn(posed, question)
      posed = question
      if (stays) return
      set(false)
      if (question === null) count++
      else openLater()
    },
    allows: (question) => ready && question !== null && same(posed, question),
  }
}
