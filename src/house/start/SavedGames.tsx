import { useState } from 'react'
import type { StartFace } from '../face/face.ts'
import { useGuests } from '../face/guests.ts'
import type { SavedGame } from '../library/db.ts'
import { tell } from '../library/notice.ts'
import { removeGame } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FilePick } from '../ui/FilePick.tsx'
import { SavedRow } from './SavedRow.tsx'

interface OwnDreamersProps {
  readonly records: readonly SavedGame[]
  readonly guest: StartFace | null
  readonly onFiles: (files: FileList) => void
  readonly onChange: () => Promise<void>
}

export const SavedGames = ({ records, guest, onFiles, onChange }: OwnDreamersProps) => {
  const { ui } = useTexts()
  const guests = useGuests()
  const [removing, setRemoving] = useState<SavedGame | null>(null)
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch(() => tell(ui.states.notSaved, 'refused'))
    await onChange()
  }
  const copy = async (id: string): Promise<void> => {
    const { copyGame } = await import('../library/copyGame.ts')
    const name = await copyGame(id, guests)
    if (name) tell(ui.library.copied({ name }))
  }
  const exportTo = async (id: string): Promise<void> => {
    const { exportGame } = await import('../library/exportGame.ts')
    await exportGame(id)
  }
  const give = async (id: string): Promise<void> => guest?.foreign?.give(id)
  const exportEverything = async (): Promise<void> => {
    const { exportAll } = await import('../library/exportAll.ts')
    await exportAll(ui.files.allName, guests)
  }
  const remove = async ({ id, card }: SavedGame): Promise<void> => {
    setRemoving(null)
    await removeGame(id)
    tell(ui.library.removed({ name: card.name }))
  }
  return (
    <section className="start-part">
      <h2>{ui.start.yours}</h2>
      {records.length === 0 && <p className="start-soft">{ui.start.noneYet}</p>}
      <ul className="own">
        {records.map((record) => (
          <SavedRow
            key={record.id}
            record={record}
            guest={guest}
            onCopy={() => attempt(() => copy(record.id))}
            onExport={() => attempt(() => exportTo(record.id))}
            onGive={() => attempt(() => give(record.id))}
            onRemove={() => setRemoving(record)}
          />
        ))}
      </ul>
      <div className="start-row">
        {guest && (
          <a className="button" href={hrefOf({ screen: 'page', page: guest.newPage })}>
            {ui.start.create}
          </a>
        )}
        <FilePick label={ui.files.importFile} onFiles={onFiles} />
        {records.length > 0 && (
          <button type="button" className="button" onClick={() => attempt(exportEverything)}>
            {ui.files.exportAll}
          </button>
        )}
      </div>
      <p className="start-soft">{ui.library.importHint}</p>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={ui.common.remove}
        actions={
          <>
            <button type="button" className="button" onClick={() => setRemoving(null)}>
              {ui.common.cancel}
            </button>
            <button
              type="button"
              className="button"
              data-kind="danger"
              onClick={() => removing && attempt(() => remove(removing))}
            >
              {ui.common.remove}
            </button>
          </>
        }
      >
        <p>{removing && ui.confirm.removeDreamer({ name: removing.card.name })}</p>
      </Dialog>
    </section>
  )
}
