import { DiceTray } from '../../../../house/dice/DiceTray.tsx'
import { FaceEntry } from '../../../../house/dice/FaceEntry.tsx'
import { RuleTag } from '../../../../house/reference/index.ts'
import type { Face } from '../../../../kit/dice.ts'
import { useDesk, useOwnSeat, usePlay, usePosed, useSeat } from '../desk/context.ts'
import { diceWords, dieName } from '../dice/outcomes.ts'
import { reasonOf } from '../dice/reason.ts'
import { useDragonTexts, useLanguage, useSpellTexts, useTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'

const useDiceWords = () => {
  const { texts, format } = useLanguage()
  const dragon = useDragonTexts()
  const spells = useSpellTexts()
  const { view } = usePlay()
  return diceWords(texts, format, { dragon, spellName: (id) => spellName(view.spells, spells, format, id) })
}

/** Which die, for whom and why. */
const useAskedOf = () => {
  const texts = useTexts()
  const { view } = usePlay()
  const { gardien } = texts.ui
  return (label: string, command: unknown, of: string | null): string => {
    const name = view.table.find((one) => one.id === of)?.name
    const die = dieName(texts, label)
    const words = name === undefined ? gardien.dieAskedOfYou({ die }) : gardien.dieAsked({ die, name })
    return [words, reasonOf(texts, command)].filter(Boolean).join(' ')
  }
}

const dreamerIn = (command: unknown): string | null =>
  typeof command === 'object' && command !== null && 'dreamer' in command ? String(command.dreamer) : null

/** A die this person is to read from a real one, for their own command. */
const OwnEntry = () => {
  const seat = useOwnSeat()
  const askedOf = useAskedOf()
  const entering = useSeat((state) => state.entering)
  const words = useDiceWords()
  const ready = useSeat((state) => state.ready.face)
  const { table } = useTexts().ui
  const { role } = usePlay().view
  usePosed('face', entering)
  if (!entering) return null
  return (
    <>
      <FaceEntry
        key={`${entering.id} ${entering.faces.length}`}
        ask={entering.ask}
        words={words}
        {...(role.kind === 'gardien' && { asked: askedOf(entering.ask.label, entering.command, dreamerIn(entering.command)) })}
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
  const nameOf = (of: string | null): string => view.table.find((one) => one.id === of)?.name ?? gardien.title
  return said.map((one) => (
    <section key={`${one.seat} ${one.id}`} className="message said" aria-label={gardien.saidBy({ name: nameOf(one.seat) })}>
      <p>
        {one.thrower === 'sender'
          ? gardien.saidThrows({ name: nameOf(one.seat), die: dieName(texts, one.ask.label) })
          : gardien.saidWaits({ name: nameOf(one.seat) })}
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
  const { desk } = usePlay()
  const { gardien } = useTexts().ui
  const askedOf = useAskedOf()
  const asked = useSeat((state) => state.diceAsked)
  const diceTold = useDiceWords()
  const ready = useSeat((state) => state.ready.dice)
  usePosed('dice', asked.length > 0 ? asked : null)
  const pointed = useDesk((state) => state.told)
  const enter = (id: string, face: Face | null): void => {
    desk.setState({ told: null })
    void seat.enterDie(id, face)
  }
  return asked.map(({ id, seat: of, command, ask }) => (
    <section key={id} className="dice-asked">
      {ask.label === 'cell' && (
        <p className="soft">
          {gardien.pickOnMap} <RuleTag rule="MAP-5" />
        </p>
      )}
      <FaceEntry
        ask={ask}
        words={diceTold}
        asked={askedOf(ask.label, command, of)}
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
  const texts = useTexts()
  const waits = useSeat((state) => state.waitsForDice)
  const said = useSeat((state) => state.ownSaid)
  return (
    <div className="dice-overlay">
      {rolling.length > 0 && <DiceTray rolls={rolling} />}
      {waits && (
        <p className="message">
          {[texts.ui.table.waitsForDice, said && reasonOf(texts, said.command)].filter(Boolean).join(' ')}
        </p>
      )}
      <OwnEntry />
      <AskedDice />
      <SaidAtTable />
    </div>
  )
}
