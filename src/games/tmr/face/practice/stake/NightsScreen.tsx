import { useMemo, useState } from 'react'
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

const Ways = ({ seed, past, ended }: { readonly seed: number; readonly past: string; readonly ended: Ended }) => {
  const practice = usePracticeTexts()
  const [other] = useState(otherNights)
  if (!practice) return null
  const { stakes: words, hub } = practice
  const now = past + (ended.won ? 'w' : 'l')
  const last = now.length >= NIGHTS
  return (
    <>
      {last && <p className="stake-nights">{words.over({ won: wonIn(now), of: NIGHTS })}</p>}
      <a className="button" data-kind="main" href={last ? hrefOfNights(other) : hrefOfNights(seed, now, ended.repression)}>
        {last ? words.otherNights : words.nextNight}
      </a>
      <a className="button" data-kind="page" href={hrefOfPractice()}>
        {hub.back}
      </a>
    </>
  )
}

/** Three stakes in a row for one dreamer: what each night leaves of repression goes with them to the next. */
export const NightsScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.stakes
  const nights = useMemo(() => readNights(detail), [detail])
  const stake = useMemo(() => nights && nightsOf(nights.seed)[nights.past.length], [nights])
  if (!words) return null
  if (!nights || !stake) return <Waiting reckoned={{ state: 'failed' }} failed={words.unknown} />
  const { seed, past, repression } = nights
  return (
    <StakePlay
      key={`${seed} ${past}`}
      stake={stake}
      repression={repression}
      above={words.night({ at: past.length + 1, of: NIGHTS })}
      ways={(ended) => <Ways {...{ seed, past, ended }} />}
    />
  )
}
