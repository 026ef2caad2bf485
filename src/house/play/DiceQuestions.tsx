import type { ComponentType, ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Ask } from '../../kit/dice.ts'
import { type DiceWords, FaceEntry } from '../dice/index.ts'
import type { SaidByOther } from '../seat/link.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { type AskedDie, useEntering, useOpenDie } from './askedDice.ts'
import { useNameOf, usePosed } from './here.tsx'
import { useTable } from './table.ts'
import './diceQuestions.css'

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

interface DieProps {
  readonly die: AskedDie
}

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

export const useAskedWords = (): AskedWords => (useTable().useDiceWords ?? usePlainWords)()

/** A d7 is written so wherever it stands. */
const capital = (words: string): string => (/^d\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1))

export const titleOf = ({ dieName, purposeOf, choiceOf }: AskedWords, ask: Ask): string => {
  const choice = 'among' in ask ? (choiceOf?.(ask.label) ?? null) : null
  if (choice !== null) return choice
  const purpose = ask.for === undefined ? null : (purposeOf?.(ask.for) ?? null)
  return capital(purpose !== null && 'sides' in ask ? `d${ask.sides} (${purpose})` : dieName(ask.label, ask))
}

const Named = ({ seat }: { readonly seat: string | null }) => {
  const { nameOf, Mark } = useAskedWords()
  const name = seat && nameOf(seat)
  return (
    name && (
      <span className="die-whose">
        {Mark && <Mark seat={seat} />} {name}
      </span>
    )
  )
}

/** Whose die it is; one who plays alone knows. */
export const Whose = ({ die: { ask, of, command } }: DieProps) => {
  const { seatOf } = useAskedWords()
  const keeps = useSeat((state) => state.role.kind === 'gardien')
  return keeps && <Named seat={ask.of ?? of ?? seatOf(command)} />
}

export const TakeBack = ({ said }: { readonly said: SaidByOther }) => {
  const seat = useOwnSeat()
  const { dice } = useShellTexts()
  return <Button name={said.by.kind === 'gardien' ? dice.takeBack : dice.letTakeBack} to={() => void seat.letTakeBack(said)} />
}

export const usePosedDice = (): void => {
  usePosed(
    'face',
    useSeat((state) => state.entering),
  )
  usePosed(
    'dice',
    useSeat((state) => (state.diceAsked.length > 0 ? state.diceAsked : null)),
  )
}

export const OpenQuestion = ({ die }: DieProps) => {
  const words = useAskedWords()
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
      whose={<Whose die={die} />}
      reason={words.reasonOf(die.command)}
      hint={words.hintOf?.(die.ask.label)}
      chance={die.ask.chance}
      ready={ready}
      seizes={die.own ? 'at once' : 'if free'}
      picked={open?.picked ?? null}
      onPick={(face) => open?.pick(face)}
      onEnter={(face) => enter(die, face)}
      roll={{ name: chosen ? dice.draw : dice.roll, onRoll: () => enter(die, null) }}
      {...(die.own && !die.own.stands && { onCancel: () => seat.cancelEntry() })}
    >
      {die.said && <TakeBack said={die.said} />}
      {die.own?.stands && <p className="soft">{table.saidStands}</p>}
    </FaceEntry>
  )
}

/** One's command waits for dice of somebody else: said where the news stand, which pushes nothing. Of those one watches, after the news. */
export const Waiting = () => {
  const { table } = useTexts().ui
  const { dice } = useShellTexts()
  const { reasonOf } = useAskedWords()
  const { ownSaid, watched } = useSeat(useShallow(({ ownSaid, said }) => ({ ownSaid, watched: said })))
  const away = useSeat((state) => state.table?.gardienConnected === false)
  const who = away ? table.waitsForReturn : table.waitsForDice
  if (watched.length > 0)
    return watched.map(({ id, seat, thrower }) => (
      <p key={id} className="die-waits golden row">
        <Named seat={seat} /> {thrower === 'sender' ? dice.throws : who}
      </p>
    ))
  return (
    <div className="news">
      <p className="die-waits golden">
        {who} <span className="where-room">{ownSaid && reasonOf(ownSaid.command)}</span>
      </p>
    </div>
  )
}

export const DiceQuestions = () => {
  const open = useOpenDie()
  usePosedDice()
  return open && <OpenQuestion die={open.die} />
}
