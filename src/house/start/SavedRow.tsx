import type { StartFace } from '../face/face.ts'
import type { SavedGame } from '../library/db.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'

interface DreamerRowProps {
  readonly record: SavedGame
  /** Null while its game is being loaded. */
  readonly guest: StartFace | null
  readonly onCopy: () => void
  readonly onExport: () => void
  /** To the other program. */
  readonly onGive: () => void
  readonly onRemove: () => void
}

/** One game kept here, as its card tells it. */
export const SavedRow = ({ record, guest, onCopy, onExport, onGive, onRemove }: DreamerRowProps) => {
  const { common, library } = useTexts().ui
  const { id, card, touchedAt } = record
  const actions: readonly (readonly [label: string, act: () => void])[] = [
    [common.duplicate, onCopy],
    [common.export, onExport],
    ...(guest?.foreign ? [[library.exportTo({ program: guest.foreign.name }), onGive] as const] : []),
    [common.remove, onRemove],
  ]
  return (
    <li className="own-row">
      {guest && <guest.CardFigure card={card} />}
      <div className="own-what">
        <h3>
          <a href={hrefOf({ screen: 'journey', id })}>{card.name}</a>
        </h3>
        {guest && <guest.CardLine card={card} touchedAt={touchedAt} />}
      </div>
      <div className="own-actions">
        <a
          className="button"
          href={hrefOf({ screen: 'journey', id })}
          aria-label={library.of({ action: library.open, name: card.name })}
        >
          {library.open}
        </a>
        {guest && (
          <a
            className="button"
            data-kind="quiet"
            href={hrefOf({ screen: 'page', page: guest.editPage(id) })}
            aria-label={library.of({ action: common.edit, name: card.name })}
          >
            {common.edit}
          </a>
        )}
        {actions.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className="button"
            data-kind="quiet"
            aria-label={library.of({ action: label, name: card.name })}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  )
}
