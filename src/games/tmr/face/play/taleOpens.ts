import { hasColumns, type Stage } from '../../../../house/play/index.ts'

/** What stands on the screen as a journey ends. */
export interface AtItsEnd {
  readonly stage: Stage
  /** DRG-4: a card of a Dragon is still to be read. */
  readonly card: boolean
  /** The person has gone on: something else was said, or a form is open. */
  readonly goesOn: boolean
}

/** A tale comes by itself beside the map, never over cards still to be read nor over the whole map of a phone: there it is asked for. */
export const opensByItself = ({ stage, card, goesOn }: AtItsEnd): boolean => hasColumns(stage) && !card && !goesOn
