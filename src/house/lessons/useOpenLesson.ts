import { useEffect, useState } from 'react'
import type { Progress } from '../../kit/lessons/index.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Seat } from '../seat/seat.ts'
import type { Speech } from '../seat/speech.ts'

/** A lesson under way in a room of this page. */
export interface OpenLesson<S extends Speech = Speech> {
  readonly seat: Seat<S>
  progress(): Progress
  /** Takes back all that was done off the taught way. */
  tryAgain(): Promise<void>
}

/** What was opened to be learnt or solved. */
interface Opened {
  readonly seat: { close(): void }
}

/** How a lesson is opened where it was left, and how what was done in it is forgotten. */
export interface Opener<Lesson, Open extends Opened> {
  open(lesson: Lesson): Promise<Open | Refusal>
  forget(lesson: Lesson): Promise<void>
}

/** Opened once for each time it is begun; closed when it is left. */
export const useOpenLesson = <Lesson, Open extends Opened>(
  { open: openIt, forget }: Opener<Lesson, Open>,
  lesson: Lesson,
  begun: number,
): Open | Refusal | null => {
  const [opened, setOpened] = useState<Open | Refusal | null>(null)
  useEffect(() => {
    let left = false
    let open: Open | null = null
    setOpened(null)
    void (begun > 0 ? forget(lesson).catch(() => {}) : Promise.resolve())
      .then(() => openIt(lesson))
      .then((result) => {
        if (!isRefusal(result)) open = result
        if (left) open?.seat.close()
        else setOpened(result)
      })
    return () => {
      left = true
      open?.seat.close()
    }
  }, [openIt, forget, lesson, begun])
  return opened
}
