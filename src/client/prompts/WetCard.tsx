import type { Prompt } from '../../tmr/public.ts'
import { useTexts } from '../app/texts.tsx'
import { usePlay } from '../play/context.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** WET: the water has to be mastered. */
export const WetCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'wet' }> }) => {
  const { ui, genres } = useTexts()
  const { board, say, mayAct } = usePlay()
  const { wet } = ui.prompts
  return (
    <Card kind="wet" title={wet.title({ the: genres[board.genre].the })} question={wet.question} picture={<Picture of="wet" />}>
      {prompt.choices.map((choice) => (
        <ChoiceRow
          key={choice.command.type}
          label={ui.actions.masterCell}
          letter={ui.keys.masterCell}
          rule={choice.rule}
          odds={choice.odds}
          main
          disabled={!mayAct}
          onChoose={() => say(choice.command)}
        >
          <span className="on-success">{wet.won}</span>
          <span className="on-failure">
            {wet.lost} {wet.total}
          </span>
        </ChoiceRow>
      ))}
    </Card>
  )
}
