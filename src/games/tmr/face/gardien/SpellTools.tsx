import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { CheckField, ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { SAID_RULES } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import { outcomeText } from '../words/outcomeText.ts'
import { DoButton, Tool } from './Tool.tsx'

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
      <DoButton
        disabled={Number.isNaN(value)}
        onClick={() => say({ type: 'modify', dreamer: board.id, value, secret: secrecy === 'secret' })}
      >
        {gardien.apply}
      </DoButton>
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
        <DoButton disabled={Number.isNaN(difficulty)} onClick={() => say({ type: 'askSight', dreamer: board.id, difficulty })}>
          {gardien.sightAsk}
        </DoButton>
        <DoButton disabled={board.sight === null} onClick={() => say({ type: 'askSight', dreamer: board.id, difficulty: null })}>
          {gardien.sightNone}
        </DoButton>
      </div>
      <RuleTag rule={SAID_RULES.askSight} />
    </Tool>
  )
}

type Colour = 'draw' | 'violet' | 'yellow'

/** TGT-3: chosen, or drawn where it is left open. */
const TearForm = () => {
  const { texts } = useLanguage()
  const { board, say } = usePlay(({ board, say }) => ({ board, say }))
  const { gardien, aiming } = texts.ui
  const [colour, setColour] = useState<Colour>('draw')
  const [metres, setMetres] = useState(20)
  const [lasting, setLasting] = useState(false)
  const colours = { draw: gardien.tearDraw, violet: aiming.violet, yellow: aiming.yellow }
  return (
    <>
      <ChoiceField label={gardien.tear} value={colour} options={colours} onChange={setColour} />
      <NumberField label={gardien.diameter} value={metres} least={1} most={100} onChange={setMetres} />
      <CheckField label={gardien.lasting} checked={lasting} onChange={setLasting} />
      <div className="row">
        <DoButton
          disabled={Number.isNaN(metres)}
          onClick={() => say({ type: 'tear', dreamer: board.id, metres, lasting, ...(colour === 'draw' ? {} : { colour }) })}
        >
          {gardien.tearOpen}
        </DoButton>
        <DoButton onClick={() => say({ type: 'tear', dreamer: board.id })}>{gardien.tearDraw}</DoButton>
      </div>
      <RuleTag rule={SAID_RULES.tear} />
    </>
  )
}

/** CAST-5, TGT-3: what an effect looks like, once there is one. */
export const EffectTool = () => {
  const { texts } = useLanguage()
  const { board, say } = usePlay(({ board, say }) => ({ board, say }))
  const { gardien } = texts.ui
  const [text, setText] = useState(board.effect?.text ?? '')
  if (!board.effect) return null
  return (
    <Tool title={gardien.effect} on="dreamer" open>
      <p>{outcomeText(texts, board.effect)}</p>
      <label className="field">
        {gardien.describe}
        <textarea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <DoButton disabled={text.trim() === ''} onClick={() => say({ type: 'describe', dreamer: board.id, text: text.trim() })}>
        {gardien.describeSay}
      </DoButton>
      <DoButton onClick={() => say({ type: 'endSpell', dreamer: board.id })}>{gardien.spellOver}</DoButton>
      {board.effect.outcome === 'impossible' && <TearForm />}
    </Tool>
  )
}
