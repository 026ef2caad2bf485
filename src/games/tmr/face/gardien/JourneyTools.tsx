import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { type AscentRule, SAID_RULES } from '../../rules/public.ts'
import { isUp, useBlows, useIsHeld } from '../company/blows.ts'
import { isUnderDice } from '../company/waits.ts'
import { useSeat } from '../desk/context.ts'
import { useChoosing } from '../desk/useChoosing.ts'
import { useTexts } from '../words/language.tsx'
import { Tool, useTools } from './Tool.tsx'

/** ASC-2. */
export const AscentTool = () => {
  const { ui, format, board, say } = useTools()
  const { gardien } = ui
  const rule = (one: AscentRule): void => say({ type: 'ruleAscent', dreamer: board.id, rule: one })
  const [kind, setKind] = useState<AscentRule['kind']>(board.ascent.kind)
  const [difficulty, setDifficulty] = useState(0)
  const names = { free: gardien.ascentFree, refused: gardien.ascentRefused, will: gardien.ascentWill }
  return (
    <Tool title={gardien.ascent} on="dreamer" open={board.ascent.kind === 'will'}>
      <p>
        {board.ascent.kind === 'will'
          ? gardien.ascentStands({ difficulty: format.signed(board.ascent.difficulty) })
          : gardien.ascentNow[board.ascent.kind]}{' '}
        <RuleTag rule={SAID_RULES.ruleAscent} />
      </p>
      {board.ascent.kind !== 'free' && <Button name={gardien.ascentLift} to={() => rule({ kind: 'free' })} />}
      <ChoiceField label={gardien.ascent} value={kind} options={names} onChange={setKind} />
      {kind === 'will' && (
        <NumberField label={ui.prompts.petition.difficulty} value={difficulty} least={-20} most={20} onChange={setDifficulty} />
      )}
      <Button
        name={gardien.apply}
        disabled={Number.isNaN(difficulty)}
        to={() => rule(kind === 'will' ? { kind, difficulty } : { kind })}
      />
    </Tool>
  )
}

/** MOV-4: breaks a concentration; never closed while somebody is up there; under a die the blow is held until it is thrown. */
export const InterveneTool = () => {
  const { ui, board } = useTools()
  const { gardien } = ui
  const thrown = useSeat((state) => isUnderDice(board.id, state.said))
  const { strike, withdraw } = useBlows()
  const held = useIsHeld(board.id)
  return (
    <Tool title={gardien.journey} on="dreamer" open>
      <Button
        name={held ? gardien.breakNot : gardien.breakConcentration}
        disabled={!isUp(board)}
        aria-pressed={thrown ? held : undefined}
        to={() => (held ? withdraw : strike)(board.id)}
      />
      {held && (
        <p className="soft" role="status">
          {gardien.breaksAfterDie}
        </p>
      )}
    </Tool>
  )
}

/** MAP-5, DRM-2: put the demi-rêve somewhere, told or in secret; the cell is asked for beside the map. */
export const PlaceTool = () => {
  const { gardien } = useTexts().ui
  const choose = useChoosing()
  return (
    <Tool title={gardien.place} on="dreamer">
      <div className="row">
        <Button name={gardien.placeTold} to={() => choose({ kind: 'place', hidden: false })} />
        <Button name={gardien.placeHidden} to={() => choose({ kind: 'place', hidden: true })} />
      </div>
      <RuleTag rule={SAID_RULES.place} />
    </Tool>
  )
}
