import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ExerciseEnd, GuideBox, type OpenExercise } from '../../../../../house/exercise/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { ConfirmButton } from '../../../../../house/ui/ConfirmButton.tsx'
import { judgeStake, repressionAfter, type Situation, type Stake, stakeTable } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { exercise } from '../exercise.ts'
import { useStakeWords } from './useStakeWords.ts'
import './stake.css'

/** How it ended, for what stands under the ending. */
export interface Ended {
  readonly won: boolean
  /** ENC-7. */
  readonly repression: number
  readonly onAgain: () => void
}

interface StakeProps {
  readonly stake: Stake
  /** ENC-7: left by the night before. */
  readonly repression: number
  /** Over its title: which night it is. */
  readonly above?: string
  readonly ways: (ended: Ended) => { readonly told?: string | undefined; readonly ways: readonly WayOn[] }
}

/** Written down once, when it is over; what is begun again is another. */
const useKeepsStake = ({ id }: Stake, over: boolean, won: boolean): void =>
  useEffect(() => {
    const at = Date.now()
    if (over) void keepDeed({ list: 'stakes', entry: { id: `${id} ${at}`, at, stake: id, won } })
  }, [id, over, won])

const useFrame = (
  { stake, repression, above, ways }: StakeProps,
  { seat, room }: OpenExercise<TmrSpeech>,
  onAgain: () => void,
): Omit<Framing, 'home'> | null => {
  const practice = usePracticeTexts()
  const told = useStakeWords()
  const seen = useStore(seat.store, (state) => state.view !== null)
  useStore(seat.store, (state) => state.notices)
  const [left, setLeft] = useState(false)
  const setup = useMemo(() => stakeTable(stake, { repression }), [stake, repression])
  const entries = room.entries as Situation['entries']
  const standing = judgeStake(stake, setup, entries)
  const over = seen && (left || standing.verdict !== 'open')
  const won = standing.verdict === 'won'
  useKeepsStake(stake, over, won)
  const goal = useMemo(() => ({ spell: stake.spell, wanders: false }), [stake])
  if (!practice || !told) return null
  const words = practice.stakes
  const { title, reason, ...endings } = words.each[stake.id]
  const { wish, left: tally } = told(stake)
  const end = over && ways({ won, repression: repressionAfter({ setup, entries }), onAgain })
  return {
    guide: (
      <GuideBox
        label={title}
        heading={above ? `${above} · ${title}` : title}
        step={over ? undefined : tally(standing.left)}
        kind={over && !won ? 'cost' : undefined}
      >
        <p>{reason}</p>
        <p className="guide-ask">{wish}</p>
        {!over && <ConfirmButton label={words.giveUp} question={words.giveUpSure} quiet onConfirm={() => setLeft(true)} />}
      </GuideBox>
    ),
    spoken: `${title}. ${reason} ${wish} ${tally(standing.left)}.`,
    goal,
    instead: end ? (
      <ExerciseEnd kind="stake-end" title={title} picture={<Picture of="ascent" />} ways={end.ways}>
        <p className="stake-ending" data-won={won || undefined}>
          {won ? endings.won : endings.lost}
        </p>
        {end.told && <p>{end.told}</p>}
      </ExerciseEnd>
    ) : null,
  }
}

/** A stake on the real board, until it is won or the time is up. */
export const StakePlay = exercise<StakeProps>({
  laidOf: ({ stake, repression }) => {
    const setup = stakeTable(stake, { repression })
    return {
      from: { setup },
      keptAs: `stake-${stake.id} ${repression}`,
      isOver: (entries) => judgeStake(stake, setup, entries as Situation['entries']).verdict !== 'open',
    }
  },
  useFrame,
})
