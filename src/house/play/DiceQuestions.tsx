import type { ComponentType, ReactNode } from 'react'
import type { Ask } from '../../kit/dice.ts'
import { type DiceWords, FaceEntry } from '../dice/index.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import type { SaidByOther } from '../seat/link.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { type AskedDie, isAtOnce, useAskedDice, useEntering, useOpenDie } from './askedDice.ts'
import { useNameOf } from './here.tsx'
import { usePosed } from './posed.ts'
import { useShell } from './shell.ts'
import './diceQuestions.css'

/** How a game speaks of dice that are asked for, and whose they are. */
export interface AskedWords extends DiceWords {
  /** What was said that asks for them; null: nothing to add. */
  readonly reasonOf: (command: unknown) => string | null
  /** What a die decides that is for something; null: there are no words for it. */
  readonly purposeOf?: (purpose: string) => string | null
  /** What is asked where nothing is thrown but chosen; null: the name of the die will do. */
  readonly choiceOf?: (label: string) => string | null
  /** Whom a command concerns; null: nobody in particular. */
  readonly seatOf: (command: unknown) => string | null
  readonly nameOf: (seat: string) => string | null
  /** What tells that seat from the others at a glance. */
  readonly Mark?: ComponentType<{ readonly seat: string }>
  /** Where the outcome is a place of the table: that it may be touched there. */
  readonly hintOf?: (label: string) => ReactNode
}

interface DiceQuestionsProps {
  readonly words: AskedWords
}

interface DieProps extends DiceQuestionsProps {
  readonly die: AskedDie
}

/** Of a game that has no words for its dice: which die, and what to say of it. */
const usePlainWords = (): AskedWords => {
  const { dice } = useShellTexts()
  const nameOf = useNameOf()
  return {
    dieName: (_, ask) => ('sides' in ask ? dice.plainDie({ sides: ask.sides }) : dice.plainDraw),
    howTo: (_, ask) => ('sides' in ask ? dice.plainHow : null),
    outcomesOf: ({ among }) => among.map((face) => ({ face, name: face, range: '' })),
    reasonOf: () => null,
    seatOf: () => null,
    nameOf,
  }
}

/** A d7 is written so wherever it stands. */
const capital = (words: string): string => (/^d\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1))

/** What is asked: the die with what it decides, or the choice. */
const titleOf = ({ dieName, purposeOf, choiceOf }: AskedWords, ask: Ask): string => {
  const choice = 'among' in ask ? (choiceOf?.(ask.label) ?? null) : null
  if (choice !== null) return choice
  const purpose = ask.for === undefined ? null : (purposeOf?.(ask.for) ?? null)
  return capital(purpose !== null && 'sides' in ask ? `d${ask.sides} (${purpose})` : dieName(ask.label, ask))
}

const seatIn = ({ seatOf }: AskedWords, { ask, of, command }: AskedDie): string | null => ask.of ?? of ?? seatOf(command)

/** Whose die it is; one who plays alone knows. */
const Whose = ({ words, die }: DieProps) => {
  const keeps = useSeat((state) => state.role.kind === 'gardien')
  const seat = seatIn(words, die)
  const name = seat && words.nameOf(seat)
  const { Mark } = words
  if (!keeps || !seat || !name) return null
  return (
    <span className="die-whose">
      {Mark && <Mark seat={seat} />} {name}
    </span>
  )
}

const TakeBack = ({ said }: { readonly said: SaidByOther }) => {
  const seat = useOwnSeat()
  const { dice } = useShellTexts()
  return <Button name={said.by.kind === 'gardien' ? dice.takeBack : dice.letTakeBack} to={() => void seat.letTakeBack(said)} />
}

/** The die that is open: whose, why, and what it shows. */
const OpenQuestion = ({ words, die }: DieProps) => {
  const seat = useOwnSeat()
  const { table } = useTexts().ui
  const { dice } = useShellTexts()
  const enter = useEntering()
  const ready = useSeat((state) => (die.own ? state.ready.face : state.ready.dice))
  const open = useOpenDie()
  const chosen = 'among' in die.ask
  return (
    <FaceEntry
      key={die.id}
      ask={die.ask}
      words={words}
      title={titleOf(words, die.ask)}
      whose={<Whose words={words} die={die} />}
      reason={words.reasonOf(die.command)}
      hint={words.hintOf?.(die.ask.label)}
      ready={ready}
      seizes={die.own ? 'at once' : 'if free'}
      picked={open?.picked ?? null}
      onPick={(face) => open?.pick(face)}
      onEnter={(face) => enter(die, face)}
      {...(!die.own && { roll: { name: chosen ? dice.draw : dice.roll, onRoll: () => enter(die, null) } })}
      {...(die.own && !die.own.stands && { onCancel: () => seat.cancelEntry() })}
    >
      {die.said && <TakeBack said={die.said} />}
      {die.own?.stands && <p className="soft">{table.saidStands}</p>}
    </FaceEntry>
  )
}

/** One that waits folded: a touch unfolds it, and what needs no look is thrown or drawn from here. */
const Folded = ({ words, die }: DieProps) => {
  const { store } = useShell()
  const { dice } = useShellTexts()
  const enter = useEntering()
  const ready = useSeat((state) => state.ready.dice)
  return (
    <div className="die-row">
      <button type="button" className="die-unfold" aria-expanded={false} onClick={() => store.setState({ die: die.id })}>
        <Whose words={words} die={die} />
        <span>{titleOf(words, die.ask)}</span>
      </button>
      {isAtOnce(die) && (
        <Button name={'sides' in die.ask ? dice.roll : dice.draw} to={() => enter(die, null)} aria-disabled={!ready} />
      )}
    </div>
  )
}

/** Dice of the table are thrown together, and what comes out of a bag is drawn with them; what is chosen is not. */
const RollAll = ({ dice: asked }: { readonly dice: readonly AskedDie[] }) => {
  const seat = useOwnSeat()
  const { dice } = useShellTexts()
  const ready = useSeat((state) => state.ready.dice)
  const together = asked.filter(isAtOnce)
  const count = together.length
  if (count < 2) return null
  return (
    <button
      type="button"
      className="button die-all"
      data-kind="main"
      aria-disabled={!ready}
      onClick={() => void seat.rollDice(together.map(({ id }) => id))}
    >
      {dice.rollAll({ count, bags: together.filter(({ ask }) => 'among' in ask).length })}
    </button>
  )
}

/** For whoever keeps the table: what others have said and throw for themselves. */
const ThrownByOthers = ({ words }: DiceQuestionsProps) => {
  const { dice } = useShellTexts()
  const said = useSeat((state) => state.said).filter(({ thrower, by }) => thrower === 'sender' && by.kind !== 'gardien')
  return said.map((one) => {
    const name = (one.seat !== null && words.nameOf(one.seat)) || ''
    return (
      <section key={`${one.seat} ${one.id}`} className="die-row said" aria-label={dice.saidBy({ name })}>
        <p>{dice.saidThrows({ name, die: titleOf(words, one.ask) })}</p>
        <TakeBack said={one} />
      </section>
    )
  })
}

/** One's command waits for dice of somebody else. */
const Waiting = ({ words }: DiceQuestionsProps) => {
  const { table } = useTexts().ui
  const waits = useSeat((state) => state.waitsForDice && state.role.kind !== 'gardien')
  const said = useSeat((state) => state.ownSaid)
  const away = useSeat((state) => state.table?.gardienConnected === false)
  if (!waits) return null
  const who = away ? table.waitsForReturn : table.waitsForDice
  return <p className="die-waits">{[who, said && words.reasonOf(said.command)].filter(Boolean).join(' ')}</p>
}

/** The dice that are asked for, where every question stands: one open, the others a line each. */
export const DiceQuestions = ({ words: own }: { readonly words: AskedWords | null }) => {
  const plain = usePlainWords()
  const words = own ?? plain
  const dice = useAskedDice()
  const open = useOpenDie()
  usePosed(
    'face',
    useSeat((state) => state.entering),
  )
  usePosed(
    'dice',
    useSeat((state) => (state.diceAsked.length > 0 ? state.diceAsked : null)),
  )
  return (
    <>
      <Waiting words={words} />
      <RollAll dice={dice} />
      {dice.map((die) =>
        die.id === open?.die.id ? (
          <OpenQuestion key={die.id} words={words} die={die} />
        ) : (
          <Folded key={die.id} words={words} die={die} />
        ),
      )}
      <ThrownByOthers words={words} />
    </>
  )
}
