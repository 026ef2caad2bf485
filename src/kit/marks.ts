import { countWhile } from './grown.ts'

/** The state after an entry. */
export interface Mark<State> {
  readonly seq: number
  readonly state: State
}

/** Of a long log one state in so many is held. */
export const SPAN = 200

/** The last mark at or before an entry. */
const markAt = <State>(marks: readonly Mark<State>[], seq: number): Mark<State> => {
  const count = countWhile(marks, (mark) => mark.seq <= seq)
  return marks[Math.max(0, count - 1)] as Mark<State>
}

/** States along the log, from which others are reached by playing on. */
export const createMarks = <State>(base: Mark<State>) => {
  /** States as they were at the time; they stay true for good. */
  let history: Mark<State>[] = [base]
  /** States made of entries that all still count: every one of late, then one in SPAN. */
  let live: Mark<State>[] = [base]

  const thinOut = (seq: number): void => {
    let end = live.length
    while (end > 1 && (live[end - 1] as Mark<State>).seq >= seq - SPAN) end--
    let start = end
    while (start > 1 && (live[start - 1] as Mark<State>).seq > seq - 2 * SPAN) start--
    live.splice(start, end - start)
  }

  return {
    liveAt: (seq: number): Mark<State> => markAt(live, seq),
    historyAt: (seq: number): Mark<State> => markAt(history, seq),
    rewind: (undoes: readonly number[], marks: readonly Mark<State>[]): void => {
      const from = markAt(live, (undoes[0] as number) - 1)
      while ((live[live.length - 1] as Mark<State>).seq > from.seq) live.pop()
      for (const mark of marks) live.push(mark)
    },
    add: (mark: Mark<State>): void => {
      live.push(mark)
      if (mark.seq % SPAN !== 0) return
      history.push(mark)
      thinOut(mark.seq)
    },
    /** Of what cannot be reached by playing on from an earlier one. */
    keep: (mark: Mark<State>): void => {
      if (history.at(-1) !== mark) history.push(mark)
    },
    trim: (to: Mark<State>): void => {
      history = [to, ...history.filter(({ seq }) => seq > to.seq)]
      live = [to, ...live.filter(({ seq }) => seq > to.seq)]
    },
  }
}

export type Marks<State> = ReturnType<typeof createMarks<State>>
