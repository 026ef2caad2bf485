import { useState } from 'react'
import type { AscentRule, Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** ASC-2: the gardien's word on an ascent. */
export const PetitionCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'petition' }> }) => {
  const { ui, modes } = useTexts()
  const { board, view, say, mayAct } = usePlay()
  const [difficulty, setDifficulty] = useState(0)
  const { petition } = ui.prompts
  if (view.role.kind !== 'gardien')
    return <Card kind="petition" title={petition.title} question={petition.question} picture={<Picture of="ascent" />} />
  const answer = (rule: AscentRule) => say({ type: 'answerAscent', dreamer: board.id, rule })
  return (
    <Card
      kind="petition"
      title={board.sheet.name}
      question={petition.toGardien({ name: board.sheet.name, mode: modes[prompt.mode].name })}
      picture={<Picture of="ascent" />}
    >
      <ChoiceRow label={petition.allow} rule="ASC-2" disabled={!mayAct} onChoose={() => answer({ kind: 'free' })} />
      <ChoiceRow label={petition.askWill} rule="ASC-2" disabled={!mayAct} onChoose={() => answer({ kind: 'will', difficulty })} />
      <label className="field">
        {ui.odds.difficulty}
        <input
          type="number"
          min={-20}
          max={20}
          value={difficulty}
          onChange={(event) => setDifficulty(Math.trunc(Number(event.target.value)) || 0)}
        />
      </label>
      <ChoiceRow label={petition.refuse} rule="ASC-2" disabled={!mayAct} onChoose={() => answer({ kind: 'refused' })} />
    </Card>
  )
}
