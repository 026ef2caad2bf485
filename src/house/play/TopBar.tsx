import type { ReactNode } from 'react'
import { focusCommandLine } from '../nonvisual/index.ts'
import { hrefOf } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import type { ConnectionState } from '../seat/link.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Emblem } from '../ui/Emblem.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFraming } from './framing.ts'

interface TopBarProps {
  /** Where the notebook is a drawer. */
  readonly notebook: { readonly open: boolean; readonly onToggle: () => void } | null
  /** Where one is in the game: items of a list. */
  readonly facts: ReactNode
  /** Whether there is a line of words. */
  readonly heard: boolean
  readonly onUndo: () => void
  readonly onSettings: () => void
  readonly onHelp: () => void
}

/** The state of the line, always in sight; why it is down is said once, by the message. */
const LineState = () => {
  const { states } = useTexts().ui
  const connection = useSeat((state) => state.connection)
  const words: Readonly<Record<ConnectionState, string>> = {
    local: states.saved,
    online: states.online,
    connecting: states.connecting,
    reconnecting: states.lineDown,
    restarting: states.lineDown,
    barred: states.lineDown,
    stale: states.outside,
    refused: states.outside,
    closed: states.outside,
  }
  return (
    <li className="top-state" data-state={connection}>
      <span className="top-state-text">{words[connection]}</span>
    </li>
  )
}

/** Where one is in the game, the state of the line, and what is always at hand. */
export const TopBar = ({ notebook, facts, heard, onUndo, onSettings, onHelp }: TopBarProps) => {
  const { ui } = useTexts()
  const { zones, ear } = useShellTexts()
  const watches = useSeat((state) => state.role.kind === 'spectateur')
  const sending = useSeat((state) => state.sending)
  const framing = useFraming()
  const home = framing?.home ?? { href: hrefOf({ screen: 'start' }), name: ui.common.title }
  return (
    <header className="top-bar">
      <h1 className="top-home">
        <a href={home.href}>
          <Emblem />
          <span className="top-title" data-own={framing ? true : undefined}>
            {home.name}
          </span>
        </a>
      </h1>
      {notebook && (
        <button
          type="button"
          className="tool top-notebook"
          aria-expanded={notebook.open}
          aria-label={zones.notebook}
          onClick={notebook.onToggle}
        >
          <Icon of="notebook" /> <span className="top-notebook-name">{zones.notebook}</span>
        </button>
      )}
      <ul className="top-facts">
        <LineState />
        {facts}
      </ul>
      <nav className="top-tools" aria-label={ui.common.menu}>
        {heard && (
          <button type="button" className="tool top-ear" aria-label={ear.open} title={ear.open} onClick={focusCommandLine}>
            «&#8239;»
          </button>
        )}
        <button
          type="button"
          className="tool"
          aria-label={ui.common.undo}
          title={ui.common.undo}
          onClick={onUndo}
          disabled={sending || watches || framing?.question !== undefined || framing?.undo === 'never'}
        >
          <Icon of="undo" />
        </button>
        <button type="button" className="tool" aria-label={ui.start.settings} title={ui.start.settings} onClick={onSettings}>
          <Icon of="settings" />
        </button>
        <button type="button" className="tool" aria-label={ui.start.help} title={ui.start.help} onClick={onHelp}>
          ?
        </button>
      </nav>
    </header>
  )
}
