import { useState } from 'react'
import { downloadFile } from '../../../../house/library/download.ts'
import { SeatBadge } from '../../../../house/people/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { Dialog } from '../../../../house/ui/Dialog.tsx'
import type { DreamerId } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { useLanguage } from '../words/language.tsx'
import { chapterInWords, eveningAsText, eveningOf, type ToldChapter } from './evening.ts'
import { eveningAsPage } from './eveningPage.ts'
import { SmallMap } from './SmallMap.tsx'
import './evening.css'

/** All that this reader was told, in chapters. */
export const useEvening = (): readonly ToldChapter[] => {
  const language = useLanguage()
  const view = usePlay((play) => play.view)
  const notices = useSeat((state) => state.notices)
  const names = useNames(view, notices)
  const isLost = (id: DreamerId): boolean => view.boards.some((board) => board.id === id && board.candidates.length > 1)
  return eveningOf(notices, isLost).map((chapter) => chapterInWords({ ...language, names }, chapter))
}

const ChapterTold = ({ chapter: { dreamer, heading, paragraphs, way, map } }: { readonly chapter: ToldChapter }) => (
  <section className="evening-chapter">
    <h3>
      <SeatBadge seat={dreamer} /> {heading}
    </h3>
    {way.length > 0 && (
      <div className="evening-map">
        <SmallMap way={way} label={map} />
      </div>
    )}
    {paragraphs.map((sentences) => (
      <p key={sentences.join(' ')}>{sentences.join(' ')}</p>
    ))}
  </section>
)

/** All journeys of the table as one story: to read, to read aloud, to print, to copy, or to keep as a page. */
const Evening = ({ onClose }: { readonly onClose: () => void }) => {
  const { texts, format } = useLanguage()
  const { evening, common, journal } = texts.ui
  const table = useSeat((state) => state.table?.name)
  const chapters = useEvening()
  const [told, setTold] = useState('')
  const title = evening.title({ table: table ?? '' })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(eveningAsText(title, chapters))
      setTold(common.copied)
    } catch {
      setTold(journal.copyRefused)
    }
  }
  const keep = async (): Promise<void> => {
    const { pictureOf } = await import('./smallLand.ts')
    const pictures = await Promise.all(chapters.map(({ way }) => pictureOf(way)))
    const page = eveningAsPage(format.locale, title, chapters, pictures)
    downloadFile(new Blob([page], { type: 'text/html;charset=utf-8' }), `${evening.fileName}.html`)
  }
  const actions = chapters.length > 0 && (
    <>
      <output>{told}</output>
      <Button name={evening.copy} to={() => void copy()} />
      <Button name={evening.print} to={() => window.print()} />
      <Button name={evening.keep} to={() => void keep()} />
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      {chapters.length === 0 && <p>{evening.none}</p>}
      <div className="evening">
        {chapters.map((chapter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two journeys of one dreamer may begin at the same hour; none changes its place.
          <ChapterTold key={at} chapter={chapter} />
        ))}
      </div>
    </Dialog>
  )
}

/** Opens the story. */
export const EveningTold = () => {
  const { evening } = useLanguage().texts.ui
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button name={evening.open} to={() => setOpen(true)} />
      {open && <Evening onClose={() => setOpen(false)} />}
    </>
  )
}
