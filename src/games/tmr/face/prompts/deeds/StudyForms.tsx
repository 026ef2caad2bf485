import { refusalText } from '../../../../../house/texts/index.ts'
import { findSpell, hasForgotten, type Prompt, synthesisPrice, VOIES } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useLanguage, useSpellTexts } from '../../words/language.tsx'
import { spellName } from '../../words/spellNames.ts'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { DeedCard } from './DeedCard.tsx'

type Free = Extract<Prompt, { kind: 'free' }>
type Synthesis = Free['syntheses'][number]

const keyOf = ({ command }: Synthesis): string => `${command.spell} ${command.via ?? ''}`

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

/** SIG-7: what each costs stands in its name: it is read at every size. */
const useSynthesisName = () => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, board } = usePlay()
  return ({ command }: Synthesis): string => {
    const spell = findSpell(view.spells, command.spell)
    const name = spellName(view.spells, effects, format, command.spell)
    if (!spell || spell.difficulty === 'variable') return name
    const cost = synthesisPrice(spell.difficulty, hasForgotten(board, spell.id))
    return texts.ui.deeds.synthesis.of({ spell: name, voie: texts.voies[spell.voie].name, cost })
  }
}

const Learnable = ({ choice }: { readonly choice: Synthesis }) => {
  const { synthesis } = useLanguage().texts.ui.deeds
  const effects = useSpellTexts()
  const { say, mayAct } = usePlay()
  const nameOf = useSynthesisName()
  const { command, rule, odds } = choice
  return (
    <ChoiceRow label={nameOf(choice)} rule={rule} odds={odds} disabled={!mayAct} onChoose={() => say(command)}>
      {effects?.[command.spell]?.summary} {command.via && synthesis.via} {synthesis.follows}
    </ChoiceRow>
  )
}

/** What cannot be had yet, each with its reason: not answers. */
const Beyond = ({ choices }: { readonly choices: readonly Synthesis[] }) => {
  const { texts } = useLanguage()
  const nameOf = useSynthesisName()
  if (choices.length === 0) return null
  return (
    <details className="card-note deed-beyond">
      <summary>{texts.ui.deeds.synthesis.beyond({ count: choices.length })}</summary>
      <ul>
        {choices.map((choice) => (
          <li key={keyOf(choice)}>
            {nameOf(choice)}
            {choice.refusal && <small> {refusalText(texts, choice.refusal)}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}

const PointsHeld = () => {
  const { texts, format } = useLanguage()
  const { spellPoints } = usePlay().board
  const { synthesis } = texts.ui.deeds
  const held = VOIES.filter((voie) => spellPoints[voie] > 0).map((voie) =>
    synthesis.heldIn({ voie: texts.voies[voie].name, points: spellPoints[voie] }),
  )
  return held.length > 0 && <p className="card-note">{synthesis.held({ points: format.and(held) })}</p>
}

/** SIG-7, SIG-8: what can be had; the rest is folded. */
export const SynthesisForm = ({ syntheses }: Pick<Free, 'syntheses'>) => {
  const { synthesis } = useLanguage().texts.ui.deeds
  const open = syntheses.filter(({ refusal }) => refusal === null)
  return (
    <DeedCard deed="synthesise" question={synthesis.question}>
      <PointsHeld />
      {open.length === 0 && <p className="soft">{synthesis.none}</p>}
      {open.map((choice) => (
        <Learnable key={keyOf(choice)} choice={choice} />
      ))}
      <Beyond choices={syntheses.filter(({ refusal }) => refusal !== null)} />
    </DeedCard>
  )
}
