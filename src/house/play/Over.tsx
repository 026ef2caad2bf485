import { seesTable } from '../../kit/roles.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { part } from '../ui/part.tsx'
import { CloseTool } from '../ui/Tool.tsx'
import { useHere } from './here.tsx'
import { WORDS_PANE } from './Notebook.tsx'
import { useShell } from './shell.ts'
import { hasColumns, useStage } from './stage.ts'
import { useTable } from './table.ts'

/** Of tables across the network. */
const WordsHeard = part(async () => (await import('../table/Words.tsx')).WordsHeard, { unseen: true })

const Spoken = () => {
  const { openPane } = useShell()
  const { talk } = useOwnSeat()
  return talk && <WordsHeard onReply={() => openPane(WORDS_PANE)} />
}

/** Who sees the whole table hears words beside it, where there is room: nothing of it is covered. */
const useHearsBeside = (): boolean => {
  const beside = hasColumns(useStage())
  return useSeat((state) => seesTable(state.role)) && beside
}

const Refusal = () => {
  const { refusalWords } = useTable()
  const texts = useTexts()
  const { here } = useHere()
  const seat = useOwnSeat()
  const refusal = useSeat((state) => state.refusal)
  if (!refusal) return null
  return (
    <div className="message" role="alert" data-kind="refusal">
      <p>{refusalWords?.(refusal, here) ?? refusalText(texts, refusal)}</p>
      <CloseTool to={() => seat.forgetRefusal()} />
    </div>
  )
}

export const Over = () => {
  const { Over: Before, Among, Home } = useTable().zones ?? {}
  const beside = useHearsBeside()
  return (
    <>
      {Before && <Before />}
      <div className="messages" data-layer>
        <ConnectionMessage Home={Home} />
        <Refusal />
        {!beside && <Spoken />}
        {Among && <Among />}
      </div>
    </>
  )
}

export const Company = () => {
  const { Company: Everybody } = useTable().zones ?? {}
  const beside = useHearsBeside()
  return (
    <>
      {Everybody && <Everybody />}
      {beside && <Spoken />}
    </>
  )
}
