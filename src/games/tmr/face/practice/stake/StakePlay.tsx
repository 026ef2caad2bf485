import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ExerciseEnd, GuideBox, type OpenExercise } from '../../../../../house/exercise/index.ts'
import { undoneIn } from '../../../../../house/journal/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { ConfirmButton } from '../../../../../house/ui/ConfirmButton.tsx'
import {
  costliestOf,
  judgeStake,
  nightDice,
  type Remark,
  repressionAfter,
  type Situation,
  type Stake,
  type StakeDone,
  stakeTable,
  tonightName,
} from '../../../practice/index.ts'
import type { Look, TmrSpeech } from '../../../rules/public.ts'
import { Costliest } from '../../coach/remarkWords.tsx'
import { useRemarksOn } from '../../coach/useReckoned.ts'
import type { Framing } from '../../desk/framing.ts'
import { piecesOf } from '../../journal/path.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { type Tale, wayFrom } from '../../tale/tale.ts'
import { exercise } from '../exercise.ts'
import { Folded } from '../Page.tsx'
import { usePractice } from '../speaking.ts'
import { useStakeWords } from './stakes.ts'
import './stake.css'

interface StakeEndProps {
  readonly stake: Stake
  readonly won: boolean
  /** How it was lost, where it was. */
  readonly lost: 'left' | 'late'
  readonly look: Look | undefined
  readonly way: Tale['way']
  /** The way it had gone before this was played again; null: it was not. */
  readonly before: Tale['way'] | null
  /** Null until it is reckoned. */
  readonly worth: readonly Remark[] | null
  readonly children: ReactNode
}

/** How a stake ended, and how it could have: the ways on the map, the answer that cost most, the other ending. */
const StakeEnd = ({ stake, won, lost, look, way, before, worth, children }: StakeEndProps) => {
  const { stakes: words, coach } = usePractice()
  const endings = words.each[stake.id]
  const worst = worth && costliestOf(worth)
  const better = worst && worst.otherWay.length > 1 ? [worst.otherWay] : []
  const weighed = worth?.some(({ review }) => review) ?? false
  return (
    <div className="end-told stack">
      <p className="stake-ending" data-won={won || undefined}>
        {won ? endings.won : endings.lost}
      </p>
      {!won && <p>{words.lostBy[lost]}</p>}
      <div className="end-both row">
        <SmallMap way={way} other={before ?? better} label={coach.bothWays.label} {...(look && { look })} />
        {worst && (
          <div>
            <Costliest remark={worst} />
          </div>
        )}
      </div>
      {weighed && <p>{worst ? words.untimed : coach.mistakeless}</p>}
      <p>
        {words.otherwise} <em>{won ? endings.lost : endings.won}</em>
      </p>
      {before && <p>{words.replayed}</p>}
      {children}
    </div>
  )
}

/** How it ended, for what stands under the ending. */
export interface EndOfStake {
  readonly done: Pick<StakeDone, 'stake' | 'won' | 'left'>
  /** ENC-7. */
  readonly repression: number
  readonly onAgain: () => void
}

interface After {
  readonly told?: ReactNode
  readonly ways: readonly WayOn[]
}

interface StakeProps {
  readonly stake: Stake
  /** ENC-7: left by the night before. */
  readonly repression: number
  /** The night whose dice it is played with; absent: those of chance. */
  readonly night?: string
  /** How that night went already, which nothing changes any more. */
  readonly kept?: StakeDone | undefined
  /** For training: nothing of it is kept. */
  readonly training?: true
  /** Over its title: which night it is. */
  readonly above?: string
  readonly after: (end: EndOfStake) => After
}

/** Played again from one of its moments, and the way it had gone. */
interface Since {
  readonly entries: Situation['entries']
  readonly way: Tale['way']
}

interface TableProps extends StakeProps {
  readonly since: Since | null
  readonly onSince: (since: Since) => void
}

/** Written down once, when it is over; what is begun again is another, that of a night stands as it was first. */
const useKeepsStake = (
  over: boolean,
  done: EndOfStake['done'] & { readonly way: Tale['way'] },
  { night, training, since }: TableProps,
): void => {
  const entry = JSON.stringify(done)
  const kept = !training && !since
  const written = useRef(false)
  useEffect(() => {
    if (!over || !kept || written.current) return
    written.current = true
    const at = Date.now()
    const { stake, ...rest } = JSON.parse(entry) as Omit<StakeDone, 'id' | 'at'>
    const id = night === undefined ? `${stake} ${at}` : tonightName(night)
    void keepDeed({ list: 'stakes', entry: { id, at, stake, ...rest } })
  }, [over, kept, entry, night])
}

/** All that was walked, as far as it was known. */
const useWay = ({ seat: { store } }: OpenExercise<TmrSpeech>): Tale['way'] => {
  const notices = useStore(store, (state) => state.notices)
  const board = useStore(store, (state) => state.view?.boards[0])
  return useMemo(() => {
    const undone = undoneIn([...notices])
    const told = [...notices].filter(({ n }) => !undone.has(n)).flatMap((notice) => notice.told)
    const way = piecesOf(told.flatMap((one) => (one.dreamer === board?.id ? [one.what] : [])))
    return wayFrom({ way }, board?.position ?? null)
  }, [notices, board])
}

const useFrame = (props: TableProps, open: OpenExercise<TmrSpeech>, onAgain: () => void): Omit<Framing, 'home'> => {
  const { stake, repression, night, training, above, since, onSince } = props
  const kept = since ? undefined : props.kept
  const { seat, room } = open
  const { stakes: words, coach } = usePractice()
  const told = useStakeWords()
  const seen = useStore(seat.store, (state) => state.view !== null)
  const way = useWay(open)
  const look = useStore(seat.store, (state) => state.view?.boards[0]?.sheet.look)
  const [left, setLeft] = useState(false)
  const setup = useMemo(() => stakeTable(stake, { repression }), [stake, repression])
  const entries = room.entries as Situation['entries']
  const standing = judgeStake(stake, setup, entries)
  const over = seen && (left || kept !== undefined || standing.verdict !== 'open')
  const done = kept ?? { stake: stake.id, won: standing.verdict === 'won', left: standing.left }
  useKeepsStake(over, { stake: done.stake, won: done.won, left: done.left, way }, props)
  const dreamer = useStore(seat.store, (state) => state.view?.boards[0]?.id)
  // Once it is over.
  const worth = useRemarksOn(seat, over && dreamer ? { dreamer, spell: stake.spell, of: 'whole' } : null)
  const goal = useMemo(() => ({ spell: stake.spell, wanders: false }), [stake])
  const { wish, left: tally } = told(stake)
  const { title: name, reason, ...endings } = words.each[stake.id]
  const title = above ? `${above} · ${name}` : name
  const inRounds = 'rounds' in stake.deadline
  const of = inRounds ? 'rounds' : 'hours'
  const begun = entries.length > (since?.entries.length ?? 0)
  const why = (
    <>
      <p>{reason}</p>
      {!begun && <p className="guide-ask strong">{wish}</p>}
      <ConfirmButton label={words.giveUp} question={words.giveUpSure} quiet onConfirm={() => setLeft(true)} />
    </>
  )
  const after = over && props.after({ done, repression: repressionAfter({ setup, entries }), onAgain })
  const worst = worth && costliestOf(worth)
  const fromWorst = (seq: number): WayOn => ({
    name: coach.replay,
    to: () => onSince({ entries: entries.filter((entry) => entry.seq < seq), way }),
  })
  return {
    guide: !over && (
      <GuideBox label={name} heading={title} step={tally(standing.left)}>
        {begun ? (
          <Folded className="stake-asked" summary={<span className="guide-ask strong">{wish}</span>}>
            {why}
          </Folded>
        ) : (
          why
        )}
      </GuideBox>
    ),
    ...(begun && !over && { news: 'told' }),
    spoken: over ? `${title}. ${done.won ? endings.won : endings.lost}` : `${title}. ${reason} ${wish} ${tally(standing.left)}.`,
    goal,
    time: { of, left: standing.left, late: words.late[of], slept: words.slept(standing) },
    foe: stake.foe,
    sleeps: inRounds ? 'never' : 'hourByHour',
    // Chances are reckoned without the time there is.
    ...(inRounds && standing.left < 3 && { advice: 'kept-back' }),
    ...(night !== undefined && !training && !since && { undo: 'never' }),
    instead: after ? (
      <ExerciseEnd
        kind="stake-end"
        title={title}
        picture={<Picture of="ascent" />}
        ways={[...after.ways.slice(0, 1), ...(worst ? [fromWorst(worst.seq)] : []), ...after.ways.slice(1)]}
      >
        <StakeEnd
          {...{ stake, won: done.won, lost: left ? 'left' : 'late', worth, look, before: since?.way ?? null }}
          way={kept?.way ?? way}
        >
          {!since && after.told}
        </StakeEnd>
      </ExerciseEnd>
    ) : null,
  }
}

const laidOf = ({ stake, repression, night, training, since }: TableProps) => {
  const setup = stakeTable(stake, { repression })
  const dice = night === undefined ? null : nightDice(night)
  const dealt = dice && {
    dice,
    beforeSaid: (room: { readonly entries: readonly unknown[] }) => dice.prepare(room.entries.length),
  }
  if (since) return { from: { setup, entries: since.entries } }
  if (training) return { from: { setup }, ...dealt }
  // That of a night is come back to as it ended.
  if (night !== undefined) return { from: { setup }, keptAs: tonightName(night), undo: 'never' as const, ...dealt }
  return {
    from: { setup },
    keptAs: `stake-${stake.id} ${repression}`,
    isOver: (entries: readonly unknown[]) => judgeStake(stake, setup, entries as Situation['entries']).verdict !== 'open',
  }
}

const StakeTable = exercise<TableProps>({ laidOf, useFrame })

/** A stake on the real board, until it is won or the time is up; then again from where it cost most, as often as one likes. */
export const StakePlay = (props: StakeProps) => {
  const [since, onSince] = useState<Since | null>(null)
  const [times, setTimes] = useState(0)
  return (
    <StakeTable
      key={times}
      {...props}
      since={since}
      onSince={(moment) => {
        onSince(moment)
        setTimes(times + 1)
      }}
    />
  )
}
