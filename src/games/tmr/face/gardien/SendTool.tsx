import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { ENCOUNTER_KINDS, type OrdinaryKind, SAID_RULES, type Sent } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useChoosing } from '../desk/useChoosing.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'
import { Tool } from './Tool.tsx'

/** What is on its way to the dreamer in hand, each with the way back. */
const OnTheWay = () => {
  const texts = useTexts()
  const { view, board, say } = usePlay(({ view, board, say }) => ({ view, board, say }))
  const { secrets } = texts.ui
  const theirs = (view.secrets?.sent ?? []).filter(({ to }) => to === board.id)
  const placeOf = ({ cell }: Sent): string => (cell ? `${cell} · ${cellName(texts, cell)}` : secrets.anywhere)
  if (theirs.length === 0) return <p className="soft">{secrets.noneSent({ name: board.sheet.name })}</p>
  return (
    <ul className="gardien-list">
      {theirs.map((sent) => (
        <li key={sent.cell ?? ''}>
          <span>
            {secrets.sent({ encounter: texts.encounters[sent.kind].name, strength: sent.strength, place: placeOf(sent) })}
          </span>
          <Button name={secrets.recall} to={() => say({ type: 'recallEncounter', to: board.id, cell: sent.cell })} />
        </li>
      ))}
    </ul>
  )
}

/** ENC-1: an encounter in the place of the next 1d7, or of the next one on a cell; nobody knows before it is met. */
export const SendTool = () => {
  const texts = useTexts()
  const { board, say } = usePlay(({ board, say }) => ({ board, say }))
  const choose = useChoosing()
  const { secrets } = texts.ui
  const [kind, setKind] = useState<OrdinaryKind>('messager')
  const [where, setWhere] = useState<'anywhere' | 'cell'>('anywhere')
  const [chosen, setChosen] = useState(false)
  const [strength, setStrength] = useState(6)
  const names = Object.fromEntries(ENCOUNTER_KINDS.map((one) => [one, texts.encounters[one].name])) as Record<
    OrdinaryKind,
    string
  >
  const send = (): void => {
    if (where === 'cell') choose({ kind: 'send', encounter: kind, strength: chosen ? strength : null })
    else say({ type: 'sendEncounter', to: board.id, cell: null, kind, ...(chosen ? { strength } : {}) })
  }
  return (
    <Tool title={secrets.send} on="dreamer">
      <p className="soft">
        {secrets.sendMeans({ name: board.sheet.name })} <RuleTag rule={SAID_RULES.sendEncounter} />
      </p>
      <ChoiceField label={secrets.kind} value={kind} options={names} onChange={setKind} />
      <ChoiceField
        label={secrets.where}
        value={where}
        options={{ anywhere: secrets.anywhere, cell: secrets.onCell }}
        onChange={setWhere}
      />
      <CheckField label={secrets.chooseStrength} checked={chosen} onChange={setChosen} />
      {chosen && <NumberField label={secrets.strength} value={strength} least={1} most={99} onChange={setStrength} />}
      <Button
        name={where === 'cell' ? texts.ui.choosing.begin : secrets.sendDo}
        to={send}
        disabled={chosen && Number.isNaN(strength)}
      />
      <OnTheWay />
    </Tool>
  )
}
