import { startTransition, useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'

/** Opened for as long as it is looked at; null until then. */
export const useOpened = <Of, Open extends { readonly close: () => void }>(
  open: (of: Of) => Promise<Open | Refusal>,
  of: Of,
): Open | Refusal | null => {
  const [opened, setOpened] = useState<Open | Refusal | null>(null)
  useEffect(() => {
    let close = (): void => {}
    let left = false
    setOpened(null)
    void open(of).then((result) => {
      if (!isRefusal(result)) close = result.close
      if (left) close()
      // In slices: a whole table is much to make at once.
      else startTransition(() => setOpened(result))
    })
    return () => {
      left = true
      close()
    }
  }, [open, of])
  return opened
}
