import { Fragment } from 'react'
import { useLasts } from '../library/NothingKept.tsx'
import { focusCommandLine } from '../nonvisual/index.ts'
import { hrefOf } from '../routes/route.ts'
import type { ConnectionState } from '../seat/link.ts'
import { useSeat } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Emblem } from '../ui/Emblem.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tool } from '../ui/Tool.tsx'
import { useHere, useUndo } from './here.tsx'
import { useFraming, useShell, useShellState } from './shell.ts'
import type { Stage } from './stage.ts'
import { useTable } from './table.ts'

/** The state of the line, always in sight; why it is down is said once, by the message. */
const LineState = () => {
  const { states } = useTexts().ui
  const connection = useSeat((state) => state.connection)
  const keeps = useLasts()
  const { saved, unkept, online, connecting, lineDown, outside } = states
  const words: Readonly<Record<ConnectionState, string>> = {
    ...{ local: keeps ? saved : unkept, online, connecting },
    ...{ reconnecting: lineDown, restarting: lineDown, barred: lineDown },
    ...{ stale: outside, refused: outside, closed: outside },
  }
  return (
    <li className="top-state" data-state={connection === 'local' && !keeps ? 'unkept' : connection}>
      <span className="top-state-text">{words[connection]}</span>
    </li>
  )
}

const Facts = () => {
  const { facts } = useTable()
  const { here } = useHere()
  return facts?.(here).map((fact) => <li key={fact}>{fact}</li>)
}

const NotebookButton = () => {
  const { zones } = useShellTexts()
  const { store } = useShell()
  const drawn = useShellState((state) => state.drawn)
  return (
    <Tool className="top-notebook" name={zones.notebook} aria-expanded={drawn} to={() => store.setState({ drawn: !drawn })}>
      <Icon of="notebook" /> <span className="top-notebook-name">{zones.notebook}</span>
    </Tool>
  )
}

const Tools = () => {
  const { ui } = useTexts()
  const words = useShellTexts().ear
  const { ear } = useTable()
  const { store, help } = useShell()
  const undo = useUndo()
  const framing = useFraming()
  const watches = useSeat((state) => state.role.kind === 'spectateur')
  const sending = useSeat((state) => state.sending)
  const stands = framing?.question !== undefined || framing?.undo === 'never'
  return (
    <nav className="top-tools" aria-label={ui.common.menu}>
      {ear && (
        <Tool className="top-ear" name={words.open} to={focusCommandLine}>
          «&#8239;»
        </Tool>
      )}
      <Tool name={ui.common.undo} to={undo} disabled={sending || watches || stands}>
        <Icon of="undo" />
      </Tool>
      <Tool name={ui.start.settings} to={() => store.setState({ dialog: 'settings' })}>
        <Icon of="settings" />
      </Tool>
      <Tool name={ui.start.help} to={help}>
        ?
      </Tool>
    </nav>
  )
}

const FACTS = <Facts />

export const TopBar = ({ stage, sight }: { readonly stage: Stage; readonly sight: string }) => {
  const { ui } = useTexts()
  const framing = useFraming()
  const home = framing?.home ?? { href: hrefOf({ screen: 'start' }), name: ui.common.title }
  return (
    <header className="top-bar line">
      <h1 className="top-home">
        <a href={home.href}>
          <Emblem />
          <span className="top-title" data-own={framing ? true : undefined}>
            {home.name}
          </span>
        </a>
      </h1>
      {stage !== 'wide' && <NotebookButton />}
      <ul className="top-facts line">
        <LineState />
        <Fragment key={sight}>{FACTS}</Fragment>
      </ul>
      <Tools />
    </header>
  )
}
