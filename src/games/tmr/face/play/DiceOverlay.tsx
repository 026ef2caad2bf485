import { DiceTray } from '../../../../house/dice/DiceTray.tsx'
import { FaceEntry } from '../../../../house/dice/FaceEntry.tsx'
import { useTexts } from '../../../../house/texts/language.tsx'
import type { Face } from '../../../../kit/dice.ts'
import type { DreamerId } from '../../rules/public.ts'
import { useDesk, useOwnSeat, usePlay, usePosed, useSeat } from '../desk/context.ts'
import { dieName } from '../dice/outcomes.ts'
import { RuleTag } from '../reference/RuleTag.tsx'

/** A die this person is to read from a real one, for their own command. */
const OwnEntry = () => {
  const seat = useOwnSeat()
  const entering = useSeat((state) => state.entering)
  const ready = useSeat((state) => state.ready.face)
  const { table } = useTexts().ui
  usePosed('face', entering)
  if (!entering) return null
  return (
    <>
      <FaceEntry
        key={`${entering.id} ${entering.faces.length}`}
        ask={entering.ask}
        ready={ready}
        onEnter={(face) => void seat.enterFace(face, entering)}
        {...(!entering.stands && { onCancel: () => seat.cancelEntry() })}
      />
      {entering.stands && <p className="message soft">{table.saidStands}</p>}
    </>
  )
}

/** For the gardien: what waits for dice, and may be taken back with their leave. */
const SaidAtTable = () => {
  const seat = useOwnSeat()
  const { view } = usePlay()
  const texts = useTexts()
  const { gardien } = texts.ui
  const said = useSeat((state) => state.said)
  const nameOf = (of: DreamerId | null): string => view.table.find((one) => one.id === of)?.name ?? gardien.title
  return said.map((one) => (
    <section key={`${one.dreamer} ${one.id}`} className="message said" aria-label={gardien.saidBy({ name: nameOf(one.dreamer) })}>
      <p>
        {one.thrower === 'sender'
          ? gardien.saidThrows({ name: nameOf(one.dreamer), die: dieName(texts, one.ask.label) })
          : gardien.saidWaits({ name: nameOf(one.dreamer) })}
      </p>
      <button type="button" className="button" onClick={() => void seat.letTakeBack(one)}>
        {gardien.letTakeBack}
      </button>
    </section>
  ))
}

/** The dice that the gardien enters for the table; a cell may be pointed at on the map. */
const AskedDice = () => {
  const seat = useOwnSeat()
  const { view, desk } = usePlay()
  const texts = useTexts()
  const { gardien } = texts.ui
  const asked = useSeat((state) => state.diceAsked)
  const ready = useSeat((state) => state.ready.dice)
  usePosed('dice', asked.length > 0 ? asked : null)
  const pointed = useDesk((state) => state.told)
  const words = (die: string, of: DreamerId | null): string => {
    const name = view.table.find((one) => one.id === of)?.name
    return name === undefined ? gardien.dieAskedOfYou({ die }) : gardien.dieAsked({ die, name })
  }
  const enter = (id: string, face: Face | null): void => {
    desk.setState({ told: null })
    void seat.enterDie(id, face)
  }
  return asked.map(({ id, dreamer, ask }) => (
    <section key={id} className="dice-asked">
      <p>{words(dieName(texts, ask.label), dreamer)}</p>
      {ask.label === 'cell' && (
        <p className="soft">
          {gardien.pickOnMap} <RuleTag rule="MAP-5" />
        </p>
      )}
      <FaceEntry
        ask={ask}
        ready={ready}
        pointed={ask.label === 'cell' ? pointed : null}
        onEnter={(face) => enter(id, face)}
        onRollForMe={() => enter(id, null)}
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
      <SaidAtTable />
    </div>
  )
}
