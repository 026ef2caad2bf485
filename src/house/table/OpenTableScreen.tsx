import { type FormEvent, useState } from 'react'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { goTo } from '../routes/route.ts'
import { type GardienSeat, tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/language.tsx'
import { FromSave } from './FromSave.tsx'
import { keepSeat } from './keptSeats.ts'
import { browserId } from './ownBrowser.ts'
import { TablePage, Trouble } from './TablePage.tsx'

/** A new table, or one that goes on where a file ends. */
const openAt = async (name: string, file: File | null): Promise<GardienSeat | Refusal> => {
  if (!file) return tableApi().openTable(name, undefined, browserId())
  try {
    return await tableApi().openSaved(name, JSON.parse(await file.text()), browserId())
  } catch {
    return refusal('not-json')
  }
}

/** The gardien opens a table and gets a seat that sees everything. */
export const OpenTableScreen = () => {
  const texts = useTexts()
  const { table } = texts.ui
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const seat = await openAt(name.trim(), file)
    setBusy(false)
    if (isRefusal(seat)) setTrouble(refusalText(texts, seat))
    else {
      const id = keepSeat({ token: seat.token, table: seat.table, role: seat.role.kind })
      goTo({ screen: 'table', seat: id })
    }
  }
  return (
    <TablePage title={table.openTitle}>
      <p>{table.openIntro}</p>
      <form className="table-form" onSubmit={(event) => void open(event)}>
        <label className="field">
          {table.name}
          <input value={name} required maxLength={80} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </label>
        <FromSave file={file} onFile={setFile} />
        <button type="submit" className="button" data-kind="main" disabled={busy || name.trim() === ''}>
          {table.open}
        </button>
      </form>
      <Trouble text={trouble} />
    </TablePage>
  )
}
