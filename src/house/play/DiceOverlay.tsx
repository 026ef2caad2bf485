import type { ReactNode } from 'react'
import type { DieFace } from '../../kit/dice.ts'
import { DiceTray, type DiceWords, FaceEntry } from '../dice/index.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import { useTexts } from '../texts/language.tsx'
import { useShellTexts } from '../texts/shellWords.tsx'
import { usePosed } from './posed.ts'
import { useReader } from './reader.ts'

/** How a game speaks of dice that are asked for, and whose they are. */
export interface AskedWords extends DiceWords {
  /** What was said that asks for them; null: nothing to add. */
  readonly reasonOf: (command: unknown) => string | null
  /** What a die of many uses decides, so many of this command being thrown already. */
  readonly purposeOf?: (command: unknown, label: string, thrown: number) => string | null
  /** Whom a command concerns; null: nobody in particular. */
  readonly seatOf: (command: unknown) => string | null
  readonly nameOf: (seat: string) => string | null
  /** What whoever keeps the table is called. */
  readonly keeper: string
}

/** A die whose outcome may be picked on the table. */
export interface Pointing {
  readonly label: string
  readonly hint: ReactNode
  readonly pointed: string | null
  readonly onEntered: () => void
}

interface DiceOverlayProps {
  readonly words: AskedWords
  readonly pointing?: Pointing
}

/** Which die, for whom and why. */
const useAskedOf = ({ nameOf, dieName, reasonOf }: AskedWords) => {
  const { dice } = useShellTexts()
  return (label: string, command: unknown, of: string | null): string => {
    const name = of === null ? null : nameOf(of)
    const die = dieName(label)
    const words = name === null ? dice.askedOfYou({ die }) : dice.asked({ die, name })
    return [words, reasonOf(command)].filter(Boolean).join(' ')
  }
}

/** A die this person is to read from a real one, for their own command. */
const OwnEntry = ({ words }: DiceOverlayProps) => {
  const seat = useOwnSeat()
  const askedOf = useAskedOf(words)
  const entering = useSeat((state) => state.entering)
  const ready = useSeat((state) => state.ready.face)
  const keeps = useSeat((state) => state.role.kind === 'gardien')
  const { table } = useTexts().ui
  const { dicePanel } = useTexts().ui
  usePosed('face', entering)
  if (!entering) return null
  const { ask, command, faces } = entering
  const purpose = words.purposeOf?.(command, ask.label, faces.length) ?? null
  const die = purpose === null ? words.dieName(ask.label) : `${words.dieName(ask.label)} (${purpose})`
  return (
    <>
      <FaceEntry
        key={`${entering.id} ${entering.faces.length}`}
        ask={entering.ask}
        words={words}
        asked={keeps ? askedOf(ask.label, command, words.seatOf(command)) : dicePanel.awaited({ die })}
        ready={ready}
        onEnter={(face) => void seat.enterFace(face, entering)}
        {...(!entering.stands && { onCancel: () => seat.cancelEntry() })}
      />
      {entering.stands && <p className="message soft">{table.saidStands}</p>}
    </>
  )
}

/** For whoever keeps the table: what waits for dice, and may be taken back with their leave. */
const SaidAtTable = ({ words: { nameOf, dieName, keeper } }: DiceOverlayProps) => {
  const seat = useOwnSeat()
  const { dice } = useShellTexts()
  const said = useSeat((state) => state.said)
  return said.map((one) => {
    const name = (one.seat !== null && nameOf(one.seat)) || keeper
    return (
      <section key={`${one.seat} ${one.id}`} className="message said" aria-label={dice.saidBy({ name })}>
        <p>{one.thrower === 'sender' ? dice.saidThrows({ name, die: dieName(one.ask.label) }) : dice.saidWaits({ name })}</p>
        <button type="button" className="button" onClick={() => void seat.letTakeBack(one)}>
          {dice.letTakeBack}
        </button>
      </section>
    )
  })
}

/** The dice that the keeper enters for the table. */
const AskedDice = ({ words, pointing }: DiceOverlayProps) => {
  const seat = useOwnSeat()
  const askedOf = useAskedOf(words)
  const asked = useSeat((state) => state.diceAsked)
  const ready = useSeat((state) => state.ready.dice)
  usePosed('dice', asked.length > 0 ? asked : null)
  const enter = (id: string, face: DieFace | null): void => {
    pointing?.onEntered()
    void seat.enterDie(id, face)
  }
  return asked.map(({ id, seat: of, command, ask }) => {
    const onTable = pointing?.label === ask.label ? pointing : null
    return (
      <section key={id} className="dice-asked">
        {onTable && <p className="soft">{onTable.hint}</p>}
        <FaceEntry
          ask={ask}
          words={words}
          asked={askedOf(ask.label, command, of)}
          ready={ready}
          pointed={onTable?.pointed ?? null}
          onEnter={(face) => enter(id, face)}
          onRollForMe={() => enter(id, null)}
        />
      </section>
    )
  })
}

/** Dice over the table: falling, or asked for. */
export const DiceOverlay = ({ words, pointing }: DiceOverlayProps) => {
  const { table } = useTexts().ui
  const rolling = useSeat((state) => state.rolling)
  const waits = useSeat((state) => state.waitsForDice)
  const said = useSeat((state) => state.ownSaid)
  const reader = useReader()
  const away = useSeat((state) => state.table?.gardienConnected === false)
  return (
    <div className="dice-overlay">
      {rolling.length > 0 && <DiceTray falling={rolling} reader={reader} />}
      {waits && (
        <p className="message">
          {[away ? table.waitsForReturn : table.waitsForDice, said && words.reasonOf(said.command)].filter(Boolean).join(' ')}
        </p>
      )}
      <OwnEntry words={words} />
      <AskedDice words={words} {...(pointing && { pointing })} />
      <SaidAtTable words={words} />
    </div>
  )
}
