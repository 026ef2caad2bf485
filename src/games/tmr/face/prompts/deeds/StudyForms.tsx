import { findSpell, hasForgotten, type Prompt, synthesisPrice } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useLanguage, useSpellTexts } from '../../words/language.tsx'
import { spellName } from '../../words/spellNames.ts'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { DeedCard } from './DeedCard.tsx'

type Free = Extract<Prompt, { kind: 'free' }>

/** SIG-2, SIG-3. */
export const ReadForm = ({ readings }: Pick<Free, 'readings'>) => {
  const { voies, ui } = useLanguage().texts
  const { say, mayAct } = usePlay()
  const { sign } = ui.deeds
  return (
    <DeedCard deed="read" question={sign.question}>
      {readings.map(({ command, rule, odds, refusal }) => (
        <ChoiceRow
          key={`${command.voie} ${command.via ?? ''}`}
          label={sign.by({ voie: voies[command.voie].name })}
          rule={rule}
          odds={odds}
          refusal={refusal}
          disabled={!mayAct}
          onChoose={() => say(command)}
        >
          {sign.means({ voie: voies[command.voie].name })} {command.via && sign.via}{' '}
          {command.voie === 'thanatos' && sign.thanatos}
        </ChoiceRow>
      ))}
    </DeedCard>
  )
}

const Synthesis = ({ choice }: { readonly choice: Free['syntheses'][number] }) => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, board, say, mayAct } = usePlay()
  const { command, rule, odds, refusal } = choice
  const spell = findSpell(view.spells, command.spell)
  if (!spell || spell.difficulty === 'variable') return null
  const cost = synthesisPrice(spell.difficulty, hasForgotten(board, spell.id))
  const price = texts.ui.deeds.synthesis.price({ cost, points: board.spellPoints[spell.voie] })
  return (
    <ChoiceRow
      label={spellName(view.spells, effects, format, spell.id)}
      rule={rule}
      odds={refusal ? null : odds}
      refusal={refusal}
      disabled={!mayAct}
      onChoose={() => say(command)}
    >
      {texts.voies[spell.voie].name} · {price} {effects?.[spell.id]?.summary}
    </ChoiceRow>
  )
}

/** SIG-7, SIG-8: what can be had first. */
export const SynthesisForm = ({ syntheses }: Pick<Free, 'syntheses'>) => {
  const { synthesis } = useLanguage().texts.ui.deeds
  const sorted = [...syntheses].sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  return (
    <DeedCard deed="synthesise" question={synthesis.question}>
      {sorted.length === 0 && <p className="soft">{synthesis.none}</p>}
      <div className="deed-list">
        {sorted.map((choice) => (
          <Synthesis key={choice.command.spell} choice={choice} />
        ))}
      </div>
    </DeedCard>
  )
}
