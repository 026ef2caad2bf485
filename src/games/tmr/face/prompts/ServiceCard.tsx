import { Advice, AnswerRow, mayTake, useAsked } from '../../../../house/question/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { useRoomy } from '../../../../house/ui/roomy.ts'
import type { CellId, PromptOf } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'
import { Gesture } from './Gesture.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { Compass } from './Ways.tsx'

/** HID-5: while lost, a path can be said instead of a cell; only its end counts. */
const PathPicker = ({ most }: { readonly most: number }) => {
  const { ui, directions } = useTexts()
  const { desk, mayAct } = usePlay(({ desk, mayAct }) => ({ desk, mayAct }))
  const { question, turn, take } = useAsked()
  const byPath = question.answers.find(({ id }) => id === 'goTo path')
  const path = useDesk((state) => state.path)
  return (
    <details ref={useRoomy()} className="card-note path-picker" data-instead>
      <summary>{ui.prompts.service.byPath}</summary>
      <div className="path-body list">
        <Compass
          disabled={!mayAct || path.length >= most}
          onWay={(way) => desk.setState({ path: [...path, way] })}
          label={(way) => directions[way].name}
        />
        <p className="path-said" aria-live="polite">
          {path.map((way) => directions[way].short).join(' · ') || '…'}
        </p>
        <div className="row">
          <Button name={ui.common.clear} to={() => desk.setState({ path: path.slice(0, -1) })} disabled={path.length === 0} />
          <Button
            name={ui.prompts.service.takePath}
            to={() => byPath && take(byPath)}
            disabled={!byPath || !mayTake(question, byPath, turn)}
          />
        </div>
      </div>
    </details>
  )
}

/** The same cells as on the board, for whoever picks from a list. */
const CellList = ({ cells }: { readonly cells: readonly CellId[] }) => {
  const texts = useTexts()
  const { ui } = texts
  const desk = usePlay((play) => play.desk)
  const target = useDesk((state) => state.target)
  return (
    <ChoiceField<CellId | ''>
      label={ui.prompts.service.cell}
      value={target ?? ''}
      options={[
        ['', ui.prompts.service.pickOnMap],
        ...cells.map((cell) => [cell, `${cellName(texts, cell)} (${cell})`] as const),
      ]}
      onChange={(cell) => desk.setState({ target: cell || null })}
    />
  )
}

/** The cell that serves the wanted spell best, to be picked like any other. */
const AdvisedCell = () => {
  const texts = useTexts()
  const { service } = texts.ui.prompts
  const desk = usePlay((play) => play.desk)
  const { advice } = useHere().asking
  const target = useDesk((state) => state.target)
  if (advice?.action.type !== 'goTo' || advice.action.cell === target) return null
  const { cell } = advice.action
  return (
    <button type="button" className="spell-row service-advice" onClick={() => desk.setState({ target: cell })}>
      <span className="spell-name">{service.pick({ place: `${cellName(texts, cell)} (${cell})` })}</span>
      <Advice chance={advice.chance} />
    </button>
  )
}

/** ENC-10, ENC-11, ENC-12: where a Messager is sent, or a Passeur or Changeur carries the demi-rêve. */
export const ServiceCard = ({ prompt }: { readonly prompt: PromptOf<'service'> }) => {
  const { ui } = useTexts()
  const { answers } = useAsked().question
  const { encounter, cells, certain } = prompt
  const [going, ...others] = answers.filter(({ aside, group }) => !aside && group !== 'gesture')
  return (
    <QuestionCard kind={encounter.kind} picture={encounter.kind} onTable>
      {!certain && <p className="card-note">{ui.prompts.service.whileLost}</p>}
      <CellList cells={cells} />
      <AdvisedCell />
      {going && <AnswerRow answer={going} />}
      {!certain && prompt.pathLength > 0 && <PathPicker most={prompt.pathLength} />}
      {others.map((answer) => (
        <AnswerRow key={answer.id} answer={answer} />
      ))}
      <Gesture />
    </QuestionCard>
  )
}
