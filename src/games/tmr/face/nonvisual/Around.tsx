import { useAsked } from '../../../../house/question/index.ts'
import type { CellId } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useForetells } from '../desk/framing.ts'
import { landMarksOf } from '../dragons/landMarks.ts'
import { idOf, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'

/** Where one is and what lies around. */
export const Around = () => {
  const texts = useTexts()
  const { ui, genres } = texts
  const { board, prompt, mayAct } = usePlay(({ board, prompt, mayAct }) => ({ board, prompt, mayAct }))
  const { answers } = useHere().moment
  const { take } = useAsked()
  const foretells = useForetells()
  const where = board.position
    ? ui.twin.known({ name: cellName(texts, board.position), genre: genres[board.genre].name, cell: board.position })
    : `${ui.board.somewhere({ inA: genres[board.genre].inA })}. ${ui.board.candidates({ count: board.candidates.length })}.`
  const marks = landMarksOf(board)
  const signsOn = (cell: CellId | null): string =>
    marks.flatMap((mark) => (mark.cell === cell ? `, ${ui.dragons.signs[mark.sign].name}` : [])).join('')
  const steps = prompt.kind === 'free' && (board.position || foretells) ? prompt.steps : []
  return (
    <>
      <p>
        {where}
        {signsOn(board.position)}
      </p>
      {steps.length > 0 && (
        <ul className="list">
          {steps.map(({ direction, to, choice }) => {
            const answer = answers.find(({ id }) => id === idOf(choice.command))
            return (
              answer && (
                <li key={direction}>
                  <button type="button" className="button" disabled={!mayAct} onClick={() => take(answer)}>
                    {answer.told}
                    {signsOn(to)}
                  </button>
                </li>
              )
            )
          })}
        </ul>
      )}
    </>
  )
}
