import { useEffect, useState } from 'react'
import { replaceBy } from '../../../../../house/routes/route.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { DRILL_KINDS, type Drill, type DrillKind, givenLately, type PracticeRecord, ratingNow } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice, practicePage } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import type { Wish } from '../reckoning/messages.ts'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { Waiting } from '../Waiting.tsx'
import { DrillPlay } from './DrillPlay.tsx'
import { isTheme, namedDrill, nextOf, randomSeed, SUITE } from './drillAddress.ts'

/** The next one of the same theme, or of any. */
const onwards = (theme: DrillKind | null, seed = randomSeed()): string => hrefOfPractice('question', nextOf(theme, seed))

/** Made while the answer is read: the next question is there when it is asked for. */
const useNextMade = ({ id }: Drill, theme: DrillKind | null, seed: number): void => {
  const record = useRecord()
  const answered = record?.drills.some((done) => done.id === id)
  useReckoned<'near'>(record && answered ? wishFor(record, seed, theme) : null)
}

const Asked = ({ drill, theme }: { readonly drill: Drill; readonly theme: DrillKind | null }) => {
  const words = usePracticeTexts()?.drills
  const [seed] = useState(randomSeed)
  const href = onwards(theme, seed)
  useNextMade(drill, theme, seed)
  return (
    words && <DrillPlay drill={drill} name={drill.id} heading={words.kinds[drill.kind]} next={{ to: href, name: words.next }} />
  )
}

/** Just made: it is not made a second time on the way to its own address. */
let made: Drill | null = null

const ToItsAddress = ({ drill, theme }: { readonly drill: Drill; readonly theme: DrillKind | null }) => {
  useEffect(() => {
    made = drill
    replaceBy({ screen: 'page', page: practicePage('question', theme ? `${drill.id}-t` : drill.id) })
  }, [drill, theme])
  return null
}

/** No question clear enough: that is said, and there is a way on. */
const NoneFound = ({ theme }: { readonly theme: DrillKind | null }) => {
  const words = usePracticeTexts()?.drills
  const [href] = useState(() => onwards(theme))
  return (
    <Waiting reckoned={{ state: 'failed' }} failed={words?.noneFound}>
      <Button kind="main" name={words?.tryTheme} to={href} />
    </Waiting>
  )
}

type Near = Extract<Wish, { kind: 'near' }>

/** About as hard as the learner is good, and no answer again that its theme just gave. */
export const wishFor = (record: PracticeRecord, seed: number, theme: DrillKind | null): Near => {
  const kinds = theme ? [theme] : DRILL_KINDS
  const lately = Object.fromEntries(kinds.map((kind) => [kind, givenLately(record.drills, kind)]))
  return { kind: 'near', rating: Math.round(ratingNow(record).rating), seed, kinds, lately }
}

/** Its own address then takes the place of this one. */
const Next = ({ seed, theme }: { readonly seed: number; readonly theme: DrillKind | null }) => {
  const record = useRecord()
  const words = usePracticeTexts()?.drills
  const [asked] = useState(() => ({ wish: null as Near | null }))
  if (record && asked.wish === null) asked.wish = wishFor(record, seed, theme)
  const reckoned = useReckoned<'near'>(asked.wish)
  if (reckoned.state !== 'there') return <Waiting reckoned={reckoned} now={words?.making} failed={words?.failed} />
  return reckoned.answer ? <ToItsAddress drill={reckoned.answer} theme={theme} /> : <NoneFound theme={theme} />
}

type Named = Extract<Wish, { kind: 'drill' }>

const ByName = ({ wish, theme }: { readonly wish: Named; readonly theme: DrillKind | null }) => {
  const words = usePracticeTexts()?.drills
  const [known] = useState(() => (made?.kind === wish.of && made.seed === wish.seed ? made : null))
  const reckoned = useReckoned<'drill'>(known ? null : wish)
  if (known) return <Asked drill={known} theme={theme} />
  if (reckoned.state !== 'there') return <Waiting reckoned={reckoned} now={words?.making} failed={words?.failed} />
  return reckoned.answer ? <Asked drill={reckoned.answer} theme={theme} /> : <NoneFound theme={theme} />
}

/** An address of its own, so that coming back finds the same question. */
const Begin = ({ theme }: { readonly theme: DrillKind | null }) => {
  useEffect(() => replaceBy({ screen: 'page', page: practicePage('question', nextOf(theme, randomSeed())) }), [theme])
  return null
}

/** A drill by its name, or the next one for this learner, of a theme or of any. */
export const DrillScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.drills
  const named = namedDrill(detail)
  if (named) return <ByName wish={named.wish} theme={named.theme} />
  const [, theme, seed] = SUITE.exec(detail) ?? []
  if (seed !== undefined) return <Next seed={Number(seed)} theme={isTheme(theme) ? theme : null} />
  if (detail === '' || isTheme(detail)) return <Begin theme={isTheme(detail) ? detail : null} />
  return <Waiting reckoned={{ state: 'failed' }} failed={words?.unknown} />
}
