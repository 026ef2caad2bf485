import type { Cards, Door } from '../face/face.ts'
import type { SavedGame } from '../library/library.ts'
import { hrefOf } from '../routes/route.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
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
export const SavedRow = ({ record, door, cards, onCopy, onExport, onGive, onRemove }: SavedRowProps) => {
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
export const ShutRow = ({ name, why, onExport, onRemove }: ShutRowProps) => {
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
