import { type ReactNode, useState } from 'react'
import type { Guest } from '../face/face.ts'
import { guestOf, useGuests, useStart } from '../face/guests.ts'
import { tell } from '../library/notice.ts'
import { removeGame, type SavedGame, type Shelf } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { Button, type WayOn } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DoorEmblem } from './Doors.tsx'

interface RowProps {
  readonly name: string
  readonly href?: string
  readonly picture?: ReactNode
  readonly line: ReactNode
  readonly ways: readonly WayOn[]
}

const Row = ({ name, href, picture, line, ways }: RowProps) => {
  const { library } = useTexts().ui
  return (
    <li className={href === undefined ? 'own-row own-shut' : 'own-row'}>
      {picture}
      <div className="own-what">
        <h3>{href === undefined ? name : <a href={href}>{name}</a>}</h3>
        {line}
      </div>
      <div className="own-actions row">
        {ways.map((way) => (
          <Button key={way.name} {...way} aria-label={library.of({ action: way.name, name })} />
        ))}
      </div>
    </li>
  )
}

const quiet = (name: string, to: WayOn['to']): WayOn => ({ name, to, kind: 'quiet' })

interface Removing {
  readonly id: string
  readonly name: string
  readonly question: string
}

interface KeptProps {
  readonly attempt: (act: () => Promise<void>) => Promise<void>
  readonly onRemove: (removing: Removing) => void
}

const exportTo = async (id: string, how: 'exportGame' | 'exportDamaged'): Promise<void> => {
  const exports = await import('../library/exportAll.ts')
  await exports[how](id)
}

interface ShutProps extends KeptProps {
  readonly id: string
  readonly name: string
  readonly why: string
}

const Shut = ({ id, name, why, attempt, onRemove }: ShutProps) => {
  const { common, library } = useTexts().ui
  const ways = [
    quiet(common.export, () => attempt(() => exportTo(id, 'exportDamaged'))),
    quiet(common.remove, () => onRemove({ id, name, question: library.removeDamaged({ name }) })),
  ]
  return <Row name={name} line={<p>{why}</p>} ways={ways} />
}

interface OpenProps extends KeptProps {
  readonly record: SavedGame
  readonly guest: Guest
}

/** Drawn by its own game, which is loaded as far as its start; by its door where that draws no cards. */
const Kept = ({ record: { id, card, touchedAt }, guest, attempt, onRemove }: OpenProps) => {
  const { texts, format } = useLanguage()
  const { common, library, confirm } = texts.ui
  const guests = useGuests()
  const start = useStart(guest)
  const cards = start?.cards
  const { name } = card
  if (cards && !cards.isCard(card)) return <Shut {...{ id, name, attempt, onRemove }} why={library.damaged} />
  const { foreign, editPage } = cards ?? {}
  const href = hrefOf({ screen: 'saved', id })
  const copy = async (): Promise<void> => {
    const { copyGame } = await import('../library/copyGame.ts')
    const copied = await copyGame(id, guests)
    if (copied) tell(library.copied({ name: copied }))
  }
  const ways = [
    { name: library.open, to: href },
    ...(editPage ? [quiet(common.edit, hrefOf({ screen: 'page', page: editPage(id) }))] : []),
    quiet(common.duplicate, () => attempt(copy)),
    quiet(common.export, () => attempt(() => exportTo(id, 'exportGame'))),
    ...(foreign ? [quiet(library.exportTo({ program: foreign.name }), () => attempt(() => foreign.give(id)))] : []),
    quiet(common.remove, () => onRemove({ id, name, question: confirm.removeSaved({ name }) })),
  ]
  const plain = start && <p className="soft">{library.lastPlayed({ when: format.dateTime(touchedAt) })}</p>
  return (
    <Row
      {...{ name, href, ways }}
      picture={cards ? <cards.Figure card={card} /> : start && <DoorEmblem door={guest.door} />}
      line={cards ? <cards.Line card={card} touchedAt={touchedAt} /> : plain}
    />
  )
}

interface SavedRowsProps {
  readonly shelf: Shelf
  readonly attempt: KeptProps['attempt']
}

export const SavedRows = ({ shelf: { saved, damaged }, attempt }: SavedRowsProps) => {
  const { common, library } = useTexts().ui
  const guests = useGuests()
  const [removing, setRemoving] = useState<Removing | null>(null)
  const act = { attempt, onRemove: setRemoving }
  const close = (): void => setRemoving(null)
  const remove = async (): Promise<void> => {
    if (!removing) return
    close()
    await removeGame(removing.id)
    tell(library.removed(removing))
  }
  return (
    <>
      <ul className="own stack">
        {saved.map((record) => {
          const { id, card, game } = record
          const guest = guestOf(guests, game)
          if (guest) return <Kept key={id} record={record} guest={guest} {...act} />
          return <Shut key={id} id={id} name={card.name} why={library.gameGone} {...act} />
        })}
        {damaged.map((id) => (
          <Shut key={id} id={id} name={id} why={library.damaged} {...act} />
        ))}
      </ul>
      <Dialog
        open={removing !== null}
        onClose={close}
        title={common.remove}
        actions={
          <>
            <Button name={common.cancel} to={close} />
            <Button kind="danger" name={common.remove} to={() => void attempt(remove)} />
          </>
        }
      >
        <p>{removing?.question}</p>
      </Dialog>
    </>
  )
}
