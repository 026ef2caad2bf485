import type { Choice, Prompt } from '../../tmr/public.ts'
import { useLanguage } from '../app/texts.tsx'
import { usePlay } from '../play/context.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

/** ENC-3: master, evade, repress, or let pass; with what follows from each. */
export const EncounterCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'encounter' }> }) => {
  const { texts, format } = useLanguage()
  const { view, board, say, mayAct } = usePlay()
  const { encounter } = prompt
  const { ui } = texts
  const words = texts.encounters[encounter.kind]
  const counter = board.repression + (encounter.kind === 'reve-de-dragon' ? 2 : 1)

  const consequence = ({ command, risk }: Choice) => {
    switch (command.type) {
      case 'master':
        return (
          <>
            <span className="on-success">{words.mastered(encounter)}</span>
            <span className="on-failure">{words.unmastered(encounter)}</span>
          </>
        )
      case 'evade':
        return words.evaded({ hour: texts.hours[view.clock.hour].hour })
      case 'repress':
        return `${words.repressed({ counter })} ${risk === null ? '' : `(${format.percent(risk)})`}`
      default:
        return words.passed
    }
  }

  return (
    <Card
      kind={encounter.kind}
      title={ui.prompts.encounter.title({ name: words.name, strength: encounter.strength })}
      question={`${words.evocation} ${encounter.until ? ui.prompts.encounter.waited : ''}`}
      picture={<Picture of={encounter.kind} />}
    >
      {prompt.choices.map((choice, at) => {
        const type = choice.command.type as 'master' | 'evade' | 'repress' | 'letPass'
        return (
          <ChoiceRow
            key={type}
            label={ui.actions[type]}
            letter={ui.keys[type]}
            rule={choice.rule}
            odds={choice.odds}
            refusal={choice.refusal}
            main={at === 0}
            disabled={!mayAct}
            onChoose={() => say(choice.command)}
          >
            {consequence(choice)}
          </ChoiceRow>
        )
      })}
    </Card>
  )
}
