import { type ReactNode, useState } from 'react'
import type { Cards, Door, Guest } from '../face/face.ts'
import { guestOf, useGuests, useStart } from '../face/guests.ts'
import type { SavedGame } from '../library/library.ts'
import { tell } from '../library/notice.ts'
import { removeGame, type Shelf } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DoorEmblem } from './DoorEmblem.tsx'

type Action = readonly [label: string, act: () => void]

const Actions = ({ name, actions }: { readonly name: string; readonly actions: readonly Action[] }) => {
  const { library } = useTexts().ui
  return actions.map(([label, act]) => (
    <Button key={label} kind="quiet" name={label} to={act} aria-label={library.of({ action: label, name })} />
  ))
}

interface SavedRowProps {
  readonly record: SavedGame
  /** Of a game that draws no cards. */
  readonly door: Door | null
  /** As its own game draws it; null while that is loaded. */
  readonly cards: Cards | null
  readonly onCopy: () => void
  readonly onExport: () => void
  /** To the other program. */
  readonly onGive: (give: (id: string) => Promise<void>) => void
  readonly onRemove: () => void
}

/** One game kept here, as its card tells it. */
const SavedRow = ({ record, door, cards, onCopy, onExport, onGive, onRemove }: SavedRowProps) => {
  const { texts, format } = useLanguage()
  const { common, library } = texts.ui
  const { id, card, touchedAt } = record
  const { foreign, editPage } = cards ?? {}
  const actions: readonly Action[] = [
    [common.duplicate, onCopy],
    [common.export, onExport],
    ...(foreign ? [[library.exportTo({ program: foreign.name }), () => onGive(foreign.give)] as const] : []),
    [common.remove, onRemove],
  ]
  return (
    <li className="own-row">
      {cards && <cards.Figure card={card} />}
      {door && <DoorEmblem door={door} />}
      <div className="own-what">
        <h3>
          <a href={hrefOf({ screen: 'saved', id })}>{card.name}</a>
        </h3>
        {cards && <cards.Line card={card} touchedAt={touchedAt} />}
        {door && <p className="start-soft">{library.lastPlayed({ when: format.dateTime(touchedAt) })}</p>}
      </div>
      <div className="own-actions">
        <Button
          name={library.open}
          to={hrefOf({ screen: 'saved', id })}
          aria-label={library.of({ action: library.open, name: card.name })}
        />
        {editPage && (
          <Button
            kind="quiet"
            name={common.edit}
            to={hrefOf({ screen: 'page', page: editPage(id) })}
            aria-label={library.of({ action: common.edit, name: card.name })}
          />
        )}
        <Actions name={card.name} actions={actions} />
      </div>
    </li>
  )
}

interface ShutRowProps {
  readonly name: string
  /** Why it does not open. */
  readonly why: string
  readonly onExport: () => void
  readonly onRemove: () => void
}

/** Something kept here that does not open. */
const ShutRow = ({ name, why, onExport, onRemove }: ShutRowProps) => {
  const { common } = useTexts().ui
  return (
    <li className="own-row own-shut">
      <div className="own-what">
        <h3>{name}</h3>
        <p>{why}</p>
      </div>
      <div className="own-actions">
        <Actions
          name={name}
          actions={[
            [common.export, onExport],
            [common.remove, onRemove],
          ]}
        />
      </div>
    </li>
  )
}

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

interface SavedRowsProps {
  readonly shelf: Shelf
  readonly attempt: RowProps['attempt']
}

/** What is kept here, and the way to be rid of it. */
export const SavedRows = ({ shelf: { saved, damaged }, attempt }: SavedRowsProps) => {
  const { library } = useTexts().ui
  const guests = useGuests()
  const [removing, setRemoving] = useState<Removing | null>(null)
  const remove = async ({ id, name }: Removing): Promise<void> => {
    setRemoving(null)
    await removeGame(id)
    tell(library.removed({ name }))
  }
  const row = (record: SavedGame): ReactNode => {
    const { id, card } = record
    const own = guestOf(guests, record.game)
    if (own) return <Kept key={id} record={record} guest={own} attempt={attempt} onRemove={setRemoving} />
    return <Shut key={id} id={id} name={card.name} why={library.gameGone} attempt={attempt} onRemove={setRemoving} />
  }
  return (
    <>
      <ul className="own">
        {saved.map(row)}
        {damaged.map((id) => (
          <Shut key={id} id={id} name={id} why={library.damaged} attempt={attempt} onRemove={setRemoving} />
        ))}
      </ul>
      <RemoveDialog removing={removing} onClose={() => setRemoving(null)} onRemove={(one) => void attempt(() => remove(one))} />
    </>
  )
}
