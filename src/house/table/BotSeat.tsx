import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { SeatInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'

/** What bots are called, by their ids. */
export type BotNames = Readonly<Record<string, string>>

const api = tableApi()

/** Whether somebody sits there, or which bot. */
export const WhoPlays = ({ info, bots }: { readonly info: SeatInfo; readonly bots: BotNames }) => {
  const { table } = useTexts().ui
  if (info.bot !== null) return table.botPlays({ bot: bots[info.bot] ?? info.bot })
  if (!info.taken) return table.free
  return info.connected ? table.present : table.absent
}

interface BotSeatProps {
  readonly info: SeatInfo
  readonly bots: BotNames
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** A free seat may be played by a bot; one that has left it says why. */
export const BotSeat = ({ info: { seat, name, taken, gone }, bots, token, onTrouble }: BotSeatProps) => {
  const { table, local } = useTexts().ui
  const play = async (bot: string): Promise<void> => {
    const answer = await api.seatBot(token, seat, bot)
    onTrouble(isRefusal(answer) ? answer : null)
  }
  if (taken) return null
  return (
    <>
      {gone && <p role="alert">{local.botLeft[gone.why]({ bot: bots[gone.bot] ?? gone.bot, name })}</p>}
      <div className="row">
        {Object.entries(bots).map(([bot, called]) => (
          <button key={bot} type="button" className="button" onClick={() => void play(bot)}>
            {table.letPlay({ bot: called })}
          </button>
        ))}
      </div>
    </>
  )
}
