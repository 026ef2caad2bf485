import { useState } from 'react'
import type { TableFile } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { download } from '../library/download.ts'
import { fileNameOf } from '../library/fileName.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'

type OnTrouble = (refusal: Refusal | null) => void

/** Takes the file of a table; what of it was read. */
export const useTakeFile = (token: string, onTrouble: OnTrouble) => {
  const [saved, setSaved] = useState<TableFile | null>(null)
  const save = async (): Promise<Refusal | null> => {
    const file = await tableApi().saveOf(token)
    if (isRefusal(file)) {
      onTrouble(file)
      return file
    }
    onTrouble(null)
    download(file.save, fileNameOf(file.name, new Date()))
    setSaved(file)
    return null
  }
  return { saved, save }
}

interface SaveTableProps {
  readonly token: string
  /** Without one, those who play are asked as long as the game goes on. */
  readonly hasGardien: boolean
  readonly onTrouble: OnTrouble
}

/** The whole table as a file, also when its end cannot be read any more: the gardien's own, or everybody's once it is over. */
export const SaveTable = ({ token, hasGardien, onTrouble }: SaveTableProps) => {
  const { table } = useTexts().ui
  const { saved, save } = useTakeFile(token, onTrouble)
  const saveOrAsk = async (): Promise<void> => {
    const refused = await save()
    if (refused?.code === 'save-not-agreed') onTrouble(await tableApi().askSave(token))
  }
  const whole = saved !== null && saved.entries === saved.of
  return (
    <div className="table-save">
      <Button name={hasGardien ? table.save : table.askSave} to={() => void saveOrAsk()} />
      <p className="soft">{hasGardien ? table.saveHint : table.askSaveHint}</p>
      <p role="status">{saved && (whole ? table.saved : table.savedInPart({ entries: saved.entries, of: saved.of }))}</p>
    </div>
  )
}
