import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { effectAsked, rulingOf, SAID_RULES } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage, useTexts } from '../words/language.tsx'
import { outcomeText } from '../words/outcomeText.ts'
import { DescribeForm } from './DescribeForm.tsx'
import { Tool } from './Tool.tsx'

/** CAST-1: a modifier on the next cast, told or kept secret. */
export const ModifierTool = () => {
  const { texts, format } = useLanguage()
  const { board, say } = usePlay(({ board, say }) => ({ board, say }))
  const { gardien } = texts.ui
  const [value, setValue] = useState(0)
  const [secrecy, setSecrecy] = useState<'told' | 'secret'>('told')
  const { modifier } = board
  const names = { told: gardien.modifierTold, secret: gardien.modifierSecret }
  return (
    <Tool title={gardien.modifier} on="dreamer">
      {modifier && (
        <p>{gardien.modifierNow({ value: `${format.signed(modifier.value)}, ${names[modifier.secret ? 'secret' : 'told']}` })}</p>
      )}
      <NumberField label={texts.ui.odds.modifier} value={value} least={-20} most={20} onChange={setValue} />
      <ChoiceField label={gardien.modifier} value={secrecy} options={names} onChange={setSecrecy} />
      <Button
        name={gardien.apply}
        to={() => say({ type: 'modify', dreamer: board.id, value, secret: secrecy === 'secret' })}
        disabled={Number.isNaN(value)}
      />
      <RuleTag rule={SAID_RULES.modify} />
    </Tool>
  )
}

/** TGT-2: a VUE roll for a difficult aim. */
export const SightTool = () => {
  const { texts, format } = useLanguage()
  const { board, say } = usePlay(({ board, say }) => ({ board, say }))
  const { gardien, odds } = texts.ui
  const [difficulty, setDifficulty] = useState(0)
  return (
    <Tool title={gardien.sight} on="dreamer">
      <p>{board.sight === null ? gardien.sightNone : `${odds.difficulty} ${format.signed(board.sight)}`}</p>
      <NumberField label={odds.difficulty} value={difficulty} least={-20} most={20} onChange={setDifficulty} />
      <div className="row">
        <Button
          name={gardien.sightAsk}
          to={() => say({ type: 'askSight', dreamer: board.id, difficulty })}
          disabled={Number.isNaN(difficulty)}
        />
        <Button
          name={gardien.sightNone}
          to={() => say({ type: 'askSight', dreamer: board.id, difficulty: null })}
          disabled={board.sight === null}
        />
      </div>
      <RuleTag rule={SAID_RULES.askSight} />
    </Tool>
  )
}

/** CAST-5, TGT-2: what an effect looks like, once there is one; what is still to be decided of it is asked beside. */
export const EffectTool = () => {
  const texts = useTexts()
  const { board, say } = usePlay(({ board, say }) => ({ board, say }))
  const { gardien } = texts.ui
  const effect = effectAsked(board)
  if (!effect) return null
  const missed = effect.outcome === 'self' && effect.how === 'missed'
  return (
    <Tool title={gardien.effect} on="dreamer" open>
      <p>{outcomeText(texts, effect)}</p>
      {rulingOf(effect) !== 'erratic' && <DescribeForm key={effect.text} />}
      {missed && (
        <Button name={gardien.ruling.callImpossible} to={() => say({ type: 'ruleSpell', dreamer: board.id, as: 'impossible' })} />
      )}
      <Button name={gardien.spellOver} to={() => say({ type: 'endSpell', dreamer: board.id })} />
    </Tool>
  )
}
