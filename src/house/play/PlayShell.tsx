import { type ReactNode, useMemo, useRef, useState } from 'react'
import { focusCommandLine, focusQuestion, SkipLinks } from '../nonvisual/index.ts'
import { useSeat } from '../seat/context.ts'
import type { GameSetting } from '../settings/gameSettings.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { part } from '../ui/part.tsx'
import { useFraming } from './framing.ts'
import { MomentZone } from './MomentZone.tsx'
import { Notebook, type Pane } from './Notebook.tsx'
import { isCut, usePlay, waitsForLine } from './play.ts'
import { InsetsProvider, useShell, useShellState } from './shell.ts'
import { hasColumns, insetsOf, type Overlaid, type Stage, useStage } from './stage.ts'
import { TopBar } from './TopBar.tsx'
import { useTable } from './table.ts'
import './play.css'
import './zones.css'
import './news.css'

const [SettingsDialog, HelpDialog] = [
  part(async () => (await import('../settings/SettingsDialog.tsx')).SettingsDialog, { soon: true, unseen: true }),
  part(async () => (await import('../ui/HelpDialog.tsx')).HelpDialog, { soon: true, unseen: true }),
]

/** What a game puts into the shell. What it hands over keeps its identity while it is played: each part reads what it needs. */
interface PlayShellProps {
  readonly panes: readonly Pane[]
  /** In the top bar: where one is in the game. */
  readonly facts: ReactNode
  /** Under it where the notebook is a drawer: what must stay in sight of it. */
  readonly strip?: ReactNode
  /** For whoever keeps the table, who is at it: a column beside the table, on a phone a row over it. */
  readonly company?: ReactNode
  readonly table: ReactNode
  /** Over the table, one under the other: messages. */
  readonly over: ReactNode
  /** Whatever else stands at the table: dice, words for the ear. */
  readonly children?: ReactNode
  /** What just happened. */
  readonly news: ReactNode
  readonly question: ReactNode
  /** What helps to answer, under the question. */
  readonly beside?: ReactNode
  /** What others ask of this person meanwhile. */
  readonly requests: ReactNode
  /** Changes with each question. */
  readonly asked: string
  /** The table is to be touched: on a phone the question comes folded. */
  readonly attention: 'question' | 'table'
  readonly overlaid: (stage: Stage) => Overlaid
  /** Steps follow one another: on a phone the question keeps one height. */
  readonly steady?: boolean
  readonly onUndo: () => void
  /** Whether there is a line of words: where there is none, no door leads to it. */
  readonly heard: boolean
  /** What of the game is on or off as one likes. */
  readonly settings?: readonly GameSetting[] | undefined
  /** How the game is played, in the help. */
  readonly guide: ReactNode
}

interface FrameProps {
  readonly stage: Stage
  readonly steady: boolean
  readonly accompanied: boolean
  readonly covered: number
  readonly children: ReactNode
}

const Frame = ({ stage, steady, accompanied, covered, children }: FrameProps) => {
  const { asked, mayAct } = usePlay(({ asked, mayAct }) => ({ asked, mayAct }))
  const framed = useFraming() !== null
  const waits = useSeat(waitsForLine)
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
      data-watches={watches || undefined}
      data-unasked={(!asked && !framed) || waits || undefined}
      style={{ '--covered': `${covered}px` }}
    >
      {children}
    </div>
  )
}

const Skips = ({ heard }: Pick<PlayShellProps, 'heard'>) => {
  const { skips } = useShellTexts()
  return (
    <SkipLinks
      links={[
        { name: skips.toQuestion, onGo: focusQuestion },
        ...(heard ? [{ name: skips.toLine, onGo: focusCommandLine }] : []),
      ]}
    />
  )
}

const NotebookZone = ({ stage, panes }: Pick<PlayShellProps, 'panes'> & { readonly stage: Stage }) => {
  const { store, places } = useShell()
  const tab = useShellState((state) => state.tab)
  const drawn = useShellState((state) => state.drawn)
  if (stage !== 'wide' && !drawn) return null
  return (
    <Notebook
      {...{ panes, tab, places }}
      onTab={(next) => store.setState({ tab: next })}
      onClose={stage === 'wide' ? undefined : () => store.setState({ drawn: false })}
    />
  )
}

const Bar = ({ stage, facts, heard, onUndo }: Pick<PlayShellProps, 'facts' | 'heard' | 'onUndo'> & { readonly stage: Stage }) => {
  const { store, help } = useShell()
  const drawn = useShellState((state) => state.drawn)
  return (
    <TopBar
      notebook={stage === 'wide' ? null : { open: drawn, onToggle: () => store.setState({ drawn: !drawn }) }}
      {...{ facts, heard }}
      onUndo={onUndo}
      onSettings={() => store.setState({ dialog: 'settings' })}
      onHelp={help}
    />
  )
}

const Dialogs = ({ settings, guide }: Pick<PlayShellProps, 'settings' | 'guide'>) => {
  const { store } = useShell()
  const open = useShellState((state) => state.dialog)
  const { diceless } = useTable()
  const close = (): void => store.setState({ dialog: null })
  // Once one was opened they stay: closing gives the focus back.
  const asked = useRef(false)
  asked.current ||= open !== null
  if (!asked.current) return null
  return (
    <>
      <SettingsDialog open={open === 'settings'} onClose={close} ofGame={settings} diceless={diceless} />
      <HelpDialog open={open === 'help'} onClose={close}>
        {guide}
      </HelpDialog>
    </>
  )
}

/** A play screen: the zones of each size, and in them what the game brings. */
export const PlayShell = (props: PlayShellProps) => {
  const { panes, facts, strip, company, table, over, children, news, question, beside, requests, asked, attention } = props
  const { overlaid, heard, onUndo } = props
  const stage = useStage()
  const column = company !== undefined && hasColumns(stage)
  const [answers, setAnswers] = useState(0)
  const insets = useMemo(() => insetsOf(stage, answers, overlaid(stage)), [stage, answers, overlaid])
  return (
    <Frame stage={stage} steady={props.steady ?? false} accompanied={column} covered={insets.bottom}>
      <Skips heard={heard} />
      <NotebookZone {...{ stage, panes }} />
      {column && <div className="zone-company">{company}</div>}
      <main className="zone-table">
        <Bar {...{ stage, facts, heard, onUndo }} />
        {stage !== 'wide' && strip}
        <InsetsProvider value={insets}>{table}</InsetsProvider>
        <div className="over-table">
          {!column && company}
          {over}
        </div>
        {children}
      </main>
      <MomentZone {...{ stage, asked, news, question, beside, requests, attention }} coverBelow={setAnswers} />
      <Dialogs settings={props.settings} guide={props.guide} />
    </Frame>
  )
}
