import { type FormEvent, useEffect, useState } from 'react'
import { readName } from '../../kit/person.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { hrefOf, replaceBy } from '../routes/route.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { keepPaper } from './keptSeats.ts'
import { forgetLink, pendingLink } from './oneTimeLink.ts'
import { keepPerson, type OwnPerson, ownComer, ownPerson } from './ownBrowser.ts'
import { TablePage, Trouble } from './TablePage.tsx'
import { WhoAmI } from './WhoAmI.tsx'

const CALL_AGAIN_MS = 2000
const NONE: readonly [] = []
/** The link may still be good: it is asked for again, with the same key. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'busy', 'too-fast', 'internal'])

/** Whoever is called otherwise may sit there. */
const MENDED: ReadonlySet<string> = new Set(['called-taken', 'name-hides'])

/** Nobody sits down without a name. */
const named = (person: OwnPerson): OwnPerson | null => (isRefusal(readName(person.name)) ? null : person)

/** Null: the seat is taken. */
const exchange = async (person: OwnPerson): Promise<Refusal | 'no-link' | null> => {
  const link = pendingLink()
  if (!link) return 'no-link'
  const seat = await tableApi().takeLink(link.code, link.key, ownComer(person))
  if (isRefusal(seat)) {
    if (!PASSING.has(seat.code) && !MENDED.has(seat.code)) forgetLink()
    return seat
  }
  forgetLink()
  keepPerson(person)
  replaceBy({ screen: 'table', seat: keepPaper(seat) })
  return null
}

interface CalledProps {
  readonly person: OwnPerson
  readonly onPerson: (person: OwnPerson) => void
  readonly onSit: () => void
}

/** The seat is theirs, under a name that they have not said yet, or another. */
const CalledOtherwise = ({ person, onPerson, onSit }: CalledProps) => {
  const { table } = useTexts().ui
  const sit = (event: FormEvent): void => {
    event.preventDefault()
    onSit()
  }
  return (
    <form onSubmit={sit}>
      <WhoAmI person={person} worn={NONE} onPerson={onPerson} />
      <button type="submit" className="button" data-kind="main" disabled={isRefusal(readName(person.name))}>
        {table.linkSit}
      </button>
    </form>
  )
}

/** A link that is good once becomes a key kept by this browser. */
export const LinkScreen = () => {
  const texts = useTexts()
  const { table, common } = texts.ui
  const [trouble, setTrouble] = useState<Refusal | 'no-link' | null>(null)
  const [person, setPerson] = useState(ownPerson)
  const [as, setAs] = useState(() => named(person))
  useEffect(() => {
    if (!as) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const take = async (): Promise<void> => {
      const answer = await exchange(as)
      if (left) return
      setTrouble(answer)
      if (isRefusal(answer) && PASSING.has(answer.code)) timer = setTimeout(() => void take(), CALL_AGAIN_MS)
    }
    void take()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [as])
  const words = (why: Refusal | 'no-link'): string => {
    if (why === 'no-link') return table.noLink
    return why.code === 'no-such-seat' ? table.usedLink : refusalText(texts, why)
  }
  return (
    <TablePage title={table.linkTitle}>
      {as && trouble === null && <p role="status">{common.loading}</p>}
      {trouble !== null && <Trouble text={words(trouble)} />}
      {(!as || (isRefusal(trouble) && MENDED.has(trouble.code))) && (
        <CalledOtherwise person={person} onPerson={setPerson} onSit={() => setAs({ ...person })} />
      )}
      {trouble !== null && <Button name={common.back} to={hrefOf({ screen: 'start' })} />}
    </TablePage>
  )
}
