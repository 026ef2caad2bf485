import { useMemo } from 'react'
import { useStore } from 'zustand'
import { ExerciseEnd, GuideBox } from '../../../../../house/exercise/index.ts'
import { hrefOf } from '../../../../../house/routes/route.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { journeysIn } from '../../../practice/index.ts'
import { spellsOf, type TmrSpeech, type ToldHappening } from '../../../rules/public.ts'
import { readGoal } from '../../desk/kept.ts'
import { sinceAscent } from '../../journal/latestFirst.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { TaleWords } from '../../tale/TaleWords.tsx'
import { type Tale, taleOf, wayFrom } from '../../tale/tale.ts'
import { exercise } from '../exercise.ts'
import { hrefOfJourney, savedUpTo } from '../journey/useJourney.ts'
import { cellName, lookIn, NO_SPELLS, usePractice, useTexts } from '../speaking.ts'
import '../../tale/tale.css'

const readDetail = (detail: string) => {
  const [id = '', before = '', journey] = detail.split('/')
  return { id, before: Number(before), journey }
}

/** The way of the journey that this moment is of, as it was kept. */
const useFirst = (id: string, before: number) => {
  const record = useRecord()
  return useMemo(() => {
    const logged = record
      ? journeysIn(record).flatMap(({ kept }) => (kept?.log?.game === id ? [{ ...kept, seq: kept.log.seq }] : []))
      : []
    return logged.filter(({ seq }) => seq <= before).toSorted((a, b) => b.seq - a.seq)[0]
  }, [record, id, before])
}

const STEPS: ReadonlySet<ToldHappening['type']> = new Set(['moved', 'carried', 'drifted'])

/** Where the journey of before was after as many steps; undefined: it is not played again from its beginning. */
const useBeside = (seat: Seat<TmrSpeech>, first: ReturnType<typeof useFirst>, before: number, begun: boolean) => {
  const notices = useStore(seat.store, (state) => state.notices)
  const dreamer = useStore(seat.store, (state) => state.view?.boards[0]?.id)
  if (!dreamer || first?.seq !== before) return undefined
  const steps = begun ? sinceAscent(notices, dreamer).filter(({ what }) => STEPS.has(what.type)).length : 0
  const way = first.way.flat()
  return way[steps] ?? way.at(-1)
}

/** The journey as it went this time; null as long as it goes on. */
const useOver = (seat: Seat<TmrSpeech>, before: number): Tale | null => {
  const notices = useStore(seat.store, (state) => state.notices)
  const board = useStore(seat.store, (state) => state.view?.boards[0])
  return useMemo(() => {
    const rests = board?.phase === 'awake' || board?.phase === 'asleep'
    const tale = rests ? taleOf(notices, board.id) : null
    return tale && (seat.seqOf?.(tale.n) ?? 0) >= before ? tale : null
  }, [seat, notices, board, before])
}

/** A moment of one's own journey, played again with other dice: `id/seq` of a game, or `id/seq/journey` from its page. */
export const ReplayScreen = exercise<{ readonly detail: string }>({
  laidOf: ({ detail }) => {
    const { id, before } = readDetail(detail)
    return savedUpTo(id, (all) => (before >= 1 && before <= all.length ? before : null))
  },
  useFrame: ({ detail }, { seat, room }, onAgain) => {
    const { id, before, journey } = readDetail(detail)
    const { replay: words, coach, journeys } = usePractice()
    const board = useStore(seat.store, (state) => state.view?.boards[0])
    const dreamer = board?.id
    const kept = useFirst(id, before)
    const goal = useMemo(() => {
      const now = dreamer ? readGoal({ place: id, dreamer }) : null
      return now && kept?.wanted && now.spell === null ? { spell: kept.wanted, wanders: false } : now
    }, [id, dreamer, kept])
    const over = useOver(seat, before)
    const spells = useStore(seat.store, (state) => state.view?.spells ?? NO_SPELLS)
    const texts = useTexts()
    const begun = room.entries.length >= before
    const beside = useBeside(seat, kept, before, begun)
    if (!goal || !board) return null
    const home =
      journey === undefined
        ? { name: words.back, href: hrefOf({ screen: 'saved', id }) }
        : { name: journeys.toPage, href: hrefOfJourney(journey) }
    const again = { name: words.again, to: onAgain }
    return {
      home,
      guide: !over && (
        <GuideBox label={words.title} kind="again" ways={[again]}>
          {!begun && <p>{words.lead}</p>}
          {beside && <p>{words.beside({ place: cellName(texts, beside) })}</p>}
        </GuideBox>
      ),
      ...(begun && { news: 'told' }),
      ...{ spoken: words.lead, goal, coach: 'speaks', beside: over ? undefined : beside },
      instead: over && (
        <ExerciseEnd
          kind="replay-end"
          title={coach.bothWays.label}
          picture={<Picture of="ascent" />}
          ways={[again, { name: home.name, to: home.href }]}
        >
          <div className="end-told stack">
            <div className="end-both row">
              <SmallMap
                way={wayFrom(over, board.position)}
                {...(kept && { other: kept.way })}
                look={lookIn(board.sheet)}
                label={words.ways}
              />
              <div>
                <TaleWords tale={over} spells={spellsOf(spells, board.sheet)} />
              </div>
            </div>
            <p>{words.ways}</p>
          </div>
        </ExerciseEnd>
      ),
    }
  },
})
