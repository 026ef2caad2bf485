import { type Choice, type Prompt, repressionCost } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { BothSides, ChoiceList, type PlainAnswer } from './ChoiceList.tsx'
import { Picture } from './Picture.tsx'

/** ENC-3: master, evade, repress, or let pass; with what follows from each. */
export const EncounterCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'encounter' }> }) => {
  const { texts, format } = useLanguage()
  const { view, board } = usePlay()
  const { encounter } = prompt
  const { ui } = texts
  const words = texts.encounters[encounter.kind]
  const counter = board.repression + repressionCost(encounter)

  const consequence = (type: PlainAnswer, { risk }: Choice) => {
    switch (type) {
      case 'master':
        return <BothSides success={words.mastered(encounter)} failure={words.unmastered(encounter)} />
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
      entry={encounter.kind}
      picture={<Picture of={encounter.kind} special={encounter.special} />}
    >
      <ChoiceList choices={prompt.choices}>{consequence}</ChoiceList>
    </Card>
  )
}
