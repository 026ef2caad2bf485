import { mayTake, useAsked } from '../../../../house/question/index.ts'
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
          <button
            type="button"
            className="button"
            disabled={path.length === 0}
            onClick={() => desk.setState({ path: path.slice(0, -1) })}
          >
            {ui.common.clear}
          </button>
          <button
            type="button"
            className="button"
            disabled={!byPath || !mayTake(question, byPath, turn)}
            onClick={() => byPath && take(byPath)}
          >
            {byPath?.label}
          </button>
        </div>
      </div>
    </details>
  )
}
