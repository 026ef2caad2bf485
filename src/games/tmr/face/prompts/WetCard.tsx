import type { Mastery, Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { BothSides, ChoiceList } from './ChoiceList.tsx'
import { Picture } from './Picture.tsx'

const useTitle = ({ kind }: Mastery): string => {
  const { ui, genres } = useTexts()
  const { board } = usePlay()
  return kind === 'wet' ? ui.prompts.wet.title({ the: genres[board.genre].the }) : ui.dragons.masteries[kind].asks
}

/** WET-1, DRG-9: what the cell asks to be mastered. */
export const WetCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'wet' }> }) => {
  const { dragons } = useTexts().ui
  const { mastery } = prompt
  const { won, lost } = dragons.masteries[mastery.kind]
  // DRG-9: no souffle of a conquest.
  const failure = mastery.kind === 'conquest' ? lost : `${lost} ${dragons.masterySouffle}`
  return (
    <Card
      kind={mastery.kind}
      title={useTitle(mastery)}
      question={dragons.masteryForce(mastery)}
      picture={<Picture of={mastery.kind} />}
    >
      <ChoiceList choices={prompt.choices}>{() => <BothSides success={won} failure={failure} />}</ChoiceList>
    </Card>
  )
}
