import { useState } from 'react'
import type { OneTimeCode } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { addressOf, hrefOfLink } from '../routes/route.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { newKey } from '../ui/newId.ts'
import { Copyable } from './Copyable.tsx'
import { type KeptSeat, keepNext, keepPaper } from './keptSeats.ts'
import type { Paper } from './paper.ts'

const api = tableApi()

/** The whole address of a link that is good once. */
export const oneTimeAddress = (code: string): string => addressOf(hrefOfLink(code))

interface OwnKeyProps {
  readonly kept: KeptSeat
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
  readonly onTrouble: (refusal: Refusal | null) => void
}

type Made = { readonly label: string; readonly code: string } | null

/** What can be done with one's own seat: take it from another machine, change its key, hand the table over. */
export const OwnKey = ({ kept, paper, onPaper, onTrouble }: OwnKeyProps) => {
  const { table } = useTexts().ui
  const [made, setMade] = useState<Made>(null)
  const gardien = paper.role.kind === 'gardien'
  const make = async (label: string, asked: Promise<OneTimeCode | Refusal>): Promise<void> => {
    const answer = await asked
    onTrouble(isRefusal(answer) ? answer : null)
    setMade(isRefusal(answer) ? null : { label, code: answer.code })
  }
  const renew = async (): Promise<void> => {
    const key = newKey()
    keepNext(kept.id, key)
    const answer = await api.renew(paper.token, key)
    onTrouble(isRefusal(answer) ? answer : null)
    if (isRefusal(answer)) return
    setMade(null)
    keepPaper({ ...answer, token: key })
    onPaper(answer)
  }
  return (
    <div className="table-key">
      <p className="soft">{table.keyHint}</p>
      <div className="row">
        <Button name={table.ownLink} to={() => void make(table.ownLinkMade, api.link(paper.token))} />
        <ConfirmButton
          label={table.renewKey}
          question={gardien ? table.renewKeyGardien : table.renewKeyPlayer}
          onConfirm={() => void renew()}
        />
        {gardien && (
          <ConfirmButton
            label={table.handTable}
            question={table.handTableHint}
            onConfirm={() => void make(table.handTableMade, api.handOverTable(paper.token))}
          />
        )}
      </div>
      {made && <Copyable label={made.label} text={oneTimeAddress(made.code)} />}
    </div>
  )
}
