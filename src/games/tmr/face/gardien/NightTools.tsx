import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField } from '../../../../house/ui/fields.tsx'
import { SAID_RULES } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { RestForm } from '../prompts/RestForm.tsx'
import { useTexts } from '../words/language.tsx'
import { Tool } from './Tool.tsx'

/** NIT-2, NIT-7: lets sleep, by day too; interrupts. */
export const SleepTool = () => {
  const { gardien } = useTexts().ui.night
  const { view, board, say } = usePlay(({ view, board, say }) => ({ view, board, say }))
  const [late, setLate] = useState(false)
  const { name } = board.sheet
  const asleep = board.phase === 'asleep'
  const sleep = { type: 'sleep', dreamer: board.id, anyway: true, ...(late ? { late } : {}) } as const
  if (!view.options.dragons) return null
  return (
    <Tool title={gardien.title} on="dreamer">
      <p>
        {asleep ? gardien.asleep({ name }) : gardien.awake({ name })} <RuleTag rule={SAID_RULES.sleep} />
      </p>
      <CheckField label={gardien.late} checked={late} onChange={setLate} />
      <div className="row">
        <Button name={gardien.letSleep} to={() => say(sleep)} disabled={board.phase !== 'awake'} />
        <Button name={gardien.wake} to={() => say({ type: 'wake', dreamer: board.id })} disabled={!asleep} />
      </div>
    </Tool>
  )
}

/** DRM-3: without dice or hours, as one entry. */
export const RestTool = () => {
  const { gardien } = useTexts().ui.night
  return (
    <Tool title={gardien.correctRest} on="dreamer">
      <p className="soft">{gardien.correctMeans}</p>
      <RestForm label={gardien.grant} />
    </Tool>
  )
}
