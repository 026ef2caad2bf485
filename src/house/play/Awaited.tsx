import { useRef } from 'react'
import { useLabels } from '../people/index.ts'
import { useSeat } from '../seat/context.ts'
import type { Awaiting } from '../table/waiting.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { part } from '../ui/part.tsx'
import { useAskedDice } from './askedDice.ts'
import { useGameTexts, useNameOf } from './here.tsx'
import { ToldHere } from './journal.tsx'
import type { RequestWords } from './Requests.tsx'
import { type GameTable, type Kinds, useTable } from './table.ts'

/** A die that is typed in is asked for seldom. */
const DiceQuestions = part(async () => (await import('./DiceQuestions.tsx')).DiceQuestions)
const Waiting = part(async () => (await import('./DiceQuestions.tsx')).Waiting, { unseen: true })
const Requests = part(async () => (await import('./Requests.tsx')).Requests, { unseen: true })
const Queue = part(async () => (await import('./Queue.tsx')).Queue, { unseen: true })
const NOTHING_MORE: readonly Awaiting[] = []

const useRequestWords = (): RequestWords => {
  const { undoWaits } = useTable()
  const texts = useGameTexts()
  const { undo } = useShellTexts()
  const calledOf = useNameOf()
  const labelOf = useLabels()
  const nameOf = (seat: string): string => labelOf(seat, calledOf(seat))
  return { nameOf, Told: ToldHere, undoWaits: undoWaits?.(texts) ?? undo.waits }
}

/** Whoever keeps the table finds it with all else that waits. */
export const Asking = () => {
  const words = useRequestWords()
  const asked = useSeat(({ role, requests, table }) => role.kind !== 'gardien' && (requests.length > 0 || table !== null))
  return asked && <Requests words={words} />
}

/** The dice that are asked for, in the words of the game, where it has none in plain ones; for whoever keeps the table all that waits. */
export const AskedDice = () => {
  const keeps = useSeat((state) => state.role.kind === 'gardien')
  return keeps ? <WaitingHere /> : <OwnDice />
}
const OwnDice = () => {
  const { useDiceWords } = useTable()
  const asked = useAskedDice().length > 0
  // Once it was needed it stays: what it told the seat it takes back itself.
  const needed = useRef(false)
  needed.current ||= asked
  if (!needed.current) return null
  return useDiceWords ? <DiceInWords of={useDiceWords} /> : <DiceQuestions words={null} />
}
const DiceInWords = ({ of: useWords }: { readonly of: NonNullable<GameTable<Kinds>['useDiceWords']> }) => (
  <DiceQuestions words={useWords()} />
)

const NO_WORDS = (): null => null

const WaitingHere = () => {
  const { useDiceWords = NO_WORDS, zones: { Wishes } = {} } = useTable()
  const [words, undo] = [useDiceWords(), useRequestWords()]
  if (!Wishes) return <Queue words={words} undo={undo} more={NOTHING_MORE} />
  return <Wishes>{(more) => <Queue words={words} undo={undo} more={more} />}</Wishes>
}

export const DiceAwaited = () => {
  const { useDiceWords = NO_WORDS } = useTable()
  return <Waiting words={useDiceWords()} />
}
