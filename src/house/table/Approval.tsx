import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { useSeat } from '../seat/context.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'
import { CheckField } from '../ui/fields.tsx'

interface ApprovalProps {
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Whether the gardien approves who joins. */
export const Approval = ({ token, onTrouble }: ApprovalProps) => {
  const { table } = useTexts().ui
  const door = useSeat((state) => state.door)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const approval = door?.approval ?? false
  useEffect(() => {
    setWanted((before) => (before === approval ? null : before))
  }, [approval])
  const set = async (wish: boolean): Promise<void> => {
    setWanted(wish)
    const answer = await tableApi().setApproval(token, wish)
    onTrouble(isRefusal(answer) ? answer : null)
    if (isRefusal(answer)) setWanted(null)
  }
  return (
    <div className="table-approval">
      <CheckField label={table.approval} checked={wanted ?? approval} onChange={(wish) => void set(wish)} />
      <p className="soft">{table.approvalHint}</p>
    </div>
  )
}
