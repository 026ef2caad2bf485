import { Suspense, useEffect, useState } from 'react'
import type { KeeperPaper } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { addressOf, hrefOf, type Route } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { CheckField } from '../ui/fields.tsx'
import { optional } from '../ui/later.tsx'
import { Copyable } from './Copyable.tsx'
import type { KeptSeat } from './keptSeats.ts'
import { OwnKey } from './OwnKey.tsx'
import type { Paper } from './paper.ts'
import { SaveTable, useTakeFile } from './SaveTable.tsx'

interface TableSwitchProps {
  readonly label: string
  readonly hint: string
  /** As the table has it. */
  readonly on: boolean
  readonly onSet: (wish: boolean) => Promise<null | Refusal>
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Something the gardien allows at the table, or not: ticked at once, and as the table has it once it has answered. */
const TableSwitch = ({ label, hint, on, onSet, onTrouble }: TableSwitchProps) => {
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

interface SwitchProps {
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Whether the gardien approves who joins. */
const Approval = ({ token, onTrouble }: SwitchProps) => {
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
const LetWatch = ({ token, onTrouble }: SwitchProps) => {
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

const api = tableApi()
const linkTo = (route: Route): string => addressOf(hrefOf(route))

/** The phone's own way to hand something on, where it has one; elsewhere the fields above are copied. */
const Share = ({ table, code }: { readonly table: string; readonly code: string }) => {
  const words = useTexts().ui.table
  if (typeof navigator.share !== 'function') return null
  const url = linkTo({ screen: 'join', code })
  // Whoever thinks better of it has done nothing wrong.
  const share = (): Promise<void> => navigator.share({ title: table, text: words.invites({ table, code }), url }).catch(() => {})
  return <Button name={words.share} to={() => void share()} />
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

interface InvitationsProps {
  readonly kept: KeptSeat
  readonly paper: KeeperPaper
  readonly hasGardien: boolean
  readonly onPaper: (paper: Paper) => void
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** What the gardien gives to the others, and what is kept for oneself. */
export const Invitations = ({ kept, paper, hasGardien, onPaper, onTrouble }: InvitationsProps) => {
  const { table } = useTexts().ui
  const renew = async (): Promise<void> => {
    const codes = await api.renewCodes(paper.token)
    onTrouble(isRefusal(codes) ? codes : null)
    if (!isRefusal(codes)) onPaper({ ...paper, codes })
  }
  const take = useTakeFile(paper.token, onTrouble)
  // Closed, it is told to everybody at it; whoever keeps it has it as a file before.
  const close = async (): Promise<void> => {
    if (hasGardien && (await take.save())) return
    onTrouble(await api.removeTable(paper.token))
  }
  return (
    <section className="table-codes">
      <div className="table-invited">
        <Copyable label={table.players} text={paper.codes.players} />
        <Copyable label={table.playersLink} text={linkTo({ screen: 'join', code: paper.codes.players })} />
        <Share table={paper.table} code={paper.codes.players} />
        <Camera address={linkTo({ screen: 'join', code: paper.codes.players })} />
      </div>
      <div className="table-invited">
        <Copyable label={table.spectators} text={paper.codes.spectators} />
        <Copyable label={table.spectatorsLink} text={linkTo({ screen: 'join', code: paper.codes.spectators })} />
        <Share table={paper.table} code={paper.codes.spectators} />
      </div>
      <Approval token={paper.token} onTrouble={onTrouble} />
      {paper.role.kind === 'gardien' && <LetWatch token={paper.token} onTrouble={onTrouble} />}
      <details>
        <summary>{hasGardien ? table.forYou : table.forHost}</summary>
        {hasGardien && <OwnKey kept={kept} paper={paper} onPaper={onPaper} onTrouble={onTrouble} />}
        {hasGardien && <SaveTable token={paper.token} hasGardien onTrouble={onTrouble} />}
        <div className="row">
          <ConfirmButton label={table.renew} question={table.renewHint} onConfirm={() => void renew()} />
          <ConfirmButton
            label={table.close}
            question={hasGardien ? `${table.closeConfirm} ${table.closeKeeps}` : table.closeConfirm}
            onConfirm={() => void close()}
          />
        </div>
      </details>
    </section>
  )
}
