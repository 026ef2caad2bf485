import type { SeatPaper } from '../../kit/doors.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { useSeat } from '../seat/context.ts'
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
  readonly paper: Pick<SeatPaper, 'token' | 'role'>
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** A bot that somebody would have play here: those who play agree, or one of them does not. */
const WishedBot = ({ wish, bots, role, onAgree, onRefuse }: WishedBotProps) => {
  const { table } = useTexts().ui
  const seats = useSeat((state) => state.table?.seats)
  const names = wish.agreed.map((agreed) => seats?.find(({ seat }) => seat === agreed)?.name ?? agreed).join(', ')
  const agreed = role.kind === 'joueur' && wish.agreed.includes(role.seat)
  return (
    <>
      <p role="status">{table.botWished({ bot: bots[wish.bot] ?? wish.bot, names })}</p>
      <div className="row">
        {!agreed && (
          <button type="button" className="button" onClick={onAgree}>
            {table.agreeToBot}
          </button>
        )}
        <button type="button" className="button" onClick={onRefuse}>
          {agreed ? table.withdrawBot : table.refuseBot}
        </button>
      </div>
    </>
  )
}

interface WishedBotProps extends Pick<BotSeatProps, 'bots'> {
  readonly wish: NonNullable<SeatInfo['wish']>
  readonly role: SeatPaper['role']
  readonly onAgree: () => void
  readonly onRefuse: () => void
}

/** A free seat may be played by a bot; one that has left it says why. */
export const BotSeat = ({ info: { seat, name, taken, gone, wish }, bots, paper, onTrouble }: BotSeatProps) => {
  const { table, local } = useTexts().ui
  const { token, role } = paper
  const settle = async (asked: Promise<null | Refusal>): Promise<void> => onTrouble(await asked)
  const play = (bot: string): void => void settle(api.seatBot(token, seat, bot))
  const refuse = (): void => void settle(api.refuseBot(token, seat))
  if (taken) return null
  return (
    <>
      {gone && <p role="alert">{local.botLeft[gone.why]({ bot: bots[gone.bot] ?? gone.bot, name })}</p>}
      {wish ? (
        <WishedBot wish={wish} bots={bots} role={role} onAgree={() => play(wish.bot)} onRefuse={refuse} />
      ) : (
        <div className="row">
          {Object.entries(bots).map(([bot, called]) => (
            <button key={bot} type="button" className="button" onClick={() => play(bot)}>
              {table.letPlay({ bot: called })}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
