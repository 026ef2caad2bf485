import type { BotLeft, LocalTable } from '../seat/localTable.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
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
      <Button name={local.botAgain} to={() => table.play(gone.role, { bot: gone.bot })} />
      <Button name={local.playOn} to={() => table.play(gone.role, 'person')} />
    </div>
  )
}
