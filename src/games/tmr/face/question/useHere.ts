import { type Kinds, tableHooks } from '../../../../house/play/index.ts'
import type { Asking, Kept, TmrQuestion } from './asking.ts'

interface AskedKinds extends Kinds {
  readonly kept: Kept
  readonly here: Asking & {
    /** What the moment itself asks, whatever lies in front of it. */
    readonly moment: TmrQuestion
  }
}

const { useHere: useAskedHere } = tableHooks<AskedKinds>()

interface Here {
  readonly asking: Asking
  readonly moment: TmrQuestion
  /** Something is done on one's own desk. */
  readonly keep: (what: Kept) => void
}

export const useHere = (): Here => {
  const { here, keep } = useAskedHere()
  return { asking: here, moment: here.moment, keep }
}
