import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox } from '../../../../../house/lessons/index.ts'
import { Card } from '../../../../../house/question/index.ts'
import { ConfirmButton } from '../../../../../house/ui/ConfirmButton.tsx'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { judgeStake, repressionAfter, type Situation, type Stake, stakeTable } from '../../../practice/index.ts'
import type { Framing } from '../../desk/framing.ts'
import { PlayScreen } from '../../play/table.tsx'
import { Picture } from '../../prompts/Picture.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import type { Sandbox } from '../drill/openSandbox.ts'
import { useExercise } from '../useExercise.ts'
import { useStakeWords } from './useStakeWords.ts'
import '../ways.css'
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
  readonly ways: (ended: Ended) => ReactNode
}

interface PlayedProps extends StakeProps {
  readonly sandbox: Sandbox
  readonly setup: Situation['setup']
  readonly onAgain: () => void
}

/** Written down once, when it is over; what is begun again is another. */
const useKeepsStake = ({ id }: Stake, over: boolean, won: boolean): void =>
  useEffect(() => {
    const at = Date.now()
    if (over) void keepDeed({ list: 'stakes', entry: { id: `${id} ${at}`, at, stake: id, won } })
  }, [id, over, won])

const Played = ({ stake, above, ways, sandbox, setup, onAgain }: PlayedProps) => {
  const practice = usePracticeTexts()
  const told = useStakeWords()
  const seen = useStore(sandbox.seat.store, (state) => state.view !== null)
  useStore(sandbox.seat.store, (state) => state.notices)
  const [left, setLeft] = useState(false)
  const entries = sandbox.entries() as Situation['entries']
  const standing = judgeStake(stake, setup, entries)
  const over = seen && (left || standing.verdict !== 'open')
  const won = standing.verdict === 'won'
  useKeepsStake(stake, over, won)
  const goal = useMemo(() => ({ spell: stake.spell, wanders: false }), [stake])
  if (!practice || !told) return null
  const { stakes: words, hub } = practice
  const { title, reason, ...endings } = words.each[stake.id]
  const { wish, left: tally } = told(stake)
  const ended = (
    <Card kind="stake-end" title={title} picture={<Picture of="ascent" />}>
      <p className="stake-ending" data-won={won || undefined}>
        {won ? endings.won : endings.lost}
      </p>
      <div className="practice-ways">{ways({ won, repression: repressionAfter({ setup, entries }), onAgain })}</div>
    </Card>
  )
  const framing: Framing = {
    guide: (
      <GuideBox label={title} kind={over && !won ? 'cost' : undefined}>
        <h2 className="guide-title">
          {above ? `${above} · ${title}` : title}
          {!over && <span className="guide-step">{tally(standing.left)}</span>}
        </h2>
        <p>{reason}</p>
        <p className="guide-ask">{wish}</p>
        {!over && <ConfirmButton label={words.giveUp} question={words.giveUpSure} quiet onConfirm={() => setLeft(true)} />}
      </GuideBox>
    ),
    spoken: `${title}. ${reason} ${wish} ${tally(standing.left)}.`,
    goal,
    home: { href: hrefOfPractice(), name: hub.title },
    ...(over ? { instead: ended } : {}),
  }
  return <PlayScreen seat={sandbox.seat} framing={framing} />
}

/** A stake on the real board, until it is won or the time is up. */
export const StakePlay = (props: StakeProps) => {
  const { stake, repression } = props
  const [begun, setBegun] = useState(0)
  const exercise = useMemo(() => {
    const setup = stakeTable(stake, { repression })
    const isOver = (entries: Situation['entries']): boolean => judgeStake(stake, setup, entries).verdict !== 'open'
    return { id: `stake-${stake.id} ${repression}`, setup, isOver }
  }, [stake, repression])
  const sandbox = useExercise(exercise, begun)
  if (sandbox === null || isRefusal(sandbox)) return <Unopened refusal={sandbox} />
  return <Played key={begun} {...props} sandbox={sandbox} setup={exercise.setup} onAgain={() => setBegun(begun + 1)} />
}
