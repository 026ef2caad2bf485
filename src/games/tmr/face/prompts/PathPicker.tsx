import { mayTake, useAsked } from '../../../../house/question/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { useDesk, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Compass } from './Compass.tsx'

/** HID-5: while lost, a path can be said instead of a cell; only its end counts. */
export const PathPicker = ({ most }: { readonly most: number }) => {
  const { ui, directions } = useTexts()
  const { desk, mayAct } = usePlay(({ desk, mayAct }) => ({ desk, mayAct }))
  const { question, turn, take } = useAsked()
  const byPath = question.answers.find(({ id }) => id === 'goTo path')
  const path = useDesk((state) => state.path)
  return (
    <details className="card-note path-picker" data-instead>
      <summary>{ui.prompts.service.byPath}</summary>
      <div className="path-body">
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
          <Button name={byPath?.label} to={() => byPath && take(byPath)} disabled={!byPath || !mayTake(question, byPath, turn)} />
        </div>
      </div>
    </details>
  )
}
