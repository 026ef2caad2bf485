import { useState } from 'react'
import type { TableFile } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { download } from '../library/download.ts'
import { fileNameOf } from '../library/fileName.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'

interface SaveTableProps {
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** The whole table as a file of the gardien's own, also when its end cannot be read any more. */
export const SaveTable = ({ token, onTrouble }: SaveTableProps) => {
  const { table } = useTexts().ui
  const [saved, setSaved] = useState<TableFile | null>(null)
  const save = async (): Promise<void> => {
    const file = await tableApi().saveOf(token)
    onTrouble(isRefusal(file) ? file : null)
    if (isRefusal(file)) return
    download(file.save, fileNameOf(file.name, new Date()))
    setSaved(file)
  }
  const whole = saved !== null && saved.entries === saved.of
  return (
    <div className="table-save">
      <button type="button" className="button" onClick={() => void save()}>
        {table.save}
      </button>
      <p className="soft">{table.saveHint}</p>
      <p role="status">{saved && (whole ? table.saved : table.savedInPart({ entries: saved.entries, of: saved.of }))}</p>
    </div>
  )
}
