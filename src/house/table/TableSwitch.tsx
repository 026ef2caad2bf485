import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { CheckField } from '../ui/fields.tsx'

interface TableSwitchProps {
  readonly label: string
  readonly hint: string
  /** As the table has it. */
  readonly on: boolean
  readonly onSet: (wish: boolean) => Promise<null | Refusal>
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Something the gardien allows at the table, or not: ticked at once, and as the table has it once it has answered. */
export const TableSwitch = ({ label, hint, on, onSet, onTrouble }: TableSwitchProps) => {
  const [wanted, setWanted] = useState<boolean | null>(null)
  useEffect(() => {
    setWanted((before) => (before === on ? null : before))
  }, [on])
  const set = async (wish: boolean): Promise<void> => {
    setWanted(wish)
    const answer = await onSet(wish)
    onTrouble(isRefusal(answer) ? answer : null)
    if (isRefusal(answer)) setWanted(null)
  }
  return (
    <div className="table-approval">
      <CheckField label={label} checked={wanted ?? on} onChange={(wish) => void set(wish)} />
      <p className="soft">{hint}</p>
    </div>
  )
}
