import { useId, useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { type CastChoice, type Command, castChoiceOdds, type DreamerId } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useSpellTexts, useTexts } from '../words/language.tsx'
import { chanceForCast, useAdvice } from './advice.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { RitualNotes } from './deeds/RitualNotes.tsx'
import { Picture } from './Picture.tsx'

interface Stated {
  readonly cost: number
  readonly difficulty: number
  readonly note: string
}

const commandOf = (dreamer: DreamerId, { spell, via }: CastChoice, { cost, difficulty, note }: Stated): Command => ({
  type: 'cast',
  dreamer,
  spell: spell.id,
  ...(spell.cost === 'variable' ? { cost } : {}),
  ...(spell.difficulty === 'variable' ? { difficulty } : {}),
  ...(note ? { note } : {}),
  ...(via ? { via } : {}),
})

/** CAST-1: everything is stated before the roll; the target is not. */
export const CastForm = ({ choice, onBack }: { readonly choice: CastChoice; readonly onBack: () => void }) => {
  const { ui } = useTexts()
  const names = useSpellTexts()
  const { board, say, mayAct } = usePlay()
  const advice = useAdvice()
  const wanted = useDesk((state) => state.spell)
  const { spell, least, most } = choice
  const [stated, setStated] = useState<Stated>({ cost: least, difficulty: -4, note: '' })
  const noteId = useId()
  const words = names?.[spell.id]
  const name = words?.name ?? spell.name
  const difficulty = spell.difficulty === 'variable' ? stated.difficulty : spell.difficulty
  const { casting } = ui.prompts
  const cost = Number.isNaN(stated.cost) ? least : stated.cost
  const half = Math.max(1, Math.floor(cost / 2))
  const incomplete = Number.isNaN(stated.cost) || Number.isNaN(difficulty)
  return (
    <Card kind="casting" title={casting.title({ spell: name })} question={words?.summary} picture={<Picture of="casting" />}>
      <div className="form-grid">
        {spell.cost === 'variable' && (
          <NumberField
            label={casting.cost}
            value={stated.cost}
            least={least}
            most={most}
            onChange={(cost) => setStated({ ...stated, cost })}
          />
        )}
        {spell.difficulty === 'variable' && (
          <NumberField
            label={casting.difficulty}
            value={stated.difficulty}
            least={-20}
            most={0}
            onChange={(value) => setStated({ ...stated, difficulty: value })}
          />
        )}
        <div className="field">
          <label htmlFor={noteId}>{casting.note}</label>
          <input
            id={noteId}
            maxLength={500}
            placeholder={casting.notePlaceholder}
            value={stated.note}
            onChange={(event) => setStated({ ...stated, note: event.target.value })}
          />
        </div>
      </div>
      <RitualNotes spell={spell} />
      {cost >= board.dream && <p className="card-note warning">{casting.lastPoint}</p>}
      <ChoiceRow
        label={ui.actions.castSpell({ spell: name })}
        letter={ui.keys.cast}
        rule="CAST-1"
        odds={Number.isNaN(difficulty) ? null : castChoiceOdds(board, choice, difficulty)}
        advice={chanceForCast(advice, choice, wanted)}
        disabled={!mayAct || incomplete}
        onChoose={() => say(commandOf(board.id, choice, stated))}
      >
        <span className="on-success">
          {casting.success({ cost })} {casting.particuliere({ cost: half })}
        </span>
        <span className="on-failure">
          {casting.failure} {casting.total({ cost: Math.floor(cost * 1.5) })}
        </span>
      </ChoiceRow>
      <button type="button" className="button" data-kind="page" onClick={onBack}>
        {ui.common.back}
      </button>
    </Card>
  )
}
