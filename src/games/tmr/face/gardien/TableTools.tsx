import { useMemo, useState } from 'react'
import { reader } from '../../../../house/journal/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField, NumberField, TextField } from '../../../../house/ui/fields.tsx'
import type { Notice } from '../../../../kit/feeds.ts'
import { NOTE_RULES, type Told, type ToldTable } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Tool, useTools } from './Tool.tsx'

type SecretRoll = Extract<ToldTable, { type: 'secretRolled' }>

const rollsIn = (notices: readonly Notice<Told>[]): readonly SecretRoll[] =>
  notices.flatMap(({ told }) => told.flatMap(({ what }) => (what.type === 'secretRolled' ? [what] : [])))

/** The last roll thrown in secret, among what the gardien was told. */
const lastSecretRoll = reader<Notice<Told>, { readonly roll: SecretRoll | null }>(
  (before, fresh) => ({ roll: rollsIn(fresh).at(-1) ?? before.roll }),
  () => ({ roll: null }),
)

/** The last secret roll, where it was thrown. */
const SecretResult = () => {
  const { gardien } = useTexts().ui
  const notices = useSeat((state) => state.notices)
  const last = useMemo(() => lastSecretRoll(notices).roll, [notices])
  if (!last) return null
  const { sides, faces, note } = last
  const sum = faces.reduce((all, face) => all + face, 0)
  return (
    <output className="secret-result">
      {gardien.secretShown({ dice: `${faces.length}d${sides}`, faces: faces.join(' + '), sum })}
      {note && <small> {note}</small>}
    </output>
  )
}

export const SecretRollTool = () => {
  const { ui, say } = useTools()
  const { gardien } = ui
  const [count, setCount] = useState(1)
  const [sides, setSides] = useState(100)
  const [note, setNote] = useState('')
  return (
    <Tool title={gardien.secretRoll} on="table">
      <div className="form-grid">
        <NumberField label={gardien.secretCount} value={count} least={1} most={20} onChange={setCount} />
        <NumberField label={gardien.secretSides} value={sides} least={2} most={100} onChange={setSides} />
      </div>
      <TextField label={gardien.secretNote} value={note} most={200} onChange={setNote} />
      <Button
        name={gardien.secretDo}
        to={() => say({ type: 'rollSecret', count, sides, note })}
        disabled={Number.isNaN(count) || Number.isNaN(sides)}
      />
      <SecretResult />
    </Tool>
  )
}

export const OptionsTool = () => {
  const { ui, view, say } = useTools()
  const { gardien } = ui
  const { options } = view
  const change = (part: Partial<typeof options>): void => say({ type: 'setOptions', options: { ...options, ...part } })
  return (
    <Tool title={gardien.options} on="table">
      <CheckField
        label={gardien.ascentsAsked}
        checked={options.ascents === 'asked'}
        onChange={(asked) => change({ ascents: asked ? 'asked' : 'free' })}
      />
      <CheckField label={gardien.dragons} checked={options.dragons === true} onChange={(dragons) => change({ dragons })} />
      <p className="soft">
        {gardien.dragonsHint} <RuleTag rule={NOTE_RULES.dragonsOption} />
      </p>
      <CheckField label={gardien.odds} checked={options.odds} onChange={(odds) => change({ odds })} />
      <ChoiceField
        label={gardien.dice}
        value={options.dice}
        options={{ program: gardien.diceProgram, players: gardien.dicePlayers, gardien: gardien.diceGardien }}
        onChange={(dice) => change({ dice })}
      />
      {options.dice !== 'gardien' && (
        <>
          <ChoiceField
            label={gardien.places}
            value={options.places}
            options={{ drawn: gardien.placesDrawn, chosen: gardien.placesChosen }}
            onChange={(places) => change({ places })}
          />
          <p className="soft">
            {gardien.placesHint} <RuleTag rule={NOTE_RULES.placesOption} />
          </p>
        </>
      )}
    </Tool>
  )
}
