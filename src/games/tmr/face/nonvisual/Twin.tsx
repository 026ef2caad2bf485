import { EarPanel, useQuestionFocus } from '../../../../house/nonvisual/index.ts'
import { useAsked } from '../../../../house/question/index.ts'
import { type CellId, genreOf, type StepChoice } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { asksWet, landMarksOf } from '../dragons/landMarks.ts'
import { foretoldTo, foretoldWords, idOf, useHere } from '../question/index.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage, useTexts } from '../words/language.tsx'
import { useHearing } from './useHearing.ts'
import { useSaying } from './useSaying.ts'
import { useTelling } from './useTelling.ts'

/** Where one is and what lies around. */
const Around = () => {
  const { texts, format } = useLanguage()
  const { board, prompt, mayAct } = usePlay(({ board, prompt, mayAct }) => ({ board, prompt, mayAct }))
  const { answers } = useHere().moment
  const { take } = useAsked()
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
    if (!to)
      return foretoldTo(board, direction)
        .map((one) => foretoldWords({ texts, format }, board, one))
        .join(', ')
    return `${cellName(texts, to)}, ${genres[genreOf(to)].name}${asksWet(board, to) ? `, ${ui.board.wet}` : ''}${signsOn(to)}, ${to}`
  }
  return (
    <>
      <p>
        {where}
        {board.position && signsOn(board.position)}
      </p>
      {prompt.kind === 'free' && (
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

interface TwinProps {
  /** DRG-4: the card that is to be read first. */
  readonly card: string | null
  readonly onUndo: () => void
}

/** The game without sight: a line of words that does everything, a voice that says what happens and what is asked, the board in words. */
export const Twin = ({ card, onUndo }: TwinProps) => {
  const { ui } = useTexts()
  const board = usePlay((play) => play.board)
  const open = useDesk(({ casting, deed }) => casting ?? deed)
  const aimless = useDesk(({ spell, wanders }) => spell === null && !wanders)
  const telling = useTelling()
  const { saying, speak } = useSaying(telling)
  const onLine = useHearing({ telling, speak, onUndo })
  const { id, phase, round, encounter, position, genre } = board
  useQuestionFocus([card, id, phase, round, encounter?.kind, position ?? genre, open, phase === 'awake' && aimless].join(' '))
  return (
    <EarPanel title={ui.twin.title} hint={ui.ear.lineHint} onLine={onLine} saying={saying}>
      <Around />
    </EarPanel>
  )
}
