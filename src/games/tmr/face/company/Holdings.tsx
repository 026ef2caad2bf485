import { useOwnSeat, usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import type { useHoldings } from './holding.ts'

/** TGT-4: the spells that hold the dreamer, until their hours are past; the gardien lifts them before. */
export const Holdings = ({ holdings }: { readonly holdings: ReturnType<typeof useHoldings> }) => {
  const { texts, format } = useLanguage()
  const { sheet, gardien } = texts.ui
  const { id, judges } = usePlay(({ board, view }) => ({ id: board.id, judges: view.role.kind === 'gardien' }))
  const seat = useOwnSeat()
  return (
    <ul className="holdings">
      {holdings.map(({ key, label, since }) => (
        <li key={key}>
          <strong>{label}</strong>{' '}
          <small>{sheet.holdsSince({ hour: texts.hours[since.hour].hour, day: sheet.day(since) })}</small>
          {judges && (
            <button
              type="button"
              className="button"
              aria-label={format.labelled(gardien.liftSpell, label)}
              onClick={() => void seat.say({ type: 'endSpell', dreamer: id, of: key })}
            >
              {gardien.liftSpell}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
