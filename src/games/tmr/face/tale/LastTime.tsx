import { useEffect, useState } from 'react'
import { SeatBadge } from '../../../../house/people/index.ts'
import { hasColumns, usePlace, useStage } from '../../../../house/play/index.ts'
import { storeAs, storedAs } from '../../../../house/settings/stored.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { useEscape } from '../../../../house/ui/escape.ts'
import { seesTable } from '../../../../kit/roles.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { inCell } from '../journal/words.ts'
import { useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import { EveningTold, useEvening } from './Evening.tsx'
import { lastChapters, lastTime, type ToldChapter } from './evening.ts'
import { SmallMap } from './SmallMap.tsx'
import '../../../../house/ui/leaf.css'
import './tale.css'

/** Come back to with this page, and not yet gone on from: a screen that is made anew still tells it. */
const untold = new Map<string, Coming>()

/** Whoever was never here before comes to an evening that is under way. */
type Coming = 'back' | 'new'

/** Once for each time a window comes to the table: whoever only loads it anew has not been away. */
const comingOf = (place: string): Coming | null => {
  const key = `demi-reve.back.${place}`
  const coming = storedAs(key) === null ? 'new' : 'back'
  if (storedAs(key, 'sessionStorage') === null && storeAs(key, true, 'sessionStorage')) untold.set(place, coming)
  storeAs(key, true)
  return untold.get(place) ?? null
}

interface LastTimeProps {
  /** The last message there was when the table was first seen. */
  readonly since: number
}

/** Back at a table where something was told before: how it was the last time, until one goes on. */
export const LastTime = ({ since }: LastTimeProps) => {
  const place = usePlace()
  const plays = useSeat((state) => state.table !== null && state.view !== null)
  return plays && place !== null && <Back place={place} since={since} />
}

const Back = ({ place, since }: LastTimeProps & { readonly place: string }) => {
  const last = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  const [before] = useState(last)
  const [coming, setComing] = useState(() => {
    const how = comingOf(place)
    // This comes late: whoever is new here has played meanwhile.
    return how === 'new' && last !== since ? null : how
  })
  const goesOn = last !== before
  useEffect(() => {
    if (goesOn || !coming) untold.delete(place)
  }, [place, goesOn, coming])
  return coming && !goesOn && before > 0 && <Told coming={coming} onClose={() => setComing(null)} />
}

/** The way of it; of who stood still, where they stand, or where they may be. */
const Place = ({ chapter: { dreamer, way, map } }: { readonly chapter: ToldChapter }) => {
  const texts = useTexts()
  const board = usePlay((play) => play.view.boards.find(({ id }) => id === dreamer))
  if (way.length > 0) return <SmallMap way={way} label={map} />
  if (!board) return null
  const { candidates, position, sheet } = board
  const label = candidates.map((cell) => inCell(texts, cell)).join(', ')
  if (candidates.length > 1) return <SmallMap way={[]} perhaps={candidates} label={label} />
  return position && <SmallMap way={[[position]]} look={lookIn(sheet)} label={inCell(texts, position)} />
}

const Lines = ({ chapter }: { readonly chapter: ToldChapter }) => (
  <div className="tale-body">
    <Place chapter={chapter} />
    <div className="tale-words">
      <h3>
        <SeatBadge seat={chapter.dreamer} /> {chapter.heading}
      </h3>
      {lastTime(chapter).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
)

/** Of a dreamer whom somebody else played before, what befell that dreamer. */
const useLast = (coming: Coming): readonly ToldChapter[] => {
  const own = usePlay((play) => (seesTable(play.view.role) ? null : play.board.id))
  const plays = useSeat(({ role }) => role.kind === 'joueur')
  const keeps = useSeat(({ role }) => role.kind === 'gardien')
  const last = lastChapters(useEvening(), own)
  return coming === 'back' || keeps ? last : last.filter(({ dreamer }) => plays && dreamer === own)
}

const Told = ({ coming, onClose }: { readonly coming: Coming; readonly onClose: () => void }) => {
  const { ui } = useTexts()
  const beside = hasColumns(useStage())
  const chapters = useLast(coming)
  useEscape(chapters.length > 0 && beside, onClose)
  if (chapters.length === 0) return null
  const told = chapters.map((chapter) => <Lines key={chapter.dreamer} chapter={chapter} />)
  const ways = (
    <>
      <EveningTold />
      <Button kind="main" name={ui.evening.goOn} to={onClose} />
    </>
  )
  // A phone has no room for it beside the question.
  if (!beside)
    return (
      <Dialog open onClose={onClose} title={ui.evening.last} actions={ways}>
        {told}
      </Dialog>
    )
  return (
    <section className="tale leaf" data-layer aria-label={ui.evening.last}>
      <h2>{ui.evening.last}</h2>
      {told}
      <div className="row">{ways}</div>
    </section>
  )
}
