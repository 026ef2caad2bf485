import { AnswerRows, Card, type Question, useAsked } from '../../../../../house/question/index.ts'
import { Picture, type Pictured } from '../../prompts/Picture.tsx'
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

/** The same whatever is asked: in a race the hand stays where it is. */
const LETTERS = ['a', 'b', 'c', 'd']

/** The question of a drill: its answers without any chance, which come after. */
export const drillQuestion = (speaking: Speaking, posed: Posed, wrong: readonly number[] = []): Question => ({
  id: `${posed.drill.id} ${wrong.length}`,
  title: titleWords(speaking, posed),
  asks: factWords(speaking, posed),
  fields: [],
  answers: posed.drill.answers.map((answer, at) => ({
    id: String(at),
    label: answerWords(speaking, posed, answer),
    letter: LETTERS[at] ?? '',
    takes: { kind: 'keep', what: at },
    ...(wrong.includes(at) ? { refusal: speaking.words.tried } : {}),
  })),
  waits: 'nothing',
})

export const DrillCard = ({ posed }: { readonly posed: Posed }) => {
  const { title, asks } = useAsked().question
  return (
    <Card kind="drill" needs="asks" title={title} asks={asks} picture={<Picture of={pictureOf(posed)} />}>
      <AnswerRows />
    </Card>
  )
}
