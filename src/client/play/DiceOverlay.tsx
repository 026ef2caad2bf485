import type { DreamerId } from '../../tmr/public.ts'
import { useTexts } from '../app/texts.tsx'
import { DiceTray } from '../dice/DiceTray.tsx'
import { FaceEntry } from '../dice/FaceEntry.tsx'
import { useOwnSeat, usePlay, useSeat } from './context.ts'

/** A die this person is to read from a real one, for their own command. */
const OwnEntry = () => {
  const seat = useOwnSeat()
  const entering = useSeat((state) => state.entering)
  if (!entering) return null
  return (
    <FaceEntry
      key={entering.faces.length}
      ask={entering.ask}
      onEnter={(face) => void seat.enterFace(face)}
      onCancel={() => seat.cancelEntry()}
    />
  )
}

/** The dice that the gardien enters for the table. */
const AskedDice = () => {
  const seat = useOwnSeat()
  const { view } = usePlay()
  const { gardien, common } = useTexts().ui
  const dice = useTexts().dice
  const asked = useSeat((state) => state.diceAsked)
  const nameOf = (id: DreamerId | null): string => view.table.find((one) => one.id === id)?.name ?? common.unknown
  return asked.map(({ id, dreamer, ask }) => (
    <section key={id} className="dice-asked">
      <p>{gardien.dieAsked({ die: dice[ask.label as keyof typeof dice] ?? ask.label, name: nameOf(dreamer) })}</p>
      <FaceEntry
        ask={ask}
        onEnter={(face) => void seat.enterDie(id, face)}
        onCancel={() => void seat.enterDie(id, null)}
        onRollForMe={() => void seat.enterDie(id, null)}
      />
    </section>
  ))
}

/** Dice over the board: falling, or asked for. */
export const DiceOverlay = () => {
  const rolling = useSeat((state) => state.rolling)
  const { table } = useTexts().ui
  const waits = useSeat((state) => state.waitsForDice)
  return (
    <div className="dice-overlay">
      {rolling.length > 0 && <DiceTray rolls={rolling} />}
      {waits && <p className="message">{table.waitsForDice}</p>}
      <OwnEntry />
      <AskedDice />
    </div>
  )
}
