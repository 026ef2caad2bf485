import type { CellId, Prompt } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'
import { Advice } from './Advice.tsx'
import { chanceFor, useAdvice } from './advice.ts'
import { Card } from './Card.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { PathPicker } from './PathPicker.tsx'
import { Picture } from './Picture.tsx'

type Service = Extract<Prompt, { kind: 'service' }>

/** The same cells as on the board, for whoever picks from a list. */
const CellList = ({ cells }: { readonly cells: readonly CellId[] }) => {
  const { ui } = useTexts()
  const { desk } = usePlay()
  const target = useDesk((state) => state.target)
  return (
    <label className="field">
      {ui.prompts.service.cell}
      <select value={target ?? ''} onChange={(event) => desk.setState({ target: (event.target.value || null) as CellId | null })}>
        <option value="">{ui.prompts.service.pickOnMap}</option>
        {cells.map((cell) => (
          <option key={cell} value={cell}>
            {cellName(cell)} ({cell})
          </option>
        ))}
      </select>
    </label>
  )
}

/** The cell that serves the wanted spell best, to be picked like any other. */
const AdvisedCell = () => {
  const { service } = useTexts().ui.prompts
  const { desk } = usePlay()
  const advice = useAdvice()
  const target = useDesk((state) => state.target)
  if (advice?.action.type !== 'goTo' || advice.action.cell === target) return null
  const { cell } = advice.action
  return (
    <button type="button" className="spell-row service-advice" onClick={() => desk.setState({ target: cell })}>
      <span className="spell-name">{service.pick({ place: `${cellName(cell)} (${cell})` })}</span>
      <Advice chance={advice.chance} />
    </button>
  )
}

const questionOf = (
  texts: ReturnType<typeof useTexts>,
  { encounter }: Service,
  genre: keyof ReturnType<typeof useTexts>['genres'],
) => {
  const { service } = texts.ui.prompts
  if (encounter.kind === 'messager') return service.messager(encounter)
  return encounter.kind === 'passeur' ? service.passeur(encounter) : service.changeur({ a: texts.genres[genre].a })
}

/** ENC-10, ENC-11, ENC-12: where a Messager is sent, or a Passeur or Changeur carries the demi-rêve. */
export const ServiceCard = ({ prompt }: { readonly prompt: Service }) => {
  const texts = useTexts()
  const { board, say, mayAct } = usePlay()
  const target = useDesk((state) => state.target)
  const advice = useAdvice()
  const { ui } = texts
  const { encounter, cells, certain } = prompt
  const rule = { messager: 'ENC-10', passeur: 'ENC-11' }[encounter.kind as string] ?? 'ENC-12'
  return (
    <Card
      kind={encounter.kind}
      title={ui.prompts.service.title({ name: texts.encounters[encounter.kind].name, strength: encounter.strength })}
      question={questionOf(texts, prompt, board.genre)}
      picture={<Picture of={encounter.kind} />}
    >
      {!certain && <p className="card-note">{ui.prompts.service.whileLost}</p>}
      <CellList cells={cells} />
      <AdvisedCell />
      <ChoiceRow
        label={encounter.kind === 'messager' ? ui.actions.send : ui.actions.goTo}
        letter={ui.keys.goTo}
        rule={certain ? rule : 'HID-5'}
        advice={chanceFor(advice, (action) => action.type === 'goTo' && action.cell === target)}
        disabled={!mayAct || target === null}
        onChoose={() => target && say({ type: 'goTo', dreamer: board.id, cell: target })}
      >
        {target ? `${cellName(target)} (${target})` : ui.prompts.service.pickOnMap}
      </ChoiceRow>
      {!certain && prompt.pathLength > 0 && <PathPicker most={prompt.pathLength} />}
      <ChoiceList choices={prompt.choices}>{() => ui.prompts.service.declined}</ChoiceList>
    </Card>
  )
}
