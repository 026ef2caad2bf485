import { useState } from 'react'
import { downloadFile } from '../../../../house/library/download.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { useLanguage } from '../words/language.tsx'
import { chapterInWords, eveningAsPage, eveningAsText, eveningOf } from './evening.ts'
import './evening.css'

/** All journeys of the table as one story: to read aloud, to copy, or to keep as a page. */
export const Evening = ({ onClose }: { readonly onClose: () => void }) => {
  const { texts, format } = useLanguage()
  const { evening, common, journal } = texts.ui
  const view = usePlay((play) => play.view)
  const notices = useSeat((state) => state.notices)
  const table = useSeat((state) => state.table?.name)
  const names = useNames(view, notices)
  const [told, setTold] = useState('')
  const title = evening.title({ table: table ?? '' })
  const chapters = eveningOf(notices).map((chapter) => chapterInWords(texts, names, chapter))
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(eveningAsText(title, chapters))
      setTold(common.copied)
    } catch {
      setTold(journal.copyRefused)
    }
  }
  const keep = (): void => {
    const page = eveningAsPage(format.locale, title, chapters)
    downloadFile(new Blob([page], { type: 'text/html;charset=utf-8' }), `${evening.fileName}.html`)
  }
  const actions = chapters.length > 0 && (
    <>
      <output>{told}</output>
      <Button name={evening.copy} to={() => void copy()} />
      <Button name={evening.keep} to={keep} />
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      {chapters.length === 0 && <p>{evening.none}</p>}
      {chapters.map(({ heading, sentences }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two journeys of one dreamer may begin at the same hour; none changes its place.
        <section key={at} className="evening-chapter">
          <h3>{heading}</h3>
          <p>{sentences.join(' ')}</p>
        </section>
      ))}
    </Dialog>
  )
}
