import { type FormEvent, useState } from 'react'
import { isRefusal } from '../../kit/refusal.ts'
import { goTo } from '../routes/route.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/language.tsx'
import { keepSeat } from './keptSeats.ts'
import { browserId } from './ownBrowser.ts'
import { TablePage, Trouble } from './TablePage.tsx'

/** The gardien opens a table and gets a seat that sees everything. */
export const OpenTableScreen = () => {
  const texts = useTexts()
  const { table } = texts.ui
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const seat = await tableApi().openTable(name.trim(), undefined, browserId())
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
        <button type="submit" className="button" data-kind="main" disabled={busy || name.trim() === ''}>
          {table.open}
        </button>
      </form>
      <Trouble text={trouble} />
    </TablePage>
  )
}
