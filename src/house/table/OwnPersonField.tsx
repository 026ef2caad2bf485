import { type FormEvent, useState } from 'react'
import type { SeatPaper } from '../../kit/doors.ts'
import { readName } from '../../kit/person.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { TableInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'
import { keepPerson, ownComer, ownPerson } from './ownBrowser.ts'
import { WhoAmI } from './WhoAmI.tsx'

interface OwnPersonFieldProps {
  readonly info: TableInfo
  readonly paper: Pick<SeatPaper, 'token' | 'role'>
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Colours that others wear who play, or keep the table. */
const wornByOthers = ({ seats, keeper }: TableInfo, { role }: OwnPersonFieldProps['paper']) => [
  ...(keeper && role.kind !== 'gardien' ? [keeper.wears.colour] : []),
  ...seats.filter(({ seat, taken }) => taken && !(role.kind === 'joueur' && role.seat === seat)).map(({ wears }) => wears.colour),
]

/** What one is called at this table, and wears: said again, for a table where one had no name. */
export const OwnPersonField = ({ info, paper, onTrouble }: OwnPersonFieldProps) => {
  const { people, common } = useTexts().ui
  const [person, setPerson] = useState(ownPerson)
  const [done, setDone] = useState(false)
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    keepPerson(person)
    const said = ownComer(person).person
    const answer = said ? await tableApi().setPerson(paper.token, said) : null
    onTrouble(isRefusal(answer) ? answer : null)
    setDone(answer === null)
  }
  return (
    <details>
      <summary>{people.ownName}</summary>
      <form className="table-form" onSubmit={(event) => void change(event)}>
        <WhoAmI person={person} worn={wornByOthers(info, paper)} onPerson={setPerson} />
        <button type="submit" className="button" disabled={isRefusal(readName(person.name))}>
          {common.save}
        </button>
        <p role="status">{done && people.nameKept}</p>
      </form>
    </details>
  )
}
