import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { hrefOf, replaceBy } from '../routes/route.ts'
import { api } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { keepPaper } from './keptSeats.ts'
import { forgetLink, pendingLink } from './oneTimeLink.ts'
import { askUntil } from './paper.ts'
import { TablePage } from './TablePage.tsx'
import { isNameless, keepPerson, type OwnPerson, ownComer, ownPerson, PersonForm } from './WhoAmI.tsx'

/** Why the seat is not taken; null: it is. */
type Trouble = Refusal | 'no-link' | null

/** The link may still be good: it is asked for again, with the same key. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'busy', 'too-fast', 'internal'])
const isPassing = (trouble: Trouble): boolean => isRefusal(trouble) && PASSING.has(trouble.code)

/** Whoever is called otherwise may sit there. */
const MENDED: ReadonlySet<string> = new Set(['called-taken', 'name-hides'])
const isMended = (trouble: Trouble): boolean => isRefusal(trouble) && MENDED.has(trouble.code)

const exchange = async (person: OwnPerson): Promise<Trouble> => {
  const link = pendingLink()
  if (!link) return 'no-link'
  const seat = await api.takeLink(link.code, link.key, ownComer(person))
  if (isRefusal(seat)) {
    if (!isPassing(seat) && !isMended(seat)) forgetLink()
    return seat
  }
  forgetLink()
  keepPerson(person)
  replaceBy({ screen: 'table', seat: keepPaper(seat) })
  return null
}

/** A link that is good once becomes a key kept by this browser. */
export const LinkScreen = () => {
  const texts = useTexts()
  const { table, common } = texts.ui
  const [trouble, setTrouble] = useState<Trouble>(null)
  const [person, setPerson] = useState(ownPerson)
  const [as, setAs] = useState(() => (isNameless(person) ? null : person))
  useEffect(
    () =>
      as
        ? askUntil(
            () => exchange(as),
            setTrouble,
            (answer) => !isPassing(answer),
          )
        : undefined,
    [as],
  )
  const words = (why: Refusal | 'no-link'): string => {
    if (why === 'no-link') return table.noLink
    return why.code === 'no-such-seat' ? table.usedLink : refusalText(texts, why)
  }
  return (
    <TablePage title={table.linkTitle}>
      {as && trouble === null && <p role="status">{common.loading}</p>}
      {trouble !== null && (
        <p className="field-wrong" role="alert">
          {words(trouble)}
        </p>
      )}
      {/* The seat is theirs, under a name that they have not said yet, or another. */}
      {(!as || isMended(trouble)) && (
        <PersonForm
          person={person}
          worn={[]}
          onPerson={setPerson}
          kind="main"
          says={table.linkSit}
          onSay={() => setAs({ ...person })}
        />
      )}
      {trouble !== null && <Button name={common.back} to={hrefOf({ screen: 'start' })} />}
    </TablePage>
  )
}
