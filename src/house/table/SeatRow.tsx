import { useState } from 'react'
import type { Codes, SeatPaper } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { withPerson } from '../people/index.ts'
import { useOwnSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { type BotNames, BotSeat, WhoPlays } from './BotSeat.tsx'
import { Copyable } from './Copyable.tsx'
import { oneTimeAddress } from './OwnKey.tsx'
import { SeatName } from './SeatName.tsx'

const api = tableApi()

interface SeatRowProps {
  readonly info: SeatInfo
  readonly hasGardien: boolean
  readonly removing: ((seat: string) => unknown) | null
  /** What the bots of the game are called. */
  readonly bots: BotNames
  readonly paper: SeatPaper
  readonly onTrouble: (refusal: Refusal | null) => void
  readonly onCodes: (codes: Codes) => void
}

/** The gardien frees a seat, hands it over, or sends a character away; a host can only ask for the first. */
export const SeatRow = ({ info, hasGardien, removing, bots, paper, onTrouble, onCodes }: SeatRowProps) => {
  const { seat: id, taken } = info
  const mine = paper.role.kind === 'joueur' && paper.role.seat === id
  const name = withPerson(info.name, info.called)
  const { token } = paper
  const { table } = useTexts().ui
  const seat = useOwnSeat()
  const [code, setCode] = useState<string | null>(null)
  const free = async (): Promise<void> => {
    const answer = await api.free(token, id)
    onTrouble(isRefusal(answer) ? answer : null)
  }
  const handOver = async (): Promise<void> => {
    const answer = await api.handOver(token, id)
    onTrouble(isRefusal(answer) ? answer : null)
    if (!isRefusal(answer)) setCode(answer.code)
  }
  const banish = async (): Promise<void> => {
    const answer = await api.banish(token, id)
    onTrouble(isRefusal(answer) ? answer : null)
    if (!isRefusal(answer)) onCodes(answer)
  }
  return (
    <li>
      <p>
        <SeatName info={info} /> · {taken && info.bot === null && `${table.taken} · `}
        <WhoPlays info={info} bots={bots} />
        {mine && ` · ${table.you}`}
      </p>
      <BotSeat info={info} bots={bots} paper={paper} onTrouble={onTrouble} />
      <div className="row">
        {!mine && (
          <Button
            name={hasGardien || !taken || info.bot !== null ? table.freeSeat : table.askFree}
            to={() => void free()}
            disabled={!taken}
          />
        )}
        {hasGardien && <Button name={table.handOver} to={() => void handOver()} />}
        {hasGardien && (
          <ConfirmButton
            label={table.banish}
            question={table.banishConfirm({ name })}
            disabled={!taken}
            onConfirm={() => void banish()}
          />
        )}
        {removing && (
          <ConfirmButton
            label={table.removeCharacter}
            question={table.removeConfirm({ name })}
            onConfirm={() => void seat.say(removing(id))}
          />
        )}
      </div>
      {code && <Copyable label={table.handOverCode({ name })} text={code} />}
      {code && <Copyable label={table.handOverLink({ name })} text={oneTimeAddress(code)} />}
    </li>
  )
}
