import { useState } from 'react'
import { SeatBadge } from '../../../../house/people/index.ts'
import { hasColumns, usePlace, useStage } from '../../../../house/play/index.ts'
import { storeAs, storedAs } from '../../../../house/settings/stored.ts'
import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { useEscape } from '../../../../house/ui/escape.ts'
import { Icon } from '../../../../house/ui/Icon.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { EveningTold, useEvening } from './Evening.tsx'
import { lastTime, type ToldChapter } from './evening.ts'
import { SmallMap } from './SmallMap.tsx'
import '../../../../house/ui/leaf.css'
import './tale.css'

/** Once for each time a window comes to the table: whoever only loads it anew has not been away. */
const isBack = (place: string): boolean => {
  const key = `demi-reve.back.${place}`
  return storedAs(key, 'sessionStorage') === null && storeAs(key, true, 'sessionStorage')
}

/** Back at a table where something was told before: how it was the last time, until one goes on. */
export const LastTime = () => {
  const place = usePlace()
  const plays = useSeat((state) => state.table !== null && state.view !== null)
  const last = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  const [before] = useState(last)
  const [open, setOpen] = useState(() => plays && place !== null && isBack(place))
  return open && last === before && before > 0 && <Told onClose={() => setOpen(false)} />
}

const Lines = ({ chapter }: { readonly chapter: ToldChapter }) => (
  <div className="tale-body" data-alone={chapter.way.length === 0 || undefined}>
    {chapter.way.length > 0 && <SmallMap way={chapter.way} label={chapter.map} />}
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

const Told = ({ onClose }: { readonly onClose: () => void }) => {
  const { ui } = useTexts()
  const beside = hasColumns(useStage())
  const own = usePlay((play) => (play.view.role.kind === 'gardien' ? null : play.board.id))
  const chapter = useEvening().findLast(({ dreamer }) => own === null || dreamer === own)
  useEscape(chapter !== undefined && beside, onClose)
  if (!chapter) return null
  // A phone has no room for it beside the question.
  if (!beside)
    return (
      <Dialog open onClose={onClose} title={ui.evening.last} actions={<EveningTold />}>
        <Lines chapter={chapter} />
      </Dialog>
    )
  return (
    <section className="tale leaf" data-layer aria-label={ui.evening.last}>
      <header>
        <h2>{ui.evening.last}</h2>
        <button type="button" className="tool" aria-label={ui.common.close} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
      <Lines chapter={chapter} />
      <div className="row">
        <EveningTold />
      </div>
    </section>
  )
}
