import { type FormEvent, useState } from 'react'
import type { KeeperPaper } from '../../kit/doors.ts'
import type { Absence } from '../../kit/keeping.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { firstOf, guestOf, useFace, useGuests } from '../face/guests.ts'
import { goTo } from '../routes/route.ts'
import { api, type WantedTable } from '../seat/tableApi.ts'
import { GameLanguage, useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { FilePick } from '../ui/FilePick.tsx'
import { ChoiceField, TextField } from '../ui/fields.tsx'
import { Refused, useActs } from './acts.tsx'
import { AbsenceField, usualAbsence } from './BotSeat.tsx'
import { keepPaper } from './keptSeats.ts'
import { TablePage } from './TablePage.tsx'
import { isNameless, keepPerson, ownComer, ownPerson, WhoAmI } from './WhoAmI.tsx'

/** Letters of a file before what was played. */
const HEAD = 600

interface FromSaveProps {
  readonly file: File | null
  readonly onFile: (file: File | null) => void
}

/** A file to go on from, or none. */
const FromSave = ({ file, onFile }: FromSaveProps) => {
  const { table } = useTexts().ui
  return (
    <div className="table-from-save row line">
      <FilePick label={table.fromSave} most="one" onFiles={([picked = null]) => onFile(picked)} />
      <p className="soft" role="status">
        {file ? table.fromSaveChosen({ file: file.name }) : table.fromSaveHint}
      </p>
      {file && <Button name={table.fromNothing} to={() => onFile(null)} />}
    </div>
  )
}

/** What the table of a file was called; '': it does not say. */
const nameIn = async (file: File): Promise<string> => {
  const said = /"table":("(?:[^"\\]|\\.)*")/.exec(await file.slice(0, HEAD).text())?.[1]
  return said === undefined ? '' : String(JSON.parse(said))
}

/** A new table, or one that goes on where a file ends. */
const openAt = async (name: string, wanted: WantedTable, file: File | null): Promise<KeeperPaper | Refusal> => {
  if (!file) return api.openTable(name, wanted, ownComer())
  const { absence } = wanted
  const opened = await api.openSaved(name, file, { ...ownComer(), ...(absence && { absence }) })
  // No field is named of what is no JSON at all.
  return isRefusal(opened) && opened.code === 'malformed' && !opened.params.field ? refusal('not-json') : opened
}

/** Which game is played at the new table. */
const GameChoice = ({ game, onGame }: { readonly game: string; readonly onGame: (game: string) => void }) => {
  const { texts, format } = useLanguage()
  const names = Object.entries(useGuests()).map(([id, { door }]) => [id, door.names[format.locale]] as const)
  return <ChoiceField label={texts.ui.table.game} value={game} options={names} onChange={onGame} />
}

/** In the words of the game. */
const Intro = () => <p>{useTexts().ui.table.openIntro}</p>

/** The gardien opens a table and gets a seat that sees everything. */
export const OpenTableScreen = ({ game: named }: { readonly game: string | null }) => {
  const { table } = useTexts().ui
  const [name, setName] = useState('')
  const [person, setPerson] = useState(ownPerson)
  const [file, setFile] = useState<File | null>(null)
  const guests = useGuests()
  const [firstGame, first] = firstOf(guests)
  const [game, setGame] = useState(named !== null && guestOf(guests, named) ? named : firstGame)
  const [setup, setSetup] = useState<unknown>(undefined)
  const face = useFace(guestOf(guests, game) ?? first)
  const NewTable = face?.table?.NewTable
  const forfeits = face?.forfeits ?? false
  const [chosen, setChosen] = useState<Absence | null | undefined>(undefined)
  const absence = face?.gardien === false ? (chosen === undefined ? usualAbsence(forfeits) : chosen) : null
  const { act, busy, refused } = useActs()
  const choose = (one: string): void => {
    setGame(one)
    setChosen(undefined)
  }
  const goOnFrom = async (chosen: File | null): Promise<void> => {
    setFile(chosen)
    const before = chosen ? await nameIn(chosen) : ''
    setName((typed) => typed || before)
  }
  const open = (event: FormEvent): void => {
    event.preventDefault()
    keepPerson(person)
    const opening = openAt(name.trim(), { game, ...(setup !== undefined && { setup }), ...(absence && { absence }) }, file)
    void act(opening, (seat) => goTo({ screen: 'table', seat: keepPaper(seat) }))
  }
  return (
    <TablePage title={table.openTitle}>
      <GameLanguage nouns={face?.nouns}>
        <Intro />
      </GameLanguage>
      <form className="table-form row" onSubmit={open}>
        <TextField label={table.name} value={name} required most={80} autoComplete="off" onChange={setName} />
        <WhoAmI person={person} worn={[]} onPerson={setPerson} />
        {Object.keys(guests).length > 1 && <GameChoice game={game} onGame={choose} />}
        {NewTable && <NewTable onSetup={setSetup} />}
        {face?.gardien === false && <AbsenceField absence={absence} game={game} forfeits={forfeits} onAbsence={setChosen} />}
        <FromSave file={file} onFile={(chosen) => void goOnFrom(chosen)} />
        <button type="submit" className="button" data-kind="main" disabled={busy || name.trim() === '' || isNameless(person)}>
          {table.open}
        </button>
      </form>
      <Refused why={refused} />
    </TablePage>
  )
}
