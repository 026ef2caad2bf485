import { useEffect, useState } from 'react'
import { exerciseStorage, forgetExercise } from '../../../../../house/library/exercises.ts'
import type { AnyGame } from '../../../../../kit/game.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import { newTable } from '../../../../../kit/storage.ts'
import type { Evening } from '../../../practice/index.ts'
import { openSandbox, type Sandbox } from '../drill/openSandbox.ts'
import { keptAs } from './keptEvenings.ts'

const open = async (evening: Evening, begun: number): Promise<Sandbox | Refusal> => {
  const { tmr } = await import('../../../rules/index.ts')
  const [id, game] = [keptAs(evening), tmr as unknown as AnyGame]
  if (begun > 0) await forgetExercise(id).catch(() => {})
  // A browser that keeps nothing still plays.
  const storage = await exerciseStorage(id, game, evening.setup).catch(() => memoryStorage(newTable(game, evening.setup)))
  return openSandbox({ setup: evening.setup, entries: [] }, { id, storage })
}

/** Opened for each time it is begun, as it was left. */
export const useEvening = (evening: Evening, begun: number): Sandbox | Refusal | null => {
  const [opened, setOpened] = useState<Sandbox | Refusal | null>(null)
  useEffect(() => {
    let left = false
    let sandbox: Sandbox | null = null
    setOpened(null)
    void open(evening, begun).then((result) => {
      if (!isRefusal(result)) sandbox = result
      if (left) sandbox?.seat.close()
      else setOpened(result)
    })
    return () => {
      left = true
      sandbox?.seat.close()
    }
  }, [evening, begun])
  return opened
}
