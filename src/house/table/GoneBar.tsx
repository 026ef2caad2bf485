import type { BotLeft, LocalTable } from '../seat/localTable.ts'
import { useTexts } from '../texts/language.tsx'
import './local.css'

interface GoneProps {
  readonly table: LocalTable
  readonly gone: BotLeft
  readonly bot: string
  readonly name: string
}

/** A bot no longer plays: it may try again, or whoever is here plays on in its place. */
export const GoneBar = ({ table, gone, bot, name }: GoneProps) => {
  const { local } = useTexts().ui
  return (
    <div className="pass-bar" role="alert">
      <p>{local.botLeft[gone.why]({ bot, name })}</p>
      <button type="button" className="button" onClick={() => table.play(gone.role, { bot: gone.bot })}>
        {local.botAgain}
      </button>
      <button type="button" className="button" onClick={() => table.play(gone.role, 'person')}>
        {local.playOn}
      </button>
    </div>
  )
}
