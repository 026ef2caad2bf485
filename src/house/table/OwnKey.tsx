import { useState } from 'react'
import type { OneTimeCode } from '../../kit/doors.ts'
import { addressOf, hrefOfLink } from '../routes/route.ts'
import { api } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { newKey } from '../ui/newId.ts'
import { Copyable } from './Copyable.tsx'
import { keepNext, keepPaper } from './keptSeats.ts'
import { usePane } from './pane.ts'

/** The whole address of a link that is good once. */
export const oneTimeAddress = (code: string): string => addressOf(hrefOfLink(code))

/** What can be done with one's own seat: take it from another machine, change its key, hand the table over. */
export const OwnKey = () => {
  const { table } = useTexts().ui
  const { act, kept, paper, onPaper } = usePane()
  const { token } = paper
  const [link, setLink] = useState<{ readonly label: string; readonly code: string } | null>(null)
  const gardien = paper.role.kind === 'gardien'
  const made =
    (label: string) =>
    ({ code }: OneTimeCode): void =>
      setLink({ label, code })
  const renew = (): void => {
    const key = newKey()
    keepNext(kept.id, key)
    void act(api.renew(token, key), (renewed) => {
      setLink(null)
      keepPaper({ ...renewed, token: key })
      onPaper(renewed)
    })
  }
  return (
    <div className="table-key stack">
      <p className="soft">{table.keyHint}</p>
      <div className="row">
        <Button name={table.ownLink} to={() => void act(api.link(token), made(table.ownLinkMade))} />
        <ConfirmButton
          label={table.renewKey}
          question={gardien ? table.renewKeyGardien : table.renewKeyPlayer}
          onConfirm={renew}
        />
        {gardien && (
          <ConfirmButton
            label={table.handTable}
            question={table.handTableHint}
            onConfirm={() => void act(api.handOverTable(token), made(table.handTableMade))}
          />
        )}
      </div>
      {link && <Copyable label={link.label} text={oneTimeAddress(link.code)} />}
    </div>
  )
}
