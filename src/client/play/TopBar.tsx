import { HOURS } from '../../tmr/public.ts'
import { hrefOf } from '../app/route.ts'
import { useTexts } from '../app/texts.tsx'
import { usePlay, useSeat } from './context.ts'

interface TopBarProps {
  readonly onUndo: () => void
  readonly onSettings: () => void
  readonly onHelp: () => void
}

/** Where one is in time, the state of the line, and what is always at hand. */
export const TopBar = ({ onUndo, onSettings, onHelp }: TopBarProps) => {
  const { ui, hours, modes } = useTexts()
  const { view, board } = usePlay()
  const connection = useSeat((state) => state.connection)
  const sending = useSeat((state) => state.sending)
  const state = sending
    ? ui.states.saving
    : connection === 'local'
      ? ui.states.saved
      : ui.states[connection === 'online' ? 'online' : 'reconnecting']
  return (
    <header className="top-bar">
      <a className="top-home" href={hrefOf({ screen: 'start' })}>
        {ui.common.title}
      </a>
      <ul className="top-facts">
        {board.round > 0 && (
          <li>
            {ui.journal.round({ round: board.round })}
            {board.mode && ` · ${modes[board.mode].name}`}
          </li>
        )}
        <li>
          {hours[view.clock.hour].hour} <small>({HOURS.indexOf(view.clock.hour) + 1}/12)</small>
        </li>
        <li className="top-state" data-state={sending ? 'sending' : connection}>
          {state}
        </li>
      </ul>
      <nav className="top-tools" aria-label={ui.common.menu}>
        <button type="button" className="tool" onClick={onUndo} disabled={sending}>
          {ui.common.undo}
        </button>
        <button type="button" className="tool" onClick={onSettings}>
          {ui.start.settings}
        </button>
        <button type="button" className="tool" onClick={onHelp} aria-label={ui.start.help}>
          ?
        </button>
      </nav>
    </header>
  )
}
