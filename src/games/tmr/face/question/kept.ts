import { choosingOn, DEEDS, type Desk } from '../desk/desk.ts'
import type { Asking, Kept } from './asking.ts'

/** DRG-4: the card that lies in front was read. */
const readCard = (desk: Desk, { drawn }: Pick<Asking, 'drawn'>): Desk =>
  drawn ? { ...desk, away: new Set([...desk.away, drawn.key]) } : desk

/** The desk after something was done on it. */
export const kept = (desk: Desk, what: Kept, asking: Pick<Asking, 'drawn'>): Desk => {
  switch (what.kind) {
    case 'want':
      return { ...desk, spell: what.spell, wanders: what.spell === null, reached: null }
    case 'sleepOn':
      return { ...desk, sleeping: { until: what.until, passing: null } }
    case 'stop':
      return { ...desk, sleeping: null }
    case 'putAway':
      return readCard(desk, asking)
    case 'chooseCell':
      return choosingOn(readCard(desk, asking), { kind: 'effect', effect: what.effect })
    default:
      return what satisfies never
  }
}

/** A form comes in the place of the question. */
export const opened = (desk: Desk, form: string): Desk => {
  const deed = DEEDS.find((one) => one === form)
  return deed ? { ...desk, deed } : { ...desk, casting: form }
}
