import { useMemo, useState } from 'react'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { NIGHTS, nightsOf } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { Waiting } from '../Waiting.tsx'
import { hrefOfNights, otherNights } from './addresses.ts'
import { type Ended, StakePlay } from './StakePlay.tsx'

interface Nights {
  readonly seed: number
  /** What became of the nights before, `w` or `l` each. */
  readonly past: string
  readonly repression: number
}

const readNights = (detail: string): Nights | null => {
  const [, seed, past = '', repression = '0'] = /^(\d{1,9})(?:\/([wl]{0,2})\/(\d{1,2}))?$/.exec(detail) ?? []
  return seed === undefined ? null : { seed: Number(seed), past, repression: Number(repression) }
}

const wonIn = (past: string): number => [...past].filter((one) => one === 'w').length

/** Three stakes in a row for one dreamer: what each night leaves of repression goes with them to the next. */
export const NightsScreen = ({ detail }: { readonly detail: string }) => {
  const practice = usePracticeTexts()
  const nights = useMemo(() => readNights(detail), [detail])
  const stake = useMemo(() => nights && nightsOf(nights.seed)[nights.past.length], [nights])
  const [other] = useState(otherNights)
  if (!practice) return null
  const { stakes: words, hub } = practice
  if (!nights || !stake) return <Waiting reckoned={{ state: 'failed' }} failed={words.unknown} />
  const { seed, past, repression } = nights
  const waysAfter = (ended: Ended) => {
    const now = past + (ended.done.won ? 'w' : 'l')
    const next: WayOn =
      now.length >= NIGHTS
        ? { name: words.otherNights, to: hrefOfNights(other), kind: 'main' }
        : { name: words.nextNight, to: hrefOfNights(seed, now, ended.repression), kind: 'main' }
    const told = now.length >= NIGHTS && <p>{words.over({ won: wonIn(now), of: NIGHTS })}</p>
    return { told, ways: [next, { name: hub.back, to: hrefOfPractice() }] }
  }
  return (
    <StakePlay
      key={`${seed} ${past}`}
      stake={stake}
      repression={repression}
      above={words.night({ at: past.length + 1, of: NIGHTS })}
      ways={waysAfter}
    />
  )
}
