import { Moon } from '../../games/tmr/face/start/Moon.tsx'
import { placeText } from '../../games/tmr/face/words/placeText.ts'
import type { DreamerRecord } from '../library/db.ts'
import { hrefOf } from '../routes/route.ts'
import { useLanguage } from '../texts/language.tsx'

interface DreamerRowProps {
  readonly record: DreamerRecord
  readonly onCopy: () => void
  readonly onExport: () => void
  readonly onRemove: () => void
}

/** One dreamer kept here. The moon is the dream left, against RÊVE. */
export const DreamerRow = ({ record, onCopy, onExport, onRemove }: DreamerRowProps) => {
  const { texts, format } = useLanguage()
  const { common, library, sheet } = texts.ui
  const { id, card, touchedAt } = record
  const actions: readonly (readonly [label: string, act: () => void])[] = [
    [common.duplicate, onCopy],
    [common.export, onExport],
    [common.remove, onRemove],
  ]
  return (
    <li className="own-row">
      <Moon lit={card.reve > 0 ? card.dream / card.reve : 0} size={44} />
      <div className="own-what">
        <h3>
          <a href={hrefOf({ screen: 'journey', id })}>{card.name}</a>
        </h3>
        <p>
          {texts.phases[card.phase].name} · {placeText(texts, format.locale, card)}
        </p>
        <p className="own-more">
          {sheet.dreamOf({ dream: card.dream, reve: card.reve })} · {library.lastPlayed({ when: format.dateTime(touchedAt) })}
        </p>
      </div>
      <div className="own-actions">
        <a
          className="button"
          href={hrefOf({ screen: 'journey', id })}
          aria-label={library.of({ action: library.open, name: card.name })}
        >
          {library.open}
        </a>
        <a
          className="button"
          data-kind="quiet"
          href={hrefOf({ screen: 'dreamer', id })}
          aria-label={library.of({ action: common.edit, name: card.name })}
        >
          {common.edit}
        </a>
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
