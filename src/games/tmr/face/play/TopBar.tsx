import { hrefOf } from '../../../../house/routes/route.ts'
import type { ConnectionState } from '../../../../house/seat/link.ts'
import { Emblem } from '../../../../house/ui/Emblem.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { useTexts } from '../words/language.tsx'

interface TopBarProps {
  /** Where the notebook is a drawer. */
  readonly notebook: { readonly open: boolean; readonly onToggle: () => void } | null
  readonly onUndo: () => void
  readonly onSettings: () => void
  readonly onHelp: () => void
}

/** The state of the line, always in sight: nothing is shown as done before it is. */
const LineState = () => {
  const { states } = useTexts().ui
  const connection = useSeat((state) => state.connection)
  const sending = useSeat((state) => state.sending)
  const words: Readonly<Record<ConnectionState, string>> = {
    local: states.saved,
    online: states.online,
    connecting: states.connecting,
    reconnecting: states.reconnecting,
    restarting: states.restarting,
    stale: states.outside,
    refused: states.outside,
    closed: states.outside,
  }
  return (
    <li className="top-state" data-state={sending ? 'sending' : connection}>
      <span className="top-state-text">{sending ? states.saving : words[connection]}</span>
    </li>
  )
}

/** Where one is in time, the state of the line, and what is always at hand. */
export const TopBar = ({ notebook, onUndo, onSettings, onHelp }: TopBarProps) => {
  const { ui, hours, modes } = useTexts()
  const { view, board } = usePlay()
  const sending = useSeat((state) => state.sending)
  const home = useFraming()?.home ?? { href: hrefOf({ screen: 'start' }), name: ui.common.title }
  return (
    <header className="top-bar">
      <h1 className="top-home">
        <a href={home.href}>
          <Emblem />
          <span className="top-title">{home.name}</span>
        </a>
      </h1>
      {notebook && (
        <button
          type="button"
          className="tool top-notebook"
          aria-expanded={notebook.open}
          aria-label={ui.zones.notebook}
          onClick={notebook.onToggle}
        >
          ☰ <span className="top-notebook-name">{ui.zones.notebook}</span>
        </button>
      )}
      <ul className="top-facts">
        {board.round > 0 && (
          <li>
            {ui.journal.round({ round: board.round })}
            {board.mode && ` · ${modes[board.mode].name}`}
          </li>
        )}
        <li>{hours[view.clock.hour].hour}</li>
        <LineState />
      </ul>
      <nav className="top-tools" aria-label={ui.common.menu}>
        <button
          type="button"
          className="tool"
          aria-label={ui.common.undo}
          title={ui.common.undo}
          onClick={onUndo}
          disabled={sending || view.role.kind === 'spectateur'}
        >
          ↶
        </button>
        <button type="button" className="tool" aria-label={ui.start.settings} title={ui.start.settings} onClick={onSettings}>
          ⚙
        </button>
        <button type="button" className="tool" aria-label={ui.start.help} title={ui.start.help} onClick={onHelp}>
          ?
        </button>
      </nav>
    </header>
  )
}
