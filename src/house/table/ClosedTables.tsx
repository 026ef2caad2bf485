import { useEffect, useState } from 'react'
import { isRefusal } from '../../kit/refusal.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts, WholeLanguage } from '../texts/whole.tsx'
import { forgetSeat, type KeptSeat, useKeptSeats } from './keptSeats.ts'

const isClosed = async ({ token }: KeptSeat): Promise<boolean> => {
  const answer = await tableApi().seatOf(token)
  return isRefusal(answer) && answer.code === 'table-closed'
}

const Told = ({ names }: { readonly names: readonly string[] }) => {
  const { table } = useTexts().ui
  return names.map((name) => (
    <p key={name} role="status">
      {table.closed({ table: name })}
    </p>
  ))
}

/** Tables that were closed while one was away are told once, and offered no more. */
const ClosedTables = () => {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    for (const seat of useKeptSeats.getState().seats)
      void isClosed(seat).then((closed) => {
        if (!closed) return
        setNames((told) => [...new Set([...told, seat.table])])
        forgetSeat(seat.id)
      })
  }, [])
  return (
    names.length > 0 && (
      <WholeLanguage>
        <Told names={names} />
      </WholeLanguage>
    )
  )
}

export const closedTables = <ClosedTables />
