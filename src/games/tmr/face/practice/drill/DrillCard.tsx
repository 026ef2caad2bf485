import { Card } from '../../prompts/Card.tsx'
import { ChoiceRow } from '../../prompts/ChoiceRow.tsx'
import { Picture, type Pictured } from '../../prompts/Picture.tsx'
import { useTexts } from '../../words/language.tsx'
import { answerWords, factWords, type Posed, type Speaking, titleWords } from './drillWords.ts'

/** What is seen on the card. */
const pictureOf = ({ drill, seen }: Posed): Pictured => {
  const pictures: Readonly<Record<typeof drill.kind, Pictured>> = {
    land: 'free',
    encounter: seen.board.encounter?.kind ?? 'free',
    water: 'wet',
    lost: 'free',
    reserve: 'casting',
    count: 'ascent',
  }
  return pictures[drill.kind]
}

const LETTERS = ['a', 'b', 'c', 'd']

interface DrillCardProps {
  readonly speaking: Speaking
  readonly posed: Posed
  readonly onChoose: (at: number) => void
}

/** The question of a drill: its answers without any chance, which come after. */
export const DrillCard = ({ speaking, posed, onChoose }: DrillCardProps) => {
  const { keys } = useTexts().ui
  const letterOf = (at: number): string => {
    const key = posed.drill.answers[at]?.key
    const type = key?.kind === 'say' ? key.command.type : ''
    return type === 'master' || type === 'evade' || type === 'repress' ? keys[type] : (LETTERS[at] ?? '')
  }
  return (
    <Card
      kind="drill"
      title={titleWords(speaking, posed)}
      question={factWords(speaking, posed)}
      picture={<Picture of={pictureOf(posed)} />}
    >
      {posed.drill.answers.map((answer, at) => {
        const label = answerWords(speaking, posed, answer)
        return <ChoiceRow key={label} label={label} letter={letterOf(at)} onChoose={() => onChoose(at)} />
      })}
    </Card>
  )
}
