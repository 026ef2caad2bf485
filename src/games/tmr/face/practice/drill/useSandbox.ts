import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import type { Situation } from '../../../practice/index.ts'
import { openSandbox, type Sandbox } from './openSandbox.ts'

/** Opened for as long as it is looked at. */
export const useSandbox = (situation: Situation): Sandbox | Refusal | null => {
  const [opened, setOpened] = useState<Sandbox | Refusal | null>(null)
  useEffect(() => {
    let left = false
    let open: Sandbox | null = null
    setOpened(null)
    void openSandbox(situation).then((result) => {
      if (!isRefusal(result)) open = result
      if (left) open?.seat.close()
      else setOpened(result)
    })
    return () => {
      left = true
      open?.seat.close()
    }
  }, [situation])
  return opened
}
