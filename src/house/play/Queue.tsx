import { useEffect, useLayoutEffect, useState } from 'react'
import { createGuard, SCREEN_TIME } from '../seat/guard.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useKnocks, waitingFor } from '../table/requests.tsx'
import { type Arrived, type Awaiting, inOrder } from '../table/waiting.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { type AskedDie, isAtOnce, useAskedDice, useEntering } from './askedDice.ts'
import { type AskedWords, OpenQuestion, TakeBack, titleOf, useAskedWords, usePosedDice, Whose } from './DiceQuestions.tsx'
import { useUndos } from './Requests.tsx'
import { useShell, useShellState } from './shell.ts'
import { hasColumns, useStage } from './stage.ts'
import { useTable } from './table.ts'
import './queue.css'

/** What needs no look is thrown or drawn from its line. */
const AtOnce = ({ die }: { readonly die: AskedDie }) => {
  const { dice } = useShellTexts()
  const enter = useEntering()
  const ready = useSeat((state) => state.ready.dice)
  return <Button name={'sides' in die.ask ? dice.roll : dice.draw} to={() => enter(die, null)} aria-disabled={!ready} />
}

const awaitingDie = (words: AskedWords, die: AskedDie): Awaiting => ({
  key: die.chain,
  first: die.own !== null,
  guarded: true,
  line: (
    <>
      <Whose die={die} />
      <span>{titleOf(words, die.ask)}</span>
    </>
  ),
  whole: <OpenQuestion die={die} />,
  aside: isAtOnce(die) && <AtOnce die={die} />,
})

/** Dice of the table are thrown together, and what comes out of a bag is drawn with them; what is chosen is not. */
const RollAll = ({ dice: asked }: { readonly dice: readonly AskedDie[] }) => {
  const seat = useOwnSeat()
  const { dice } = useShellTexts()
  const ready = useSeat((state) => state.ready.dice)
  const together = asked.filter(isAtOnce)
  const count = together.length
  if (count < 2) return null
  const bags = together.filter(({ ask }) => 'among' in ask).length
  return (
    <Button
      kind="main"
      name={dice.rollAll({ count, bags })}
      aria-disabled={!ready}
      to={() => void seat.rollDice(together.map(({ id }) => id))}
    />
  )
}

const ThrownByOthers = ({ words }: { readonly words: AskedWords }) => {
  const { dice } = useShellTexts()
  const said = useSeat((state) => state.said).filter(({ thrower, by }) => thrower === 'sender' && by.kind !== 'gardien')
  return said.map((one) => {
    const name = (one.seat !== null && words.nameOf(one.seat)) || ''
    return (
      <section key={`${one.seat} ${one.id}`} className="queue-row box row said" aria-label={dice.saidBy({ name })}>
        <p>{one.ask && dice.saidThrows({ name, die: titleOf(words, one.ask) })}</p>
        <TakeBack said={one} />
      </section>
    )
  })
}

const MINUTE = 60_000

const Since = ({ at }: { readonly at: number }) => {
  const { table } = useTexts().ui
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE / 4)
    return () => clearInterval(ticking)
  }, [])
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE)
  return (
    <small className="queue-since soft unbroken tabular">
      <span className="visually-hidden">{table.waitsSince}</span> {table.waited({ minutes })}
    </small>
  )
}

/** What is unfolded stays so until it is answered; then the one that has waited longest is. */
const useUnfolded = (waiting: readonly Awaiting[]): Awaiting | undefined => {
  const { store } = useShell()
  const opened = useShellState((state) => state.opened)
  const open = waiting.find(({ key }) => key === opened) ?? waiting[0]
  const key = open?.key ?? null
  useLayoutEffect(() => store.setState({ opened: key }), [store, key])
  return open
}

/** Nothing unread is answered: what comes to lie under the hand is looked at first. */
const useRead = (key: string | undefined): boolean => {
  const [ready, setReady] = useState(false)
  const [guard] = useState(() => createGuard(SCREEN_TIME, setReady))
  useLayoutEffect(() => guard.pose(key ?? null), [guard, key])
  return ready
}

interface RowProps {
  readonly item: Awaiting
  readonly at: number
}

const Row = ({ item: { key, line, aside }, at }: RowProps) => {
  const { store } = useShell()
  return (
    <div className="queue-row box row">
      <button type="button" className="queue-unfold" aria-expanded={false} onClick={() => store.setState({ opened: key })}>
        <span className="queue-line row">{line}</span> <Since at={at} />
      </button>
      {aside}
    </div>
  )
}

const Unfolded = ({ item: { whole, guarded }, at, ready }: RowProps & { readonly ready: boolean }) => (
  <fieldset className="queue-open" disabled={!ready && !guarded}>
    {whole}
    <Since at={at} />
  </fieldset>
)

/** As many as leave room for what they are about. */
const MOST_ROWS = { column: 5, phone: 2, low: 1 }
const LOW = 700

const shownOf = (waiting: readonly Arrived[], open: Awaiting | undefined, most: number) => {
  const isNear = ({ item }: Arrived, at: number): boolean => at < most || item.key === open?.key
  return [waiting.filter(isNear), waiting.filter((one, at) => !isNear(one, at))] as const
}

const Ordered = ({ more }: { readonly more: readonly Awaiting[] }) => {
  const { table } = useTexts().ui
  const words = useAskedWords()
  const dice = useAskedDice()
  const { knocks, all } = useKnocks()
  const undos = useUndos()
  const asked = dice.map((die) => awaitingDie(words, die))
  const waiting = inOrder([...knocks.map(waitingFor), ...more, ...undos.map(waitingFor), ...asked])
  const open = useUnfolded(waiting.map(({ item }) => item))
  const ready = useRead(open?.key)
  const most = MOST_ROWS[hasColumns(useStage()) ? 'column' : window.innerHeight < LOW ? 'low' : 'phone']
  const [near, far] = shownOf(waiting, open, most)
  usePosedDice()
  return (
    <>
      {waiting.length > 0 && (
        <section className="queue list" aria-label={table.queue}>
          <div className="queue-all row">
            <RollAll dice={dice} />
            {all}
          </div>
          {near.map(({ item, at }) =>
            item.key === open?.key ? (
              <Unfolded key={item.key} {...{ item, at, ready }} />
            ) : (
              <Row key={item.key} {...{ item, at }} />
            ),
          )}
          {far.length > 0 && (
            <details className="queue-more fold list">
              <summary>{table.waitMore({ count: far.length })}</summary>
              {far.map(({ item, at }) => (
                <Row key={item.key} {...{ item, at }} />
              ))}
            </details>
          )}
        </section>
      )}
      <ThrownByOthers words={words} />
    </>
  )
}

const NOTHING_MORE: readonly Awaiting[] = []

export const Queue = () => {
  const { Wishes } = useTable().zones ?? {}
  return Wishes ? <Wishes>{(more) => <Ordered more={more} />}</Wishes> : <Ordered more={NOTHING_MORE} />
}
