import { useState } from 'react'
import type { TableFile } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { download } from '../library/download.ts'
import { fileNameOf } from '../library/fileName.ts'
import { api } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { usePane } from './pane.ts'

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
