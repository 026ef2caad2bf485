import { useEffect, useState } from 'react'
import { exerciseEntries, exerciseStorage, forgetExercise } from '../../../../house/library/exercises.ts'
import type { AnyGame } from '../../../../kit/game.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { newTable } from '../../../../kit/storage.ts'
import type { Situation } from '../../practice/index.ts'
import { openSandbox, type Sandbox } from './drill/openSandbox.ts'

/** Something begun for practice: the name it is kept under, and its table. */
export interface Exercise {
  readonly id: string
  readonly setup: Situation['setup']
  /** Whether it is over, and begun anew when come back to; absent: never. */
  readonly isOver?: (entries: Situation['entries']) => boolean
}

const open = async ({ id, setup, isOver }: Exercise, begun: number): Promise<Sandbox | Refusal> => {
  const { tmr } = await import('../../rules/index.ts')
  const game = tmr as unknown as AnyGame
  const kept = isOver ? await exerciseEntries(id).catch(() => []) : []
  if (begun > 0 || isOver?.(kept as Situation['entries'])) await forgetExercise(id).catch(() => {})
  // A browser that keeps nothing still plays.
  const storage = await exerciseStorage(id, game, setup).catch(() => memoryStorage(newTable(game, setup)))
  return openSandbox({ setup, entries: [] }, { id, storage })
}

/** Opened for each time it is begun, as it was left. */
export const useExercise = (exercise: Exercise, begun: number): Sandbox | Refusal | null => {
  const [opened, setOpened] = useState<Sandbox | Refusal | null>(null)
  useEffect(() => {
    let left = false
    let sandbox: Sandbox | null = null
    setOpened(null)
    void open(exercise, begun).then((result) => {
      if (!isRefusal(result)) sandbox = result
      if (left) sandbox?.seat.close()
      else setOpened(result)
    })
    return () => {
      left = true
      sandbox?.seat.close()
    }
  }, [exercise, begun])
  return opened
}
