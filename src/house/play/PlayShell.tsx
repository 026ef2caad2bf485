import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react'
import { seesTable } from '../../kit/roles.ts'
import { focusCommandLine, focusQuestion, useQuestionFocus } from '../nonvisual/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useEver } from '../ui/awaited.ts'
import { Button } from '../ui/Button.tsx'
import { Guide } from '../ui/Guide.tsx'
import { part } from '../ui/part.tsx'
import { tableStands, whenQuiet } from '../ui/quiet.ts'
import { useGameTexts, useHere, useUndo } from './here.tsx'
import { useKeys } from './keys.ts'
import { MomentZone } from './MomentZone.tsx'
import { NotebookZone } from './Notebook.tsx'
import { Company, Over } from './Over.tsx'
import { isCut, usePlay } from './play.ts'
import { InsetsProvider, useFraming, useShell, useShellState } from './shell.ts'
import { hasCompanyBeside, insetsOf, type Overlaid, type Stage, useStage } from './stage.ts'
import { TopBar } from './TopBar.tsx'
import { useTable } from './table.ts'
import './play.css'
import './zones.css'
import './news.css'

const Dialogs = part(async () => (await import('../settings/Dialogs.tsx')).Dialogs, { soon: true, unseen: true })

const DiceOverlay = part(async () => (await import('./DiceOverlay.tsx')).DiceOverlay, { after: whenQuiet, unseen: true })

/** It speaks of what happens: the first question is read before. */
const EarHere = part(async () => (await import('./Ear.tsx')).EarHere, { after: whenQuiet, unseen: true })

interface FrameProps {
  readonly stage: Stage
  readonly accompanied: boolean
  readonly covered: number
  readonly children: ReactNode
}

const Frame = ({ stage, accompanied, covered, children }: FrameProps) => {
  const { steady } = useTable().zones ?? {}
  const { asked, mayAct } = usePlay(({ asked, mayAct }) => ({ asked, mayAct }))
  const framed = useFraming() !== null
  const role = useSeat((state) => state.role.kind)
  // On a phone the gardien too needs the table more than answers that are another's.
  const looksOn = role === 'gardien' && !asked && !framed && (stage === 'upright' || stage === 'lying')
  const watches = role === 'spectateur' || looksOn
  return (
    <div
      className="play"
      data-stage={stage}
      data-steady={(steady && !watches) || undefined}
      data-company={accompanied || undefined}
      data-ready={mayAct || undefined}
      data-cut={useSeat(isCut) || undefined}
      data-watches={(watches && role) || undefined}
      style={{ '--covered': `${covered}px` }}
    >
      {children}
    </div>
  )
}

/** The first stops of the keyboard: straight to what matters. Buttons, since the address after the # names the screen. */
const Skips = () => {
  const { ear } = useTable()
  const { skips } = useShellTexts()
  return (
    <div data-layer>
      <Button className="skip-link" name={skips.toQuestion} to={focusQuestion} />
      {ear && <Button className="skip-link" name={skips.toLine} to={focusCommandLine} />}
    </div>
  )
}

const DialogsHere = () => {
  const { store } = useShell()
  const open = useShellState((state) => state.dialog)
  const { settings, diceless, guide } = useTable()
  const texts = useGameTexts()
  return (
    useEver(open !== null) && (
      <Dialogs open={open} onClose={() => store.setState({ dialog: null })} ofGame={settings} diceless={diceless}>
        {guide && <Guide {...guide(texts)} />}
      </Dialogs>
    )
  )
}

const noKeys = () => ({})

const Acting = () => {
  const { useKeys: useOwnKeys = noKeys, focusKey, ear } = useTable()
  const { here, question } = useHere()
  const { help } = useShell()
  useKeys({ undo: useUndo(), help, line: ear !== undefined, ...useOwnKeys() })
  useQuestionFocus(focusKey?.(here) ?? question.id)
  return null
}

const EarFromNow = () => {
  const { store } = useOwnSeat()
  const [since] = useState(() => store.getState().notices.at(-1)?.n ?? 0)
  return <EarHere since={since} />
}

const Besides = () => {
  const { zones: { Also } = {}, ear } = useTable()
  return (
    <>
      {Also && <Also />}
      <DiceOverlay />
      {ear && <EarFromNow />}
    </>
  )
}

const TableHere = () => {
  const { Table } = useTable()
  return <Table />
}

/** They read what they need themselves: drawn anew only where that changes. */
const PARTS = {
  ...{ acting: <Acting />, skips: <Skips />, table: <TableHere />, over: <Over />, company: <Company /> },
  ...{ besides: <Besides />, dialogs: <DialogsHere /> },
}

const NOTHING_OVER: Overlaid = { above: 0, below: 0, beside: 0 }
const overNothing = (): Overlaid => NOTHING_OVER
const useOverNothing = () => overNothing

/** A play screen: the zones of each size. The table stays from one board to the next; all else begins anew. */
export const PlayShell = ({ sight, people }: { readonly sight: string; readonly people: ReactNode }) => {
  const { zones: { Strip, Company: Everybody, useOverlaid = useOverNothing } = {}, standsLater } = useTable()
  useEffect(() => {
    if (!standsLater) tableStands()
  }, [standsLater])
  const stage = useStage()
  const accompanied = useSeat((state) => seesTable(state.role)) && Everybody !== undefined
  const column = accompanied && hasCompanyBeside(stage)
  const [answers, setAnswers] = useState(0)
  const overlaid = useOverlaid()
  const insets = useMemo(() => insetsOf(stage, answers, overlaid(stage)), [stage, answers, overlaid])
  return (
    <Frame {...{ stage, accompanied }} covered={insets.bottom}>
      <Fragment key={`keys ${sight}`}>{PARTS.acting}</Fragment>
      {PARTS.skips}
      <NotebookZone {...{ stage, people }} />
      {column && <div className="zone-company">{PARTS.company}</div>}
      <main className="zone-table">
        <TopBar {...{ stage, sight }} />
        {stage !== 'wide' && Strip && <Strip key={`strip ${sight}`} />}
        <InsetsProvider value={insets}>{PARTS.table}</InsetsProvider>
        <div className="over-table stack">
          {accompanied && !column && PARTS.company}
          <Fragment key={sight}>{PARTS.over}</Fragment>
        </div>
        <Fragment key={`besides ${sight}`}>{PARTS.besides}</Fragment>
      </main>
      <MomentZone {...{ stage, sight }} coverBelow={setAnswers} />
      {PARTS.dialogs}
    </Frame>
  )
}
