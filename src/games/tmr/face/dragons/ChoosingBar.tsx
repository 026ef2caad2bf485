import { useId } from 'react'
import { useEscape } from '../../../../house/ui/escape.ts'
import { isCellId } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { placeOf } from '../words/place.ts'
import { choosableNow } from './choosable.ts'
import './dragons.css'

/** Over the map while a cell is chosen: pointed at there or taken from the list, then confirmed. */
export const ChoosingBar = () => {
  const texts = useTexts()
  const { board, desk, say, mayAct } = usePlay(({ board, desk, say, mayAct }) => ({ board, desk, say, mayAct }))
  const choosing = useDesk((state) => state.choosing)
  const target = useDesk((state) => state.target)
  const id = useId()
  const cells = choosableNow(board, choosing)
  const { dragons, prompts } = texts.ui
  const stop = (): void => desk.setState({ choosing: null, target: null })
  useEscape(choosing !== null && cells.length > 0, stop)
  if (choosing === null || cells.length === 0) return null
  const places = cells.map((cell) => ({ cell, place: placeOf(texts, cell) })).sort((a, b) => a.place.localeCompare(b.place))
  return (
    <section className="message choosing" aria-labelledby={`${id}title`}>
      <p id={`${id}title`}>
        <strong>{dragons.choose}.</strong> {dragons.chooseHint}
      </p>
      <label className="field choosing-cell">
        {prompts.service.cell}
        <select
          value={target ?? ''}
          onChange={({ target: { value } }) => desk.setState({ target: isCellId(value) ? value : null })}
        >
          <option value="" />
          {places.map(({ cell, place }) => (
            <option key={cell} value={cell}>
              {place}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={!mayAct || !target}
          onClick={() => target && say({ type: 'choose', dreamer: board.id, effect: choosing, cell: target })}
        >
          {target ? dragons.chooseConfirm({ place: placeOf(texts, target) }) : dragons.choose}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={stop}>
          {dragons.chooseStop}
        </button>
      </div>
    </section>
  )
}
