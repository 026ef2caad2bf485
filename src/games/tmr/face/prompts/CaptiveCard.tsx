import type { Prompt } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { BothSides, ChoiceList } from './ChoiceList.tsx'
import { Picture } from './Picture.tsx'

/** ENC-14, ENC-15: held by a Reflet or a Tourbillon. */
export const CaptiveCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'captive' }> }) => {
  const { ui, encounters } = useTexts()
  const { encounter, dreamCost } = prompt
  const words = encounters[encounter.kind]
  const { captive } = ui.prompts
  return (
    <Card
      kind={encounter.kind}
      title={captive.title({ name: words.name, strength: encounter.strength })}
      question={words.held?.({ lostRounds: encounter.lostRounds })}
      picture={<Picture of={encounter.kind} />}
    >
      <ChoiceList choices={prompt.choices}>
        {() => <BothSides success={captive.won} failure={captive.lost({ dreamCost })} />}
      </ChoiceList>
    </Card>
  )
}
