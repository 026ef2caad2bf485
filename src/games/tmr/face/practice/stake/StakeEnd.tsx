import type { ReactNode } from 'react'
import { costliestOf, type Remark, type Stake } from '../../../practice/index.ts'
import type { Look } from '../../../rules/public.ts'
import { BothWays, useCostliest } from '../../coach/BothWays.tsx'
import { SmallMap } from '../../tale/SmallMap.tsx'
import type { Tale } from '../../tale/tale.ts'
import { usePractice } from '../../words/practice.ts'

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
export const StakeEnd = ({ stake, won, lost, look, way, before, worth, children }: StakeEndProps) => {
  const { stakes: words, coach } = usePractice()
  const costliest = useCostliest()
  const endings = words.each[stake.id]
  const worst = worth && costliestOf(worth)
  const better = worst && worst.otherWay.length > 1 ? [worst.otherWay] : []
  const weighed = worth?.some(({ review }) => review) ?? false
  return (
    <div className="end-told">
      <p className="stake-ending" data-won={won || undefined}>
        {won ? endings.won : endings.lost}
      </p>
      {!won && <p>{words.lostBy[lost]}</p>}
      <div className="end-both">
        <SmallMap way={way} other={before ?? better} label={coach.bothWays.label} {...(look && { look })} />
        {worst && (
          <div>
            <p className="costliest">{costliest(worst)}</p>
            <BothWays remark={worst} />
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
