import { type Alone, type AloneOptions, openAlone } from '../../../../house/library/alone.ts'
import { type Seat, type SeatOptions, takeSeat } from '../../../../house/seat/seat.ts'
import { seatOptions } from '../../../../house/seat/seatOptions.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import type { TmrSpeech } from '../../rules/public.ts'
import { fallingOf } from '../dice/rolls.ts'
import { solo } from '../dreamer/solo.ts'

type Wanted = Omit<AloneOptions, 'game' | 'solo'> & Partial<Pick<SeatOptions, 'typesDice'>>

/** A dreamer alone at a table of this page, whatever is practised there. */
export const openTable = async ({
  typesDice,
  ...wanted
}: Wanted): Promise<{ readonly seat: Seat<TmrSpeech>; readonly room: Alone['room'] } | Refusal> => {
  const { tmr } = await import('../../rules/index.ts')
  const opened = await openAlone({ ...wanted, game: tmr, solo: solo as Parameters<typeof openAlone>[0]['solo'] })
  if (isRefusal(opened)) return opened
  const options = { ...seatOptions({ fallingOf: fallingOf as SeatOptions['fallingOf'] }), ...(typesDice && { typesDice }) }
  return { seat: takeSeat(opened.link, options) as Seat<TmrSpeech>, room: opened.room }
}
