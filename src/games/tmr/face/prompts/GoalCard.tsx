import { knownSpells, type Spell } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellLand } from '../words/spellLand.ts'
import { spellName } from '../words/spellNames.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'
import { type SpellItem, SpellList } from './SpellList.tsx'

/** Asked once before the first ascent of one's own dreamer; it can be changed whenever one is free. */
export const useAsksGoal = (): boolean => {
  const { view, board } = usePlay()
  const open = useDesk(({ spell, wanders }) => spell === null && !wanders)
  const past = usePast()
  return open && !past && view.role.kind === 'joueur' && knownSpells(view, board).length > 0
}

const useGoals = (): readonly SpellItem[] => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, board, desk } = usePlay()
  const itemOf = (spell: Spell): SpellItem => {
    const name = spellName(view.spells, effects, format, spell.id)
    const land = spellLand(texts, format, spell)
    return {
      key: spell.id,
      voie: spell.voie,
      words: [name, land, effects?.[spell.id]?.summary ?? ''],
      row: (
        <button type="button" className="spell-row goal-row" onClick={() => desk.setState({ spell: spell.id, wanders: false })}>
          <span className="spell-name">{name}</span>
          <span className="spell-facts">
            {land}
            {spell.ritual && ` · ${texts.ui.spell.ritual}`}
          </span>
        </button>
      ),
    }
  }
  return knownSpells(view, board).map(itemOf)
}

/** Before going up: what for. It lights the lands, and gives the advice its aim. */
export const GoalCard = ({ title }: { readonly title: string }) => {
  const { ui } = useLanguage().texts
  const { desk } = usePlay()
  const { goal } = ui.prompts
  return (
    <Card kind="goal" title={title} question={goal.question} picture={<Picture of="ascent" />}>
      <ChoiceRow label={goal.wander} letter={ui.keys.wander} onChoose={() => desk.setState({ spell: null, wanders: true })}>
        {goal.wanderMeans}
      </ChoiceRow>
      <SpellList items={useGoals()} />
    </Card>
  )
}
