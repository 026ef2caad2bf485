import { lazy, Suspense } from 'react'
import type { StartFace, StartWords } from '../face/face.ts'
import { useGuests } from '../face/guests.ts'
import { tell } from '../library/notice.ts'
import type { Shelf } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { FilePick } from '../ui/FilePick.tsx'

/** A newcomer has none. */
const SavedRows = lazy(async () => ({ default: (await import('./SavedRows.tsx')).SavedRows }))

interface SavedGamesProps {
  readonly game: string
  readonly start: StartFace | null
  readonly words: StartWords
  readonly shelf: Shelf
  readonly onFiles: (files: readonly File[]) => void
  readonly onChange: () => Promise<void>
}

export const SavedGames = ({ game, start, words, shelf, onFiles, onChange }: SavedGamesProps) => {
  const foreign = start?.cards?.foreign
  const { ui } = useTexts()
  const guests = useGuests()
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch(() => tell(ui.states.notSaved, 'refused'))
    await onChange()
  }
  const exportEverything = async (): Promise<void> => {
    const { exportAll } = await import('../library/exportAll.ts')
    await exportAll(ui.files.allName, guests)
  }
  const { saved, damaged } = shelf
  const none = saved.length + damaged.length === 0
  return (
    <section className="start-part">
      <h2>{saved.every((record) => record.game === game) ? words.yours : ui.start.yours}</h2>
      {none ? (
        <p className="soft">{words.noneYet}</p>
      ) : (
        <Suspense>
          <SavedRows shelf={shelf} attempt={attempt} />
        </Suspense>
      )}
      <div className="start-row row">
        {start?.newPage && <Button name={words.create} to={hrefOf({ screen: 'page', page: start.newPage })} />}
        <FilePick label={ui.files.importFile} onFiles={onFiles} />
        {saved.length > 0 && <Button name={ui.files.exportAll} to={() => attempt(exportEverything)} />}
      </div>
      {foreign && <p className="soft">{ui.library.importHint({ program: foreign.name })}</p>}
    </section>
  )
}
