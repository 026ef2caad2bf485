import type { SeatPaper } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { PersonName, useLabels } from '../people/index.ts'
import type { WatcherInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import type { Paper } from './paper.ts'

const api = tableApi()

interface WatchersProps {
  readonly watchers: readonly WatcherInfo[]
  readonly paper: SeatPaper
  readonly onPaper: (paper: Paper) => void
  readonly onTrouble: (refusal: Refusal | null) => void
}

interface SendOutProps extends Pick<WatchersProps, 'onPaper' | 'onTrouble'> {
  readonly id: string
  readonly name: string
  readonly paper: Paper
}

/** Out for now, or for good; they are told which. */
const SendOut = ({ id, name, paper, onPaper, onTrouble }: SendOutProps) => {
  const { table } = useTexts().ui
  const free = async (): Promise<void> => {
    const answer = await api.freeWatcher(paper.token, id)
    onTrouble(isRefusal(answer) ? answer : null)
  }
  const banish = async (): Promise<void> => {
    const codes = await api.banishWatcher(paper.token, id)
    onTrouble(isRefusal(codes) ? codes : null)
    if (!isRefusal(codes)) onPaper({ ...paper, codes })
  }
  return (
    <div className="row">
      <ConfirmButton label={table.sendOut} question={table.sendOutConfirm({ name })} onConfirm={() => void free()} />
      <ConfirmButton label={table.banish} question={table.banishWatcherConfirm({ name })} onConfirm={() => void banish()} />
    </div>
  )
}

/** Those who watch, by name; whoever looks after the seats may send each of them out. */
export const Watchers = ({ watchers, paper, onPaper, onTrouble }: WatchersProps) => {
  const { table, words } = useTexts().ui
  const labelOf = useLabels()
  return (
    <>
      <h3>{table.watchers}</h3>
      <ul className="table-watchers">
        {watchers.map(({ id, called, wears, follows, connected }, at) => (
          <li key={id ?? at}>
            <p>
              <PersonName called={called} wears={wears} otherwise={words.spectator} /> ·{' '}
              {connected ? table.present : table.absent}
              {follows !== '' && ` · ${table.follows({ name: labelOf(follows, follows) })}`}
            </p>
            {'codes' in paper && id !== null && (
              <SendOut id={id} name={called ?? words.spectator} paper={paper} onPaper={onPaper} onTrouble={onTrouble} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
