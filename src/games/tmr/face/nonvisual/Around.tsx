import { useAsked } from '../../../../house/question/index.ts'
import { type CellId, genreOf, type StepChoice } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useForetells } from '../desk/framing.ts'
import { asksWet, landMarksOf } from '../dragons/landMarks.ts'
import { foretoldAll, idOf, useHere } from '../question/index.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage } from '../words/language.tsx'

/** Where one is and what lies around. */
export const Around = () => {
  const { texts, format } = useLanguage()
  const { board, prompt, mayAct } = usePlay(({ board, prompt, mayAct }) => ({ board, prompt, mayAct }))
  const { answers } = useHere().moment
  const { take } = useAsked()
  const foretells = useForetells()
  const { ui, genres, directions } = texts
  const where = board.position
    ? ui.twin.known({ name: cellName(texts, board.position), genre: genres[board.genre].name, cell: board.position })
    : `${ui.board.somewhere({ inA: genres[board.genre].inA })}. ${ui.board.candidates({ count: board.candidates.length })}.`
  const marks = landMarksOf(board)
  const signsOn = (cell: CellId): string =>
    marks
      .filter((mark) => mark.cell === cell)
      .map(({ sign }) => `, ${ui.dragons.signs[sign].name}`)
      .join('')
  const around = ({ direction, to, exit }: StepChoice): string => {
    if (exit) return ui.board.offMap
    if (!to) return foretoldAll({ texts, format }, board, direction).join(', ')
    return `${cellName(texts, to)}, ${genres[genreOf(to)].name}${asksWet(board, to) ? `, ${ui.board.wet}` : ''}${signsOn(to)}, ${to}`
  }
  return (
    <>
      <p>
        {where}
        {board.position && signsOn(board.position)}
      </p>
      {prompt.kind === 'free' && (board.position || foretells) && (
        <ul>
          {prompt.steps.map((step) => {
            const answer = answers.find(({ id }) => id === idOf(step.choice.command))
            return (
              answer && (
                <li key={step.direction}>
                  <button type="button" disabled={!mayAct} onClick={() => take(answer)}>
                    {format.labelled(directions[step.direction].name, around(step))}
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
