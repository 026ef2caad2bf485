import { roleKey } from '../../kit/roles.ts'
import { useLabels } from '../people/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { type Demand, DemandCard, JoinRequests } from '../table/requests.tsx'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { useGameTexts, useNameOf } from './here.tsx'
import { ToldHere } from './journal.tsx'
import { useTable } from './table.ts'

/** Wishes to take back what has shown something: whoever is asked answers, who asked is told that it waits; alone, one answers oneself. */
export const useUndos = (): readonly Demand[] => {
  const { undoWaits } = useTable()
  const game = useGameTexts()
  const { undo } = useShellTexts()
  const { common, table } = useTexts().ui
  const calledOf = useNameOf()
  const labelOf = useLabels()
  const seat = useOwnSeat()
  const own = useSeat((state) => roleKey(state.role))
  const requests = useSeat((state) => state.requests)
  return requests.map(({ id, by, message }): Demand => {
    const line = undo.asked({ name: by.kind === 'gardien' ? '' : labelOf(by.seat, calledOf(by.seat)) })
    const told = message !== null && <ToldHere message={message} />
    const wayBack = (yes: string, no: string): Demand['ways'] => [
      { name: yes, kind: 'main', act: () => seat.undo({ request: id }) },
      { name: no, act: () => seat.refuseUndo(id) },
    ]
    if (seat.asGardien) return { key: id, line, says: undo.alone, ways: wayBack(common.undo, undo.keep) }
    const says = (words: string) => (
      <>
        {words}
        {told}
      </>
    )
    if (roleKey(by) !== own) return { key: id, line, says: says(line), ways: wayBack(undo.grant, undo.refuse) }
    const withdraw = { name: table.withdrawAsk, act: () => seat.refuseUndo(id) }
    return { key: id, line, says: says(undoWaits?.(game) ?? undo.waits), own: true, ways: [withdraw] }
  })
}

export const Requests = () => {
  const isOnline = useSeat((state) => state.table !== null)
  const undos = useUndos()
  return (
    <>
      {isOnline && <JoinRequests />}
      {undos.map((demand) => (
        <DemandCard key={demand.key} demand={demand} />
      ))}
    </>
  )
}
