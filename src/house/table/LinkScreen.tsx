import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { hrefOf, replaceBy } from '../routes/route.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/language.tsx'
import { keepPaper } from './keptSeats.ts'
import { forgetLink, pendingLink } from './oneTimeLink.ts'
import { ownComer } from './ownBrowser.ts'
import { TablePage, Trouble } from './TablePage.tsx'

const CALL_AGAIN_MS = 2000
/** The link may still be good: it is asked for again, with the same key. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'busy', 'too-fast', 'internal'])

/** Null: the seat is taken. */
const exchange = async (): Promise<Refusal | 'no-link' | null> => {
  const link = pendingLink()
  if (!link) return 'no-link'
  const seat = await tableApi().takeLink(link.code, link.key, ownComer())
  if (isRefusal(seat)) {
    if (!PASSING.has(seat.code)) forgetLink()
    return seat
  }
  forgetLink()
  replaceBy({ screen: 'table', seat: keepPaper(seat) })
  return null
}

/** A link that is good once becomes a key kept by this browser. */
export const LinkScreen = () => {
  const texts = useTexts()
  const { table, common } = texts.ui
  const [trouble, setTrouble] = useState<Refusal | 'no-link' | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const take = async (): Promise<void> => {
      const answer = await exchange()
      if (left) return
      setTrouble(answer)
      if (isRefusal(answer) && PASSING.has(answer.code)) timer = setTimeout(() => void take(), CALL_AGAIN_MS)
    }
    void take()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [])
  const words = (why: Refusal | 'no-link'): string => {
    if (why === 'no-link') return table.noLink
    return why.code === 'no-such-seat' ? table.usedLink : refusalText(texts, why)
  }
  return (
    <TablePage title={table.linkTitle}>
      {trouble === null ? <p role="status">{common.loading}</p> : <Trouble text={words(trouble)} />}
      {trouble !== null && (
        <a className="button" href={hrefOf({ screen: 'start' })}>
          {common.back}
        </a>
      )}
    </TablePage>
  )
}
