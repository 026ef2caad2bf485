import { type CellId, genreOf, type StepChoice } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { asksWet, landMarksOf } from '../dragons/landMarks.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'

/** The board in words: where one is and what lies around. The question is the card's, the news the live region's. */
export const Twin = () => {
  const texts = useTexts()
  const { board, prompt, say, mayAct } = usePlay()
  const { ui, genres, directions } = texts
  const where = board.position
    ? ui.twin.known({ name: cellName(board.position), genre: genres[board.genre].name, cell: board.position })
    : `${ui.board.somewhere({ inA: genres[board.genre].inA })}. ${ui.board.candidates({ count: board.candidates.length })}.`
  const marks = landMarksOf(board)
  const signsOn = (cell: CellId): string =>
    marks
      .filter((mark) => mark.cell === cell)
      .map(({ sign }) => `, ${ui.dragons.signs[sign].name}`)
      .join('')
  const around = ({ to, exit }: StepChoice): string => {
    if (exit) return ui.board.offMap
    if (!to) return ui.common.unknown
    return `${cellName(to)}, ${genres[genreOf(to)].name}${asksWet(board, to) ? `, ${ui.board.wet}` : ''}${signsOn(to)}, ${to}`
  }
  return (
    <section className="twin" aria-labelledby="twin-title">
      <h2 id="twin-title">{ui.twin.title}</h2>
      <p>
        {where}
        {board.position && signsOn(board.position)}
      </p>
      {prompt.kind === 'free' && (
        <ul>
          {prompt.steps.map((step) => (
            <li key={step.direction}>
              <button type="button" disabled={!mayAct} onClick={() => say(step.choice.command)}>
                {directions[step.direction].name} : {around(step)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
