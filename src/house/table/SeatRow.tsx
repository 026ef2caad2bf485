import { useState } from 'react'
import { useOwnSeat } from '../../games/tmr/face/desk/context.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { SeatInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { Copyable } from './Copyable.tsx'

const api = tableApi()

interface SeatRowProps {
  readonly info: SeatInfo
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** The gardien frees a seat, hands it over, or sends a dreamer away. */
export const SeatRow = ({ info: { dreamer, name, taken, connected }, token, onTrouble }: SeatRowProps) => {
  const { table } = useTexts().ui
  const seat = useOwnSeat()
  const [code, setCode] = useState<string | null>(null)
  const free = async (): Promise<void> => {
    const answer = await api.free(token, dreamer)
    onTrouble(isRefusal(answer) ? answer : null)
  }
  const handOver = async (): Promise<void> => {
    const answer = await api.handOver(token, dreamer)
    onTrouble(isRefusal(answer) ? answer : null)
    if (!isRefusal(answer)) setCode(answer.code)
  }
  return (
    <li>
      <p>
        <strong>{name}</strong> · {taken ? `${table.taken} · ${connected ? table.present : table.absent}` : table.free}
      </p>
      <div className="row">
        <button type="button" className="button" disabled={!taken} onClick={() => void free()}>
          {table.freeSeat}
        </button>
        <button type="button" className="button" onClick={() => void handOver()}>
          {table.handOver}
        </button>
        <ConfirmButton
          label={table.removeDreamer}
          question={table.removeConfirm({ name })}
          onConfirm={() => void seat.say({ type: 'removeDreamer', dreamer })}
        />
      </div>
      {code && <Copyable label={table.handOverCode({ name })} text={code} />}
    </li>
  )
}
