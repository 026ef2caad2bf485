import { PersonName, useLabels } from '../people/index.ts'
import type { WatcherInfo } from '../seat/link.ts'
import { api } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { usePane } from './pane.ts'

/** Out for now, or for good; they are told which. */
const SendOut = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { table } = useTexts().ui
  const { act, paper, onCodes } = usePane()
  return (
    <div className="row">
      <ConfirmButton
        label={table.sendOut}
        question={table.sendOutConfirm({ name })}
        onConfirm={() => void act(api.freeWatcher(paper.token, id))}
      />
      <ConfirmButton
        label={table.banish}
        question={table.banishWatcherConfirm({ name })}
        onConfirm={() => void act(api.banishWatcher(paper.token, id), onCodes)}
      />
    </div>
  )
}

/** Those who watch, by name; whoever looks after the seats may send each of them out. */
export const Watchers = ({ watchers }: { readonly watchers: readonly WatcherInfo[] }) => {
  const { table, words } = useTexts().ui
  const labelOf = useLabels()
  const keeps = 'codes' in usePane().paper
  return (
    <>
      <h3>{table.watchers}</h3>
      <ul className="table-watchers list">
        {watchers.map(({ id, called, wears, follows, connected }, at) => (
          <li key={id ?? at} className="box">
            <p>
              <PersonName called={called} wears={wears} otherwise={words.spectator} /> ·{' '}
              {connected ? table.present : table.absent}
              {follows !== '' && ` · ${table.follows({ name: labelOf(follows, follows) })}`}
            </p>
            {keeps && id !== null && <SendOut id={id} name={called ?? words.spectator} />}
          </li>
        ))}
      </ul>
    </>
  )
}
