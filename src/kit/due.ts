import { RESERVED } from './bySender.ts'
import type { DraftAnswer } from './drafts.ts'
import type { Role } from './roles.ts'

/** What a table says by itself when nobody does, as a game asks it of a state. */
export interface Due<Command> {
  /** Of this wait: asked again under the same name, it goes on since it was first asked. */
  readonly name: string
  /** Milliseconds from then on. */
  readonly after: number
  /** In whose name. */
  readonly by: Role
  readonly command: Command
}

/** The same, at a moment. */
export interface Armed {
  /** The table's own, and the same wherever the table is open: it is said once. */
  readonly id: string
  readonly at: number
  readonly by: Role
  readonly command: unknown
}

/** Since when something is due, and after which entry. */
export interface Since {
  readonly name: string
  readonly seq: number
  readonly at: number
}

export const dueId = ({ name, seq }: Since): string => `${RESERVED}due ${seq} ${name}`

/** How a wait stands after an entry: it goes on under its name, but begins anew once it is over. */
export const sinceAfter = (
  before: Since | null,
  due: Due<unknown> | null,
  entry: { readonly seq: number; readonly at: number; readonly id: string },
): Since | null => {
  if (!due) return null
  if (before?.name === due.name && entry.id !== dueId(before)) return before
  return { name: due.name, seq: entry.seq, at: entry.at }
}

/** Time as a table knows it. */
export interface Clock {
  now(): number
  /** Calls once that time has come, unless what it returns was called before. */
  wake(at: number, then: () => void): () => void
}

/** No timer waits longer. */
const LONGEST = 2 ** 31 - 1

/** A clock out of one that tells the time and one that waits. */
export const clockOf = (now: () => number, after: (ms: number, then: () => void) => () => void): Clock => ({
  now,
  wake: (at, then) => {
    let cancel = (): void => {}
    const wait = (): void => {
      const left = Math.max(0, at - now())
      cancel = after(Math.min(left, LONGEST), left > LONGEST ? wait : then)
    }
    wait()
    return () => cancel()
  },
})

interface Timed {
  due(): Armed | null
  watch(listener: () => void): () => void
}

interface Parts {
  readonly room: Timed
  readonly clock: Clock
  /** Says it, if it is still due. */
  readonly say: (due: Armed) => Promise<DraftAnswer>
  readonly onFault: (error: unknown) => void
}

/** The refusal of what is due no longer. */
export const NO_LONGER = 'no-longer-due'
/** What could not be written now is tried again so much later. */
const AGAIN = 5000
const PASSING: ReadonlySet<string> = new Set(['busy', 'storage-failed', 'storage-away'])

const isPassing = (answer: DraftAnswer): boolean => 'refusal' in answer && PASSING.has(answer.refusal.code)

/** Says what a table has to say by itself, when it is time; until what it returns is called. */
export const keepTime = ({ room, clock, say, onFault }: Parts): (() => void) => {
  let armed: Armed | null = null
  let cancel = (): void => {}

  /** As the table has it now: whoever is waited for may be another under the same name. */
  const ring = async (): Promise<void> => {
    const due = armed
    if (!due) return
    const answer = await say(due)
    if (isPassing(answer) && armed?.id === due.id) cancel = clock.wake(clock.now() + AGAIN, () => void ring().catch(onFault))
    else if ('refusal' in answer && answer.refusal.code !== NO_LONGER)
      onFault(new Error(`${due.id} was refused: ${answer.refusal.code}`))
  }

  const look = (): void => {
    const due = room.due()
    const goesOn = due?.id === armed?.id && due?.at === armed?.at
    armed = due
    if (goesOn) return
    cancel()
    cancel = due ? clock.wake(due.at, () => void ring().catch(onFault)) : () => {}
  }

  look()
  const unwatch = room.watch(look)
  return () => {
    unwatch()
    cancel()
    armed = null
  }
}
