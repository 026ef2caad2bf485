import { useEffect, useState } from 'react'
import { replaceBy } from '../../../../../house/routes/route.ts'
import { DRILL_KINDS, type Drill, type DrillKind, NEWCOMER, ratingNow } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice, practicePage } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import type { Wish } from '../reckoning/messages.ts'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { Waiting } from '../Waiting.tsx'
import { DrillPlay } from './DrillPlay.tsx'

const randomSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1

type Named = Extract<Wish, { kind: 'drill' }>

/** encounter-123: a drill by its name. */
const namedDrill = (detail: string): Named | null => {
  const [of = '', seed = ''] = detail.split('-')
  return DRILL_KINDS.includes(of as DrillKind) && /^\d{1,10}$/.test(seed)
    ? { kind: 'drill', of: of as DrillKind, seed: Number(seed) }
    : null
}

const Asked = ({ drill }: { readonly drill: Drill }) => {
  const words = usePracticeTexts()?.drills
  return (
    words && (
      <DrillPlay
        drill={drill}
        name={drill.id}
        heading={words.kinds[drill.kind]}
        next={
          <a className="button" data-kind="main" href={hrefOfPractice('question', `suite-${randomSeed()}`)}>
            {words.next}
          </a>
        }
      />
    )
  )
}

/** Just made: it is not made a second time on the way to its own address. */
let made: Drill | null = null

const ToItsAddress = ({ drill }: { readonly drill: Drill }) => {
  useEffect(() => {
    made = drill
    replaceBy({ screen: 'page', page: practicePage('question', drill.id) })
  }, [drill])
  return null
}

/** The next one is about as hard as the learner is good; its own address then takes the place of this one. */
const Next = ({ seed }: { readonly seed: number }) => {
  const record = useRecord()
  const words = usePracticeTexts()?.drills
  const [rating] = useState(() => ({ at: null as number | null }))
  if (record && rating.at === null) rating.at = Math.round(ratingNow(record)?.rating ?? NEWCOMER.rating)
  const reckoned = useReckoned<'near'>(rating.at === null ? null : { kind: 'near', rating: rating.at, seed })
  if (reckoned.state !== 'there') return <Waiting reckoned={reckoned} now={words?.making} failed={words?.failed} />
  return reckoned.answer ? (
    <ToItsAddress drill={reckoned.answer} />
  ) : (
    <Waiting reckoned={{ state: 'failed' }} failed={words?.failed} />
  )
}

const ByName = ({ wish }: { readonly wish: Named }) => {
  const words = usePracticeTexts()?.drills
  const [known] = useState(() => (made?.kind === wish.of && made.seed === wish.seed ? made : null))
  const reckoned = useReckoned<'drill'>(known ? null : wish)
  if (known) return <Asked drill={known} />
  if (reckoned.state !== 'there') return <Waiting reckoned={reckoned} now={words?.making} failed={words?.failed} />
  return reckoned.answer ? <Asked drill={reckoned.answer} /> : <Waiting reckoned={{ state: 'failed' }} failed={words?.failed} />
}

const nextSeed = (detail: string): number | null => {
  const [, seed] = /^suite-(\d{1,10})$/.exec(detail) ?? []
  return seed === undefined ? null : Number(seed)
}

/** An address of its own, so that coming back finds the same question. */
const Begin = () => {
  useEffect(() => replaceBy({ screen: 'page', page: practicePage('question', `suite-${randomSeed()}`) }), [])
  return null
}

/** A drill by its name, or the next one for this learner. */
export const DrillScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.drills
  const named = namedDrill(detail)
  if (named) return <ByName wish={named} />
  const seed = nextSeed(detail)
  if (seed !== null) return <Next seed={seed} />
  if (detail === '') return <Begin />
  return <Waiting reckoned={{ state: 'failed' }} failed={words?.unknown} />
}
