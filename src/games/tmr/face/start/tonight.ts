import { readPractice } from '../../../../house/library/practiceRecord.ts'
import { today } from '../../../../house/ui/day.ts'

type Kept = { readonly stakes?: readonly { readonly id?: unknown; readonly won?: unknown }[] } | undefined

/** How tonight's stake went, from what is kept: the whole record is read where all of practice is. */
export const tonight = async (): Promise<'won' | 'lost' | null> => {
  const kept = (await readPractice('tmr')) as Kept
  const done = kept?.stakes?.find(({ id }) => id === `tonight ${today()}`)
  return done ? (done.won === true ? 'won' : 'lost') : null
}
