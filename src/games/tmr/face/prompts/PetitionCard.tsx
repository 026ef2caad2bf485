import { useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { type AscentRule, type Prompt, willOdds } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** ASC-2: the gardien's word on an ascent. */
export const PetitionCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'petition' }> }) => {
  const { ui, modes } = useTexts()
  const { board, view, say, mayAct } = usePlay()
  const [entered, setDifficulty] = useState(0)
  const difficulty = entered || 0
  const { petition } = ui.prompts
  if (view.role.kind !== 'gardien')
    return <Card kind="petition" title={petition.title} question={petition.question} picture={<Picture of="ascent" />} />
  const answer = (rule: AscentRule) => say({ type: 'answerAscent', dreamer: board.id, rule })
  return (
    <Card
      kind="petition"
      title={petition.toGardien({ name: board.sheet.name })}
      question={petition.mode({ mode: modes[prompt.mode].name })}
      picture={<Picture of="ascent" />}
    >
      <ChoiceRow label={petition.allow} rule="ASC-2" disabled={!mayAct} onChoose={() => answer({ kind: 'free' })}>
        {petition.allowMeans}
      </ChoiceRow>
      <div className="choice-with-number" data-long="">
        <NumberField label={petition.difficulty} value={entered} least={-20} most={20} onChange={setDifficulty} />
        <ChoiceRow
          label={petition.askWill}
          rule="ASC-2"
          odds={willOdds(board.sheet, difficulty)}
          disabled={!mayAct}
          onChoose={() => answer({ kind: 'will', difficulty })}
        />
      </div>
      <ChoiceRow label={petition.refuse} rule="ASC-2" disabled={!mayAct} onChoose={() => answer({ kind: 'refused' })}>
        {petition.refuseMeans}
      </ChoiceRow>
    </Card>
  )
}
