import type { Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { BothSides, ChoiceList } from './ChoiceList.tsx'
import { Picture } from './Picture.tsx'

/** WET: the water has to be mastered. */
export const WetCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'wet' }> }) => {
  const { ui, genres } = useTexts()
  const { board } = usePlay()
  const { wet } = ui.prompts
  return (
    <Card kind="wet" title={wet.title({ the: genres[board.genre].the })} question={wet.question} picture={<Picture of="wet" />}>
      <ChoiceList choices={prompt.choices}>
        {() => <BothSides success={wet.won} failure={`${wet.lost} ${wet.total}`} />}
      </ChoiceList>
    </Card>
  )
}
