import { download } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { isRefusal } from '../../../../kit/refusal.ts'
import { writeSave } from '../../../../kit/save.ts'
import type { DreamerView } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { tableSetupOf } from '../dreamer/newDreamer.ts'
import { setupOf } from '../table/ownSetups.ts'
import { useTexts } from '../words/language.tsx'
import { EveningTold } from './Evening.tsx'

/** A dreamer with a table of their own, as a file: made from what its player sees. */
const takeDreamer = async (board: DreamerView): Promise<void> => {
  const dreamer = setupOf(board)
  const setup = dreamer && (await tableSetupOf({ ...dreamer, id: board.id }))
  if (!setup || isRefusal(setup)) return
  const { tmr } = await import('../../rules/room.ts')
  const now = new Date()
  download(writeSave({ game: tmr.id, rules: tmr.rules, setup, entries: [] }, now.getTime()), fileNameOf(board.sheet.name, now))
}

/** The table is closed: one's dreamer and the story go home. */
export const TakeHome = () => {
  const { evening } = useTexts().ui
  const plays = usePlay((play) => play.view.role.kind === 'joueur')
  const board = usePlay((play) => play.board)
  return (
    <>
      <div className="row">
        {plays && (
          <Button kind="main" name={evening.takeDreamer({ name: board.sheet.name })} to={() => void takeDreamer(board)} />
        )}
        <EveningTold />
      </div>
      {plays && <p className="soft">{evening.takeHint}</p>}
    </>
  )
}
