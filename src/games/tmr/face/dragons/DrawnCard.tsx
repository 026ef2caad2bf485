import { AnswerRows, Card, useAsked } from '../../../../house/question/index.ts'
import { usePlay } from '../desk/context.ts'
import { Picture } from '../prompts/Picture.tsx'
import { useHere } from '../question/index.ts'
import { useDragonTexts, useLanguage } from '../words/language.tsx'
import type { Drawn } from './drawn.ts'
import { EntryLinks } from './EntryLinks.tsx'
import { factsOf, repressTold } from './effectFacts.ts'
import './dragons.css'

/** DRG-4: a moment of its own: read, then put away. */
export const DrawnCard = ({ card: { key, table, id, effect } }: { readonly card: Drawn }) => {
  const { texts, format } = useLanguage()
  const dragon = useDragonTexts()
  const { title, asks } = useAsked().question
  const { dragons } = texts.ui
  const words = dragon?.[id]
  const { day } = usePlay((play) => play.view.clock)
  const { asking } = useHere()
  const did = asking.drawn?.did ?? []
  const repress = effect && repressTold(dragons, id)
  return (
    <div key={key} className="drawn" data-table={table}>
      <Card kind="drawn" title={title} asks={asks} picture={<Picture of={table} />}>
        <p>{words?.summary}</p>
        <p className="soft">{words?.duration}</p>
        {did.map((sentence) => (
          <p key={sentence} className="drawn-did">
            {sentence}
          </p>
        ))}
        {effect &&
          factsOf(texts, format, { dragon, spellName: asking.spellName }, effect, day).map((fact) => <p key={fact}>{fact}</p>)}
        {repress && <p>{repress}</p>}
        <p className="drawn-links">
          <EntryLinks id={id} />
        </p>
        <AnswerRows />
      </Card>
    </div>
  )
}
