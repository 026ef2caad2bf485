import { useEffect, useState } from 'react'
import type { AnyGame } from '../../kit/game.ts'
import type { Progress } from '../../kit/lessons/index.ts'
import type { Entry } from '../../kit/log.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { GARDIEN } from '../../kit/roles.ts'
import { newTable, type Storage } from '../../kit/storage.ts'
import type { Alone } from '../library/alone.ts'
import { exerciseEntries, exerciseStorage } from '../library/exercises.ts'
import type { Seat } from '../seat/seat.ts'
import type { Speech } from '../seat/speech.ts'
import { newId } from '../ui/newId.ts'
import type { OpenLesson } from './useOpenLesson.ts'

/** A lesson of a game, as it is kept in this browser. */
export interface KeptLesson {
  /** Of the lesson. */
  readonly id: string
  /** The name it is kept under: a lesson that was written anew is begun anew. */
  readonly keptAs: string
  readonly setup: unknown
  progressIn(entries: readonly Entry<unknown>[]): Progress
}

type Standing = ReadonlyMap<string, Progress>

const standingIn = async (lessons: readonly KeptLesson[]): Promise<Standing> =>
  new Map(
    await Promise.all(
      lessons.map(async ({ id, keptAs, progressIn }) => [id, progressIn(await exerciseEntries(keptAs))] as const),
    ),
  )

/** Where one stands in each lesson; null until it is read. The list is the same one each time. */
export const useStanding = (lessons: readonly KeptLesson[]): Standing | null => {
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    standingIn(lessons).then(setStanding, () => setStanding(new Map()))
  }, [lessons])
  return standing
}

type Opened<S extends Speech> = { readonly seat: Seat<S>; readonly room: Alone['room'] } | Refusal

/** Opened where it was left; a browser that keeps nothing still teaches. */
export const openKeptLesson = async <S extends Speech>(
  { keptAs, setup, progressIn }: KeptLesson,
  game: AnyGame,
  open: (storage: Storage<unknown>) => Promise<Opened<S>>,
): Promise<OpenLesson<S> | Refusal> => {
  const opened = await open(await exerciseStorage(keptAs, game, setup).catch(() => memoryStorage(newTable(game, setup))))
  if (isRefusal(opened)) return opened
  const { seat, room } = opened
  const progress = (): Progress => progressIn(room.entries)
  const tryAgain = async (): Promise<void> => {
    while (progress().retryFrom !== null) {
      const answer = await room.undo({ id: newId(), by: GARDIEN })
      if (!answer.ok) return
    }
  }
  return { seat, progress, tryAgain }
}
