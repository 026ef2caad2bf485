import type { Refusal } from '../../kit/refusal.ts'
import { useSeat } from '../seat/context.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'
import { TableSwitch } from './TableSwitch.tsx'

interface SwitchProps {
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Whether the gardien approves who joins. */
export const Approval = ({ token, onTrouble }: SwitchProps) => {
  const { table } = useTexts().ui
  const approval = useSeat((state) => state.door?.approval ?? false)
  return (
    <TableSwitch
      label={table.approval}
      hint={table.approvalHint}
      on={approval}
      onSet={(wish) => tableApi().setApproval(token, wish)}
      onTrouble={onTrouble}
    />
  )
}

/** Whether those who play may watch each other. */
export const LetWatch = ({ token, onTrouble }: SwitchProps) => {
  const { watching } = useTexts().ui
  const on = useSeat((state) => state.table?.watching ?? false)
  return (
    <TableSwitch
      label={watching.let}
      hint={watching.letHint}
      on={on}
      onSet={(wish) => tableApi().setWatching(token, wish)}
      onTrouble={onTrouble}
    />
  )
}
