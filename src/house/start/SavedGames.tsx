import { useState } from 'react'
import type { StartFace } from '../face/face.ts'
import { guestOf, useGuests } from '../face/guests.ts'
import type { SavedGame } from '../library/library.ts'
import { tell } from '../library/notice.ts'
import { removeGame, type Shelf } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FilePick } from '../ui/FilePick.tsx'
import { SavedRow, ShutRow } from './SavedRow.tsx'

interface SavedGamesProps {
  readonly shelf: Shelf
  readonly guest: StartFace | null
  readonly onFiles: (files: FileList) => void
  readonly onChange: () => Promise<void>
}

interface Removing {
  readonly id: string
  readonly name: string
  readonly question: string
}

interface RemoveDialogProps {
  readonly removing: Removing | null
  readonly onClose: () => void
  readonly onRemove: (removing: Removing) => void
}

const RemoveDialog = ({ removing, onClose, onRemove }: RemoveDialogProps) => {
  const { common } = useTexts().ui
  return (
    <Dialog
      open={removing !== null}
      onClose={onClose}
      title={common.remove}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" className="button" data-kind="danger" onClick={() => removing && onRemove(removing)}>
            {common.remove}
          </button>
        </>
      }
    >
      <p>{removing?.question}</p>
    </Dialog>
  )
}

export const SavedGames = ({ shelf, guest, onFiles, onChange }: SavedGamesProps) => {
  const { ui } = useTexts()
  const guests = useGuests()
  const [removing, setRemoving] = useState<Removing | null>(null)
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch(() => tell(ui.states.notSaved, 'refused'))
    await onChange()
  }
  const copy = async (id: string): Promise<void> => {
    const { copyGame } = await import('../library/copyGame.ts')
    const name = await copyGame(id, guests)
    if (name) tell(ui.library.copied({ name }))
  }
  const exportTo = async (id: string, how: 'exportGame' | 'exportDamaged'): Promise<void> => {
    const exports = await import('../library/exportGame.ts')
    await exports[how](id)
  }
  const give = async (id: string): Promise<void> => guest?.foreign?.give(id)
  const exportEverything = async (): Promise<void> => {
    const { exportAll } = await import('../library/exportAll.ts')
    await exportAll(ui.files.allName, guests)
  }
  const remove = async ({ id, name }: Removing): Promise<void> => {
    setRemoving(null)
    await removeGame(id)
    tell(ui.library.removed({ name }))
  }
  const shut = (id: string, name: string, why: string) => (
    <ShutRow
      key={id}
      name={name}
      why={why}
      onExport={() => attempt(() => exportTo(id, 'exportDamaged'))}
      onRemove={() => setRemoving({ id, name, question: ui.library.removeDamaged({ name }) })}
    />
  )
  const row = (record: SavedGame) => {
    const { id, card } = record
    if (!guestOf(guests, record.game)) return shut(id, card.name, ui.library.gameGone)
    if (guest && !guest.isCard(card)) return shut(id, card.name, ui.library.damaged)
    return (
      <SavedRow
        key={id}
        record={record}
        guest={guest}
        onCopy={() => attempt(() => copy(id))}
        onExport={() => attempt(() => exportTo(id, 'exportGame'))}
        onGive={() => attempt(() => give(id))}
        onRemove={() => setRemoving({ id, name: card.name, question: ui.confirm.removeSaved({ name: card.name }) })}
      />
    )
  }
  const { saved, damaged } = shelf
  return (
    <section className="start-part">
      <h2>{ui.start.yours}</h2>
      {saved.length + damaged.length === 0 && <p className="start-soft">{ui.start.noneYet}</p>}
      <ul className="own">
        {saved.map(row)}
        {damaged.map((id) => shut(id, id, ui.library.damaged))}
      </ul>
      <div className="start-row">
        {guest && (
          <a className="button" href={hrefOf({ screen: 'page', page: guest.newPage })}>
            {ui.start.create}
          </a>
        )}
        <FilePick label={ui.files.importFile} onFiles={onFiles} />
        {saved.length > 0 && (
          <button type="button" className="button" onClick={() => attempt(exportEverything)}>
            {ui.files.exportAll}
          </button>
        )}
      </div>
      <p className="start-soft">{ui.library.importHint}</p>
      <RemoveDialog removing={removing} onClose={() => setRemoving(null)} onRemove={(one) => void attempt(() => remove(one))} />
    </section>
  )
}
