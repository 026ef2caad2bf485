import type { Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** TET-6: a cité gives one of three. */
export const GiftCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'gift' }> }) => {
  const { ui, encounters } = useTexts()
  const { say, mayAct } = usePlay()
  const { gift } = ui.prompts
  return (
    <Card kind="gift" title={gift.title} question={gift.question} picture={<Picture of="gift" />}>
      {prompt.choices.map(({ command, rule, refusal }) => {
        const kind = command.kind as 'fleur' | 'passeur' | 'messager'
        return (
          <ChoiceRow
            key={kind}
            label={encounters[kind].name}
            rule={rule}
            refusal={refusal}
            disabled={!mayAct}
            onChoose={() => say(command)}
          >
            {gift.what[kind]}
          </ChoiceRow>
        )
      })}
    </Card>
  )
}
