import { type ReactNode, useState } from 'react'
import type { Guest, StartFace, StartWords } from '../face/face.ts'
import { guestOf, useGuests, useStart } from '../face/guests.ts'
import type { SavedGame } from '../library/library.ts'
import { tell } from '../library/notice.ts'
import { removeGame, type Shelf } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FilePick } from '../ui/FilePick.tsx'
import { SavedRow, ShutRow } from './SavedRow.tsx'

interface Removing {
  readonly id: string
  readonly name: string
  readonly question: string
}

interface RemoveDialogProps {
  readonly removing: Removing | null
  readonly onClose: () => void
  readonly onRemove: (removing: Removing) => void
}

const RemoveDialog = ({ removing, onClose, onRemove }: RemoveDialogProps) => {
  const { common } = useTexts().ui
  return (
    <Dialog
      open={removing !== null}
      onClose={onClose}
      title={common.remove}
      actions={
        <>
          <Button name={common.cancel} to={onClose} />
          <button type="button" className="button" data-kind="danger" onClick={() => removing && onRemove(removing)}>
            {common.remove}
          </button>
        </>
      }
    >
      <p>{removing?.question}</p>
    </Dialog>
  )
}

interface RowProps {
  readonly attempt: (act: () => Promise<void>) => Promise<void>
  readonly onRemove: (removing: Removing) => void
}

const exportTo = async (id: string, how: 'exportGame' | 'exportDamaged'): Promise<void> => {
  const exports = await import('../library/exportGame.ts')
  await exports[how](id)
}

interface ShutProps extends RowProps {
  readonly id: string
  readonly name: string
  readonly why: string
}

const Shut = ({ id, name, why, attempt, onRemove }: ShutProps) => {
  const { library } = useTexts().ui
  return (
    <ShutRow
      name={name}
      why={why}
      onExport={() => attempt(() => exportTo(id, 'exportDamaged'))}
      onRemove={() => onRemove({ id, name, question: library.removeDamaged({ name }) })}
    />
  )
}

interface KeptProps extends RowProps {
  readonly record: SavedGame
  readonly guest: Guest
}

/** Drawn by its own game, which is loaded as far as its start. */
const Kept = ({ record, guest, attempt, onRemove }: KeptProps) => {
  const { library, confirm } = useTexts().ui
  const guests = useGuests()
  const start = useStart(guest)
  const cards = start?.cards ?? null
  const { id, card } = record
  const { name } = card
  if (cards && !cards.isCard(card))
    return <Shut id={id} name={name} why={library.damaged} attempt={attempt} onRemove={onRemove} />
  const copy = async (): Promise<void> => {
    const { copyGame } = await import('../library/copyGame.ts')
    const copied = await copyGame(id, guests)
    if (copied) tell(library.copied({ name: copied }))
  }
  return (
    <SavedRow
      record={record}
      door={start && !cards ? guest.door : null}
      cards={cards}
      onCopy={() => attempt(copy)}
      onExport={() => attempt(() => exportTo(id, 'exportGame'))}
      onGive={(give) => attempt(() => give(id))}
      onRemove={() => onRemove({ id, name, question: confirm.removeSaved({ name }) })}
    />
  )
}

interface SavedGamesProps {
  /** The game that has the screen. */
  readonly game: string
  readonly start: StartFace | null
  readonly words: StartWords
  readonly shelf: Shelf
  readonly onFiles: (files: FileList) => void
  readonly onChange: () => Promise<void>
}

export const SavedGames = ({ game, start, words, shelf, onFiles, onChange }: SavedGamesProps) => {
  const foreign = start?.cards?.foreign
  const { ui } = useTexts()
  const guests = useGuests()
  const [removing, setRemoving] = useState<Removing | null>(null)
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch(() => tell(ui.states.notSaved, 'refused'))
    await onChange()
  }
  const exportEverything = async (): Promise<void> => {
    const { exportAll } = await import('../library/exportAll.ts')
    await exportAll(ui.files.allName, guests)
  }
  const remove = async ({ id, name }: Removing): Promise<void> => {
    setRemoving(null)
    await removeGame(id)
    tell(ui.library.removed({ name }))
  }
  const { saved, damaged } = shelf
  const row = (record: SavedGame): ReactNode => {
    const { id, card } = record
    const own = guestOf(guests, record.game)
    if (own) return <Kept key={id} record={record} guest={own} attempt={attempt} onRemove={setRemoving} />
    return <Shut key={id} id={id} name={card.name} why={ui.library.gameGone} attempt={attempt} onRemove={setRemoving} />
  }
  return (
    <section className="start-part">
      <h2>{saved.every((record) => record.game === game) ? words.yours : ui.start.yours}</h2>
      {saved.length + damaged.length === 0 && <p className="start-soft">{words.noneYet}</p>}
      <ul className="own">
        {saved.map(row)}
        {damaged.map((id) => (
          <Shut key={id} id={id} name={id} why={ui.library.damaged} attempt={attempt} onRemove={setRemoving} />
        ))}
      </ul>
      <div className="start-row">
        {start?.newPage && <Button name={words.create} to={hrefOf({ screen: 'page', page: start.newPage })} />}
        <FilePick label={ui.files.importFile} onFiles={onFiles} />
        {saved.length > 0 && <Button name={ui.files.exportAll} to={() => attempt(exportEverything)} />}
      </div>
      {foreign && <p className="start-soft">{ui.library.importHint({ program: foreign.name })}</p>}
      <RemoveDialog removing={removing} onClose={() => setRemoving(null)} onRemove={(one) => void attempt(() => remove(one))} />
    </section>
  )
}
