import type { Prompt } from '../../tmr/public.ts'
import { useTexts } from '../app/texts.tsx'
import { usePlay } from '../play/context.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** ENC-14, ENC-15: held by a Reflet or a Tourbillon. */
export const CaptiveCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'captive' }> }) => {
  const { ui, encounters } = useTexts()
  const { say, mayAct } = usePlay()
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
      {prompt.choices.map((choice) => (
        <ChoiceRow
          key={choice.command.type}
          label={ui.actions.struggle}
          letter={ui.keys.struggle}
          rule={choice.rule}
          odds={choice.odds}
          main
          disabled={!mayAct}
          onChoose={() => say(choice.command)}
        >
          <span className="on-success">{captive.won}</span>
          <span className="on-failure">{captive.lost({ dreamCost })}</span>
        </ChoiceRow>
      ))}
    </Card>
  )
}
