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
  const set = async (approval: boolean): Promise<void> => {
    const answer = await tableApi().setApproval(token, approval)
    onTrouble(isRefusal(answer) ? answer : null)
  }
  return (
    <div className="table-approval">
      <CheckField label={table.approval} checked={door?.approval ?? false} onChange={(approval) => void set(approval)} />
      <p className="soft">{table.approvalHint}</p>
    </div>
  )
}
