import { findSpell, type Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useSpellTexts, useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** TET-9: one of the reserves of the cell must go off. */
export const ReleasingCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'releasing' }> }) => {
  const { releasing } = useTexts().ui.prompts
  const names = useSpellTexts()
  const { say, mayAct, view } = usePlay()
  return (
    <Card kind="releasing" title={releasing.title} question={releasing.question} picture={<Picture of="carrying" />}>
      {prompt.choices.map(({ command, rule, refusal }) => {
        const spell = command.spells?.[0] ?? ''
        return (
          <ChoiceRow
            key={spell}
            label={names?.[spell]?.name ?? findSpell(view.spells, spell)?.name ?? spell}
            rule={rule}
            refusal={refusal}
            disabled={!mayAct}
            onChoose={() => say(command)}
          />
        )
      })}
    </Card>
  )
}
