import { findSpell, type ReserveView, reserveLimit, spellsOf, VOIES, type Voie } from '../../rules/public.ts'
import { usePlay, useShowCell } from '../desk/context.ts'
import { useNaming } from '../question/index.ts'
import { useLanguage } from '../words/language.tsx'
import { placeOf } from '../words/places.ts'
import { statedText } from '../words/told.ts'

const Reserve = ({ reserve }: { readonly reserve: ReserveView }) => {
  const showCell = useShowCell()
  const { texts, format, spellName } = useNaming()
  const { sheet, spell } = texts.ui
  const { cell } = reserve
  const place = cell === null ? sheet.reserveSomewhere : placeOf(texts, cell)
  const details = [
    place,
    reserve.erratic ? sheet.erraticReserve : sheet.reserveCost(reserve),
    statedText(texts, format, reserve),
  ].filter(Boolean)
  const text = (
    <>
      <span className="golden" aria-hidden="true">
        {reserve.erratic ? '✷' : '★'}
      </span>
      <span>
        <strong>{spellName(reserve.spell)}</strong> <small>{details.join(' · ')}</small>
      </span>
    </>
  )
  if (cell === null) return <div className="reserve">{text}</div>
  return (
    <button type="button" className="reserve" title={spell.showOnMap} onClick={() => showCell(cell)}>
      {text}
    </button>
  )
}

const Limit = ({ used, limit }: { readonly used: number; readonly limit: number }) => {
  const { sheet } = useLanguage().texts.ui
  const places = Array.from({ length: Math.max(used, limit) }, (_, at) => at + 1)
  return (
    <span className="reserve-limit" role="img" aria-label={`${sheet.reserves}, ${sheet.reservesOf({ used, limit })}`}>
      {places.map((place) => (
        <i key={place} data-on={place <= used || undefined} />
      ))}
      <span>
        {used} / {limit}
      </span>
    </span>
  )
}

/** The four voies: level, reserves against their limit (RES-2), and what lies in reserve. */
export const Reserves = () => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { texts, format } = useLanguage()
  const { draconic } = board.sheet
  const storedIn = (voie: Voie) =>
    board.reserves.filter(({ spell }) => findSpell(spellsOf(view.spells, board.sheet), spell)?.voie === voie)
  return (
    <ul className="voies">
      {VOIES.map((voie) => {
        const stored = storedIn(voie)
        const limit = reserveLimit(draconic, voie)
        return (
          <li key={voie}>
            <p className="voie-head line">
              <strong>{texts.voies[voie]}</strong>
              <span className="voie-level">{format.signed(draconic[voie])}</span>
              {(limit > 0 || stored.length > 0) && <Limit used={stored.length} limit={limit} />}
            </p>
            {stored.map((reserve) => (
              <Reserve key={`${reserve.cell} ${reserve.spell}`} reserve={reserve} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}
