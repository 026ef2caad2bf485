import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { KeeperPaper } from '../../kit/doors.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { addressOf, hrefOf } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import { api } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { CheckField } from '../ui/fields.tsx'
import { optional } from '../ui/later.tsx'
import { Copyable, Share } from './Copyable.tsx'
import { OwnKey } from './OwnKey.tsx'
import { usePane } from './pane.ts'
import { SaveTable, takeFile } from './SaveTable.tsx'

/** As it was wished, until the table has it so or refuses. */
export const useWish = <T,>(has: T, set: (wish: T) => Promise<null | Refusal>): readonly [T, (wish: T) => void] => {
  const { act } = usePane()
  const [wished, setWished] = useState<T | null>(null)
  useEffect(() => setWished((before) => (before === has ? null : before)), [has])
  const wish = async (to: T): Promise<void> => {
    setWished(to)
    if (await act(set(to))) setWished(null)
  }
  return [wished ?? has, (to) => void wish(to)]
}

interface TableSwitchProps {
  readonly label: string
  readonly hint: string
  /** As the table has it. */
  readonly on: boolean
  readonly onSet: (wish: boolean) => Promise<null | Refusal>
}

/** Something the gardien allows at the table, or not. */
const TableSwitch = ({ label, hint, on, onSet }: TableSwitchProps) => {
  const [checked, wish] = useWish(on, onSet)
  return (
    <div className="table-approval">
      <CheckField label={label} checked={checked} onChange={wish} />
      <p className="soft">{hint}</p>
    </div>
  )
}

const QrPicture = optional(async () => (await import('../qr/index.ts')).QrPicture)

/** The link of the players, for the camera of a phone. */
const Camera = ({ address }: { readonly address: string }) => {
  const { table } = useTexts().ui
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{table.camera}</summary>
      {open && (
        <Suspense>
          <QrPicture text={address} label={table.cameraLabel} />
        </Suspense>
      )}
    </details>
  )
}

interface InvitationProps {
  readonly name: string
  readonly linkName: string
  readonly code: string
  readonly children?: (address: string) => ReactNode
}

/** A code, the link that says it, and the phone's own way to hand it on. */
const Invitation = ({ name, linkName, code, children }: InvitationProps) => {
  const words = useTexts().ui.table
  const { table } = usePane().paper
  const address = addressOf(hrefOf({ screen: 'join', code }))
  return (
    <div className="table-invited stack">
      <Copyable label={name} text={code} />
      <Copyable label={linkName} text={address} />
      <Share title={table} text={words.invites({ table, code })} url={address} />
      {children?.(address)}
    </div>
  )
}

/** What the gardien gives to the others, and what is kept for oneself. */
export const Invitations = ({ paper: { token, codes, role } }: { readonly paper: KeeperPaper }) => {
  const { table, watching } = useTexts().ui
  const { act, face, onCodes } = usePane()
  const approval = useSeat((state) => state.door?.approval ?? false)
  const letsWatch = useSeat((state) => state.table?.watching ?? false)
  // Closed, it is told to everybody at it; whoever keeps it has it as a file before.
  const close = async (): Promise<void> => {
    if (face.gardien && (await act(takeFile(token)))) return
    await act(api.removeTable(token))
  }
  return (
    <section className="table-codes stack">
      <Invitation name={table.players} linkName={table.playersLink} code={codes.players}>
        {(address) => <Camera address={address} />}
      </Invitation>
      <Invitation name={table.spectators} linkName={table.spectatorsLink} code={codes.spectators} />
      <TableSwitch
        label={table.approval}
        hint={table.approvalHint}
        on={approval}
        onSet={(wish) => api.setApproval(token, wish)}
      />
      {role.kind === 'gardien' && (
        <TableSwitch label={watching.let} hint={watching.letHint} on={letsWatch} onSet={(wish) => api.setWatching(token, wish)} />
      )}
      <details>
        <summary>{face.gardien ? table.forYou : table.forHost}</summary>
        {face.gardien && <OwnKey />}
        {face.gardien && <SaveTable />}
        <div className="row">
          <ConfirmButton
            label={table.renew}
            question={table.renewHint}
            onConfirm={() => void act(api.renewCodes(token), onCodes)}
          />
          <ConfirmButton
            label={table.close}
            question={face.gardien ? `${table.closeConfirm} ${table.closeKeeps}` : table.closeConfirm}
            onConfirm={() => void close()}
          />
        </div>
      </details>
    </section>
  )
}
