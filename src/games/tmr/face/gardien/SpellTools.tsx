import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField, NumberField, TextField } from '../../../../house/ui/fields.tsx'
import { effectAsked, rulingOf, SAID_RULES, SPELLS, STANDARD_JR, VOIES, type Voie } from '../../rules/public.ts'
import { outcomeText } from '../words/outcomeText.ts'
import { useSpellName } from '../words/spellNames.ts'
import { DescribeForm } from './DescribeForm.tsx'
import { Tool, useTools } from './Tool.tsx'

/** CAST-1: a modifier on the next cast, told or kept secret. */
export const ModifierTool = () => {
  const { ui, format, board, say } = useTools()
  const { gardien } = ui
  const [value, setValue] = useState(0)
  const [secrecy, setSecrecy] = useState<'told' | 'secret'>('told')
  const { modifier } = board
  const names = { told: gardien.modifierTold, secret: gardien.modifierSecret }
  return (
    <Tool title={gardien.modifier} on="dreamer">
      {modifier && (
        <p>{gardien.modifierNow({ value: `${format.signed(modifier.value)}, ${names[modifier.secret ? 'secret' : 'told']}` })}</p>
      )}
      <NumberField label={gardien.modifierBy} value={value} least={-20} most={20} onChange={setValue} />
      <ChoiceField label={gardien.modifierTo} value={secrecy} options={names} onChange={setSecrecy} />
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
  const { ui, format, board, say } = useTools()
  const { gardien, odds } = ui
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
  const { texts, ui, board, say } = useTools()
  const { gardien } = ui
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

const OTHER = ''

/** TGT-4: the spells that ask for a JR, by name. */
const useResisted = (): Readonly<Record<string, string>> => {
  const { format, view } = useTools()
  const nameOf = useSpellName(view.spells)
  const named = [...Object.values(view.spells), ...SPELLS].filter(({ jr }) => jr !== null)
  const names = named.map(({ id }) => [id, nameOf(id)] as const)
  return Object.fromEntries(names.sort(([, a], [, b]) => a.localeCompare(b, format.locale)))
}

/** TGT-4: somebody the gardien plays aims at the dreamer in hand. */
export const CastAtTool = () => {
  const { texts, ui, board, view, say } = useTools()
  const { gardien } = ui
  const [spell, setSpell] = useState(OTHER)
  const [voie, setVoie] = useState<Voie>('thanatos')
  const [difficulty, setDifficulty] = useState(STANDARD_JR)
  const [caster, setCaster] = useState('')
  const name = board.sheet.name
  const jrOf = (id: string): number => [...Object.values(view.spells), ...SPELLS].find((one) => one.id === id)?.jr ?? STANDARD_JR
  const voies = Object.fromEntries(VOIES.map((one) => [one, texts.voies[one]])) as Record<Voie, string>
  const cast = (): void => {
    const who = caster.trim()
    say({
      type: 'castAt',
      dreamer: board.id,
      ...(spell === OTHER ? { voie } : { spell }),
      difficulty,
      ...(who ? { caster: who } : {}),
    })
  }
  return (
    <Tool title={gardien.castAt} on="dreamer">
      <p className="soft">
        {gardien.castAtMeans({ name })} <RuleTag rule={SAID_RULES.castAt} />
      </p>
      {board.incoming && <p>{gardien.castAtWaits({ name })}</p>}
      <ChoiceField
        label={gardien.castAtSpell}
        value={spell}
        options={{ [OTHER]: gardien.castAtOther, ...useResisted() }}
        onChange={(id) => {
          setSpell(id)
          setDifficulty(jrOf(id))
        }}
      />
      {spell === OTHER && <ChoiceField label={gardien.castAtVoie} value={voie} options={voies} onChange={setVoie} />}
      <NumberField label={gardien.castAtJr} value={difficulty} least={-30} most={0} onChange={setDifficulty} />
      <TextField label={gardien.castAtWho} most={60} value={caster} onChange={setCaster} />
      <Button name={gardien.castAtDo} to={cast} disabled={Number.isNaN(difficulty)} />
    </Tool>
  )
}
