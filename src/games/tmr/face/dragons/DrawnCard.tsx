import { RuleTag } from '../../../../house/reference/index.ts'
import { type ActiveEffect, choosableCells, costOfRepressing, dragonEntry } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { Card } from '../prompts/Card.tsx'
import { ChoiceRow } from '../prompts/ChoiceRow.tsx'
import { Picture } from '../prompts/Picture.tsx'
import { EntryLink } from '../reference/EntryLink.tsx'
import { useDragonTexts, useLanguage, useSpellTexts } from '../words/language.tsx'
import type { Draws } from './drawn.ts'
import { factsOf, ruleOfEntry } from './effectFacts.ts'
import './dragons.css'

interface DrawnCardProps {
  readonly draws: Draws
  /** Whether it has stood long enough to be read. */
  readonly ready: boolean
}

interface ChooseNowProps {
  readonly effect: ActiveEffect | null
  readonly ready: boolean
  readonly onChoose: () => void
}

/** TET-4, TET-8, TET-9: its cell can be chosen as soon as it is read. */
const ChooseNow = ({ effect, ready, onChoose }: ChooseNowProps) => {
  const { dragons, keys } = useLanguage().texts.ui
  const desk = usePlay((play) => play.desk)
  if (!effect || !choosableCells(effect)) return null
  const choose = (): void => {
    onChoose()
    desk.setState({ choosing: effect.n, target: null, told: null })
  }
  return (
    <ChoiceRow label={dragons.choose} letter={keys.chooseCell} disabled={!ready} onChoose={choose}>
      {dragons.chooseHint}
    </ChoiceRow>
  )
}

/** DRG-4: a moment of its own: read, then put away. */
export const DrawnCard = ({ draws: { card, left, putAway }, ready }: DrawnCardProps) => {
  const { texts, format } = useLanguage()
  const dragon = useDragonTexts()
  const spells = useSpellTexts()
  if (!card) return null
  const { dragons, keys } = texts.ui
  const { table, id, effect } = card
  const words = dragon?.[id]
  const cost = effect && costOfRepressing(effect)
  return (
    <div key={card.key} className="drawn" data-table={table}>
      <Card
        kind="drawn"
        title={words?.name ?? dragonEntry(id)?.name ?? id}
        question={texts.dragonTables[table].name}
        picture={<Picture of={table} />}
      >
        <p>{words?.summary}</p>
        <p className="soft">{words?.duration}</p>
        {effect && factsOf(texts, format, { dragon, spells }, effect).map((fact) => <p key={fact}>{fact}</p>)}
        {effect && <p>{cost === null ? dragons.notRepressible : dragons.repressible({ cost })}</p>}
        <p className="drawn-links">
          <RuleTag rule={ruleOfEntry(id)} /> <EntryLink id={id} />
        </p>
        <ChooseNow effect={effect} ready={ready} onChoose={putAway} />
        <ChoiceRow
          label={left > 0 ? dragons.another({ left }) : dragons.putAway}
          letter={keys.putAway}
          disabled={!ready}
          onChoose={putAway}
        />
      </Card>
    </div>
  )
}
