import { useMemo, useState } from 'react'
import { addressOf } from '../../../../../house/routes/route.ts'
import { ShareLine } from '../../../../../house/table/ShareLine.tsx'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { dateOf, today } from '../../../../../house/ui/day.ts'
import { NIGHTS, nightLine, nightsOf, stakeOf, tonightName, tonightsStake } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { Missing } from '../Page.tsx'
import { hrefOfPractice, otherNumber, useLanguage, usePractice } from '../speaking.ts'
import { type EndOfStake, StakePlay } from './StakePlay.tsx'
import { AGAIN, drawnStake, hrefOfNights, hrefOfStake, hrefOfTonight, useWon } from './stakes.ts'

interface DetailProps {
  readonly detail: string
}

/** One stake, by its name. */
export const StakeScreen = ({ detail }: DetailProps) => {
  const { stakes: words, hub } = usePractice()
  const won = useWon(useRecord())
  const stake = stakeOf(detail)
  if (!stake) return <Missing told={words.unknown} />
  const after = ({ onAgain }: EndOfStake) => ({
    ways: [
      { name: words.next, to: hrefOfStake(drawnStake(won, stake.id)), kind: 'main' as const },
      { name: words.again, to: onAgain },
      { name: hub.back, to: hrefOfPractice() },
    ],
  })
  return <StakePlay stake={stake} repression={0} after={after} />
}

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
export const NightsScreen = ({ detail }: DetailProps) => {
  const { stakes: words, hub } = usePractice()
  const nights = useMemo(() => readNights(detail), [detail])
  const stake = useMemo(() => nights && nightsOf(nights.seed)[nights.past.length], [nights])
  const [other] = useState(otherNumber)
  if (!nights || !stake) return <Missing told={words.unknown} />
  const { seed, past, repression } = nights
  const after = (end: EndOfStake) => {
    const now = past + (end.done.won ? 'w' : 'l')
    const next: WayOn =
      now.length >= NIGHTS
        ? { name: words.otherNights, to: hrefOfNights(other), kind: 'main' }
        : { name: words.nextNight, to: hrefOfNights(seed, now, end.repression), kind: 'main' }
    const told = now.length >= NIGHTS && <p>{words.over({ won: wonIn(now), of: NIGHTS })}</p>
    return { told, ways: [next, { name: hub.back, to: hrefOfPractice() }] }
  }
  return (
    <StakePlay
      key={`${seed} ${past}`}
      {...{ stake, repression, after }}
      above={words.night({ at: past.length + 1, of: NIGHTS })}
    />
  )
}

/** The stake of a night, the same for everybody and with the same dice: `DAY` or `DAY/encore`, for training; without one, of today. */
export const TonightScreen = ({ detail }: DetailProps) => {
  const { format } = useLanguage()
  const { stakes: words, drills, journeys } = usePractice()
  const record = useRecord()
  // Begun before midnight, it stays that of its night.
  const [now] = useState(today)
  const [day = '', again] = (detail || now).split('/')
  const stake = tonightsStake(day)
  if (!record) return null
  if (!stake) return <Missing told={drills.daily.noDay} />
  if (day > now) return <Missing told={drills.daily.notYet} />
  const training = again === AGAIN
  const kept = record.stakes.find(({ id }) => id === tonightName(day))
  const after = ({ done, onAgain }: EndOfStake) => ({
    told: training ? (
      <p>{words.tonight.training}</p>
    ) : (
      <ShareLine label={words.tonight.line} text={nightLine(day, done)} url={addressOf(hrefOfTonight(day))} line="alone" />
    ),
    ways: [
      training
        ? { name: words.again, to: onAgain, kind: 'main' as const }
        : { name: words.tonight.again, to: hrefOfTonight(day, AGAIN), kind: 'main' as const },
      { name: journeys.back, to: hrefOfPractice('carnet') },
    ],
  })
  return (
    <StakePlay
      {...{ stake, after, night: day }}
      repression={0}
      {...(training ? { training } : { kept })}
      above={words.tonight.of({ day: dateOf(format.locale, day) })}
    />
  )
}
