import { Suspense, useEffect, useState } from 'react'
import type { KeeperPaper, TableFile } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { download } from '../library/download.ts'
import { fileNameOf } from '../library/fileName.ts'
import { addressOf, hrefOf, hrefOfLink } from '../routes/route.ts'
import { useSeat } from '../seat/seat.ts'
import { api } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { CheckField } from '../ui/fields.tsx'
import { optional } from '../ui/later.tsx'
import { newKey } from '../ui/newId.ts'
import { usePane } from './acts.tsx'
import { Copyable, Share } from './Copyable.tsx'
import { keepNext, keepPaper } from './keptSeats.ts'

/** The whole address of a link that is good once. */
export const oneTimeAddress = (code: string): string => addressOf(hrefOfLink(code))

/** What can be done with one's own seat: take it from another machine, change its key, hand the table over. */
export const OwnKey = () => {
  const { table } = useTexts().ui
  const { act, kept, paper, onPaper } = usePane()
  const { token } = paper
  const [link, setLink] = useState<{ readonly label: string; readonly code: string } | null>(null)
  const gardien = paper.role.kind === 'gardien'
  const renew = (): void => {
    const key = newKey()
    keepNext(kept.id, key)
    void act(api.renew(token, key), (renewed) => {
      setLink(null)
      keepPaper({ ...renewed, token: key })
      onPaper(renewed)
    })
  }
  return (
    <div className="table-key stack">
      <p className="soft">{table.keyHint}</p>
      <div className="row">
        <Button
          name={table.ownLink}
          to={() => void act(api.link(token), ({ code }) => setLink({ label: table.ownLinkMade, code }))}
        />
        <ConfirmButton
          label={table.renewKey}
          question={gardien ? table.renewKeyGardien : table.renewKeyPlayer}
          onConfirm={renew}
        />
        {gardien && (
          <ConfirmButton
            label={table.handTable}
            question={table.handTableHint}
            onConfirm={() => void act(api.handOverTable(token), ({ code }) => setLink({ label: table.handTableMade, code }))}
          />
        )}
      </div>
      {link && <Copyable label={link.label} text={oneTimeAddress(link.code)} />}
    </div>
  )
}

/** Takes the file of a table; what of it was read. */
export const takeFile = async (token: string): Promise<TableFile | Refusal> => {
  const file = await api.saveOf(token)
  if (!isRefusal(file)) download(file.save, fileNameOf(file.name, new Date()))
  return file
}

/** The whole table as a file, also when its end cannot be read any more: the gardien's own, or everybody's once it is over. */
export const SaveTable = () => {
  const { table } = useTexts().ui
  const { act, paper, face } = usePane()
  const [file, setFile] = useState<TableFile | null>(null)
  // Without a gardien those who play are asked as long as the game goes on.
  const saveOrAsk = async (): Promise<void> => {
    const refused = await act(takeFile(paper.token), setFile)
    if (refused?.code === 'save-not-agreed') await act(api.askSave(paper.token))
  }
  const [name, hint] = face.gardien ? [table.save, table.saveHint] : [table.askSave, table.askSaveHint]
  return (
    <div className="table-save">
      <Button name={name} to={() => void saveOrAsk()} />
      <p className="soft">{hint}</p>
      <p role="status">{file && (file.entries === file.of ? table.saved : table.savedInPart(file))}</p>
    </div>
  )
}

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
  readonly camera?: true
}

/** A code, the link that says it, and the phone's own way to hand it on. */
const Invitation = ({ name, linkName, code, camera }: InvitationProps) => {
  const words = useTexts().ui.table
  const { table } = usePane().paper
  const address = addressOf(hrefOf({ screen: 'join', code }))
  return (
    <div className="table-invited stack">
      <Copyable label={name} text={code} />
      <Copyable label={linkName} text={address} />
      <Share title={table} text={words.invites({ table, code })} url={address} />
      {camera && <Camera address={address} />}
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
      <Invitation name={table.players} linkName={table.playersLink} code={codes.players} camera />
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
