import { type ReactNode, useEffect, useState } from 'react'
import { addressOf, replaceBy } from '../../../../../house/routes/route.ts'
import { numberUpTo } from '../../../../../house/seat/chanceDice.ts'
import { ShareLine } from '../../../../../house/table/ShareLine.tsx'
import { Button } from '../../../../../house/ui/Button.tsx'
import { dateOf, today } from '../../../../../house/ui/day.ts'
import { isDay } from '../../../../../kit/day.ts'
import {
  DRILL_KINDS,
  type Drill,
  type DrillKind,
  dailyName,
  givenLately,
  missedIn,
  type PracticeRecord,
  ratingNow,
  shareLine,
} from '../../../practice/index.ts'
import { useReckoned } from '../../coach/useReckoned.ts'
import type { Wish } from '../../coach/worker.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { Missing, Waiting } from '../Page.tsx'
import { hrefOfPractice, practicePage, useLanguage, usePractice } from '../speaking.ts'
import { DrillPlay } from './DrillPlay.tsx'
import { Streak } from './DrillsPart.tsx'

export const randomSeed = (): number => numberUpTo(2 ** 31 - 1)

const isTheme = (text: string | undefined): text is DrillKind => DRILL_KINDS.includes(text as DrillKind)

/** suite-123: the next of any theme; suite-water-123: of that one. */
const SUITE = /^suite-(?:([a-z]+)-)?(\d{1,10})$/

const nextOf = (theme: DrillKind | null, seed: number): string => `suite-${theme ? `${theme}-` : ''}${seed}`

interface Named {
  readonly wish: Extract<Wish, { kind: 'drill' }>
  /** The theme one keeps to; null: any. */
  readonly theme: DrillKind | null
}

/** encounter-123: a drill by its name; encounter-123-t: while one keeps to its theme. */
const namedDrill = (detail: string): Named | null => {
  const [, of, seed, kept] = /^([a-z]+)-(\d{1,10})(-t)?$/.exec(detail) ?? []
  return isTheme(of) ? { wish: { kind: 'drill', of, seed: Number(seed) }, theme: kept ? of : null } : null
}

type Wanted = Extract<Wish, { kind: 'near' | 'drill' | 'day' }>

interface MadeProps {
  readonly wish: Wanted
  /** Where there is none; absent: it cannot be made. */
  readonly none?: ReactNode
  readonly children: (drill: Drill) => ReactNode
}

/** A question that is made, or made again from its name. */
const Made = ({ wish, none, children }: MadeProps) => {
  const { drills: words } = usePractice()
  const reckoned = useReckoned<Wanted['kind']>(wish)
  if (reckoned.state === 'now') return <Waiting told={words.making} />
  if (reckoned.state === 'there' && reckoned.answer) return children(reckoned.answer)
  return (reckoned.state === 'there' && none) || <Missing told={words.failed} />
}

/** The drill of a day, the same for everybody; without one, of today. */
export const DailyScreen = ({ detail }: { readonly detail: string }) => {
  const { format } = useLanguage()
  const { drills: words } = usePractice()
  const day = detail || today()
  if (!isDay(day)) return <Missing told={words.daily.noDay} />
  if (day > today()) return <Missing told={words.daily.notYet} />
  /** A line and a link, for others to try the same. */
  const result = (score: number) => (
    <>
      <Streak />
      <ShareLine label={words.daily.line} text={shareLine(day, score)} url={addressOf(hrefOfPractice('jour', day))} />
    </>
  )
  return (
    <Made wish={{ kind: 'day', day }}>
      {(drill) => (
        <DrillPlay
          drill={drill}
          name={dailyName(day)}
          heading={words.daily.of({ day: dateOf(format.locale, day) })}
          next={{ to: hrefOfPractice('question'), name: words.another }}
          after={result}
        />
      )}
    </Made>
  )
}

/** "day 2026-11-15", or the name of a drill. */
const wishOf = (name: string): Wanted | null => {
  const [, day] = /^day (.+)$/.exec(name) ?? []
  return day === undefined ? (namedDrill(name)?.wish ?? null) : { kind: 'day', day }
}

const Missed = ({ record, detail }: { readonly record: PracticeRecord; readonly detail: string }) => {
  const { drills: words } = usePractice()
  const [{ name, next, due }] = useState(() => {
    const missed = missedIn(record)
    const name = namedDrill(detail) ? detail : missed[Number(detail || 0) % Math.max(1, missed.length)]
    const others = missed.some((other) => other !== name)
    const next = others
      ? { to: hrefOfPractice('revoir', String(randomSeed())), name: words.review.next }
      : { to: hrefOfPractice('question'), name: words.another }
    return { name, next, due: missed.some((other) => other === name) }
  })
  if (name === undefined) return <Missing told={words.review.none} />
  const wish = wishOf(name)
  if (!wish) return <Waiting told={words.making} />
  return (
    <Made wish={wish}>
      {(drill) => (
        <DrillPlay
          drill={drill}
          name={name}
          as="review"
          heading={words.review.title}
          after={(score) => due && score === 1 && <p>{words.review.mended}</p>}
          next={next}
        />
      )}
    </Made>
  )
}

/** What was missed, one after another, until it is answered rightly, or the one that is named; which one is settled as the page opens. */
export const ReviewScreen = ({ detail }: { readonly detail: string }) => {
  const record = useRecord()
  return record && <Missed record={record} detail={detail} />
}

interface ThemeProps {
  /** The theme one keeps to; null: any. */
  readonly theme: DrillKind | null
}

/** The next one of the same theme, or of any. */
const onwards = (theme: DrillKind | null, seed = randomSeed()): string => hrefOfPractice('question', nextOf(theme, seed))

/** No question clear enough: that is said, and there is a way on. */
const NoneFound = ({ theme }: ThemeProps) => {
  const { drills: words } = usePractice()
  const [href] = useState(() => onwards(theme))
  return (
    <Missing told={words.noneFound}>
      <Button kind="main" name={words.tryTheme} to={href} />
    </Missing>
  )
}

interface AskedProps extends ThemeProps {
  readonly drill: Drill
}

const Asked = ({ drill, theme }: AskedProps) => {
  const { drills: words } = usePractice()
  const record = useRecord()
  const [seed] = useState(randomSeed)
  // Made while the answer is read: the next question is there when it is asked for.
  const answered = record?.drills.some((done) => done.id === drill.id)
  useReckoned<'near'>(record && answered ? wishFor(record, seed, theme) : null)
  return (
    <DrillPlay
      drill={drill}
      name={drill.id}
      heading={words.kinds[drill.kind]}
      next={{ to: onwards(theme, seed), name: words.next }}
    />
  )
}

/** Just made: it is not made a second time on the way to its own address. */
let made: Drill | null = null

const ToItsAddress = ({ drill, theme }: AskedProps) => {
  useEffect(() => {
    made = drill
    replaceBy({ screen: 'page', page: practicePage('question', theme ? `${drill.id}-t` : drill.id) })
  }, [drill, theme])
  return null
}

/** About as hard as the learner is good, and no answer again that its theme just gave. */
export const wishFor = (record: PracticeRecord, seed: number, theme: DrillKind | null): Extract<Wish, { kind: 'near' }> => {
  const kinds = theme ? [theme] : DRILL_KINDS
  const lately = Object.fromEntries(kinds.map((kind) => [kind, givenLately(record.drills, kind)]))
  return { kind: 'near', rating: Math.round(ratingNow(record).rating), seed, kinds, lately }
}

/** Its own address then takes the place of this one, so that coming back finds the same question. */
const Next = ({ record, seed, theme }: ThemeProps & { readonly record: PracticeRecord; readonly seed: number | null }) => {
  const [wish] = useState(() => wishFor(record, seed ?? randomSeed(), theme))
  return (
    <Made wish={wish} none={<NoneFound theme={theme} />}>
      {(drill) => <ToItsAddress drill={drill} theme={theme} />}
    </Made>
  )
}

type NamedProps = NonNullable<ReturnType<typeof namedDrill>>

const ByName = ({ wish, theme }: NamedProps) => {
  const [known] = useState(() => (made?.kind === wish.of && made.seed === wish.seed ? made : null))
  if (known) return <Asked drill={known} theme={theme} />
  return (
    <Made wish={wish} none={<NoneFound theme={theme} />}>
      {(drill) => <Asked drill={drill} theme={theme} />}
    </Made>
  )
}

/** A drill by its name, or the next one for this learner, of a theme or of any. */
export const DrillScreen = ({ detail }: { readonly detail: string }) => {
  const { drills: words } = usePractice()
  const record = useRecord()
  const named = namedDrill(detail)
  if (named) return <ByName {...named} />
  const [, theme = detail, seed = null] = SUITE.exec(detail) ?? []
  if (seed === null && detail !== '' && !isTheme(detail)) return <Missing told={words.unknown} />
  return record && <Next record={record} seed={seed === null ? null : Number(seed)} theme={isTheme(theme) ? theme : null} />
}
