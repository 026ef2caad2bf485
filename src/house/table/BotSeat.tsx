import type { SeatPaper } from '../../kit/doors.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { guestOf, useGuests } from '../face/guests.ts'
import type { SeatInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useSettings } from '../settings/settings.ts'
import { useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'

/** What bots are called, by their ids. */
export type BotNames = Readonly<Record<string, string>>

const api = tableApi()

/** Whether somebody sits there, or which bot. */
export const WhoPlays = ({ info, bots }: { readonly info: SeatInfo; readonly bots: BotNames }) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  if (info.bot !== null) return table.botPlays({ bot: bots[info.bot] ?? info.bot })
  if (!info.taken) return table.free
  if (info.connected) return table.present
  return info.lapses === null ? table.absent : table.awaitedUntil({ at: format.dateTime(info.lapses) })
}

export const useBotNames = (game: string): BotNames => {
  const names = guestOf(useGuests(), game)?.bots?.names ?? {}
  const locale = useSettings((settings) => settings.locale)
  return Object.fromEntries(Object.entries(names).map(([bot, called]) => [bot, called[locale]]))
}

interface BotSeatProps {
  readonly info: SeatInfo
  readonly bots: BotNames
  readonly paper: Pick<SeatPaper, 'token'>
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** A free seat may be played by a bot; one that has left it says why. Where somebody's cards lie, those who play are asked. */
export const BotSeat = ({ info: { seat, name, taken, gone }, bots, paper: { token }, onTrouble }: BotSeatProps) => {
  const { table, local } = useTexts().ui
  const play = async (bot: string): Promise<void> => onTrouble(await api.seatBot(token, seat, bot))
  if (taken) return null
  return (
    <>
      {gone && <p role="alert">{local.botLeft[gone.why]({ bot: bots[gone.bot] ?? gone.bot, name })}</p>}
      <div className="row">
        {Object.entries(bots).map(([bot, called]) => (
          <Button key={bot} name={table.letPlay({ bot: called })} to={() => void play(bot)} />
        ))}
      </div>
    </>
  )
}
