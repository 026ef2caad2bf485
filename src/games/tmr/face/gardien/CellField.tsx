import { CELLS, type CellId } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'

/** The cell pointed at on the map, or chosen from the list. */
export const CellField = () => {
  const texts = useTexts()
  const desk = usePlay((play) => play.desk)
  const told = useDesk((state) => state.told)
  const { gardien, common } = texts.ui
  return (
    <label className="field">
      {gardien.placeHint}
      <select value={told ?? ''} onChange={(event) => desk.setState({ told: (event.target.value || null) as CellId | null })}>
        <option value="">{common.choose}</option>
        {CELLS.map((cell) => (
          <option key={cell.id} value={cell.id}>
            {cell.id} · {cellName(texts, cell.id)}
          </option>
        ))}
      </select>
    </label>
  )
}
