import { useState } from 'react'
import { copyDreamer } from '../library/copyDreamer.ts'
import type { DreamerRecord } from '../library/db.ts'
import { removeDreamer } from '../library/dreamers.ts'
import { exportDreamer } from '../library/exportDreamer.ts'
import { tell } from '../library/notice.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DreamerRow } from './DreamerRow.tsx'

interface OwnDreamersProps {
  readonly records: readonly DreamerRecord[]
  readonly onFiles: (files: FileList) => void
  readonly onChange: () => Promise<void>
}

const ImportButton = ({ onFiles }: Pick<OwnDreamersProps, 'onFiles'>) => {
  const { files } = useTexts().ui
  return (
    <label className="button start-import">
      {files.importFile}
      <input
        type="file"
        accept=".json,application/json"
        multiple
        className="visually-hidden"
        onChange={({ target }) => {
          if (target.files) onFiles(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}

export const OwnDreamers = ({ records, onFiles, onChange }: OwnDreamersProps) => {
  const { ui } = useTexts()
  const [removing, setRemoving] = useState<DreamerRecord | null>(null)
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch(() => tell(ui.states.notSaved, 'refused'))
    await onChange()
  }
  const copy = async (id: string): Promise<void> => {
    const name = await copyDreamer(id)
    if (name) tell(ui.library.copied({ name }))
  }
  const remove = async ({ id, card }: DreamerRecord): Promise<void> => {
    setRemoving(null)
    await removeDreamer(id)
    tell(ui.library.removed({ name: card.name }))
  }
  return (
    <section className="start-part">
      <h2>{ui.start.yours}</h2>
      {records.length === 0 && <p className="start-soft">{ui.start.noneYet}</p>}
      <ul className="own">
        {records.map((record) => (
          <DreamerRow
            key={record.id}
            record={record}
            onCopy={() => attempt(() => copy(record.id))}
            onExport={() => attempt(() => exportDreamer(record.id))}
            onRemove={() => setRemoving(record)}
          />
        ))}
      </ul>
      <div className="start-row">
        <a className="button" href={hrefOf({ screen: 'dreamer', id: null })}>
          {ui.start.create}
        </a>
        <ImportButton onFiles={onFiles} />
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
