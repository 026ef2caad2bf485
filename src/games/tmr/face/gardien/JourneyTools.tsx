import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { type AscentRule, effectAsked, rulingOf, SAID_RULES, SPELLS, STANDARD_JR, VOIES, type Voie } from '../../rules/public.ts'
import { isUp, useBlows, useIsHeld } from '../company/blows.ts'
import { isUnderDice } from '../company/waits.ts'
import { useChoosing } from '../desk/choosing.ts'
import { useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { outcomeText } from '../words/spellEffects.ts'
import { useSpellName } from '../words/spellNames.ts'
import { DescribeForm } from './DescribeForm.tsx'
import { Say, Tool, useForm, useTools } from './Tool.tsx'

/** ASC-2. */
export const AscentTool = () => {
  const { ui, format, board, dreamer } = useTools()
  const { gardien } = ui
  const { ascent } = board
  const { values, number, one } = useForm<{ kind: AscentRule['kind']; difficulty: number }>({ kind: ascent.kind, difficulty: 0 })
  const { kind, difficulty } = values
  const rule = (to: AscentRule) => ({ type: 'ruleAscent', dreamer, rule: to }) as const
  return (
    <Tool title={gardien.ascent} on="dreamer" rule={SAID_RULES.ruleAscent} open={ascent.kind === 'will'}>
      <p>
        {ascent.kind === 'will'
          ? gardien.ascentStands({ difficulty: format.signed(ascent.difficulty) })
          : gardien.ascentNow[ascent.kind]}
      </p>
      {ascent.kind !== 'free' && <Say name={gardien.ascentLift} command={rule({ kind: 'free' })} />}
      {one('kind', gardien.ascent, { free: gardien.ascentFree, refused: gardien.ascentRefused, will: gardien.ascentWill })}
      {kind === 'will' && number('difficulty', ui.prompts.petition.difficulty, [-20, 20])}
      <Say name={gardien.apply} command={rule(kind === 'will' ? { kind, difficulty } : { kind })} />
    </Tool>
  )
}

/** MOV-4: breaks a concentration; never closed while somebody is up there; under a die the blow is held until it is thrown. */
export const InterveneTool = () => {
  const { ui, board } = useTools()
  const { gardien } = ui
  const thrown = useSeat((state) => isUnderDice(board.id, state.said))
  const { strike, withdraw } = useBlows()
  const held = useIsHeld(board.id)
  return (
    <Tool title={gardien.journey} on="dreamer" open>
      <Button
        name={held ? gardien.breakNot : gardien.breakConcentration}
        disabled={!isUp(board)}
        aria-pressed={thrown ? held : undefined}
        to={() => (held ? withdraw : strike)(board.id)}
      />
      {held && (
        <p className="soft" role="status">
          {gardien.breaksAfterDie}
        </p>
      )}
    </Tool>
  )
}

/** MAP-5, DRM-2: put the demi-rêve somewhere, told or in secret; the cell is asked for beside the map. */
export const PlaceTool = () => {
  const { gardien } = useTexts().ui
  const choose = useChoosing()
  return (
    <Tool title={gardien.place} on="dreamer" rule={SAID_RULES.place}>
      <div className="row">
        <Button name={gardien.placeTold} to={() => choose({ kind: 'place', hidden: false })} />
        <Button name={gardien.placeHidden} to={() => choose({ kind: 'place', hidden: true })} />
      </div>
    </Tool>
  )
}

/** CAST-1: a modifier on the next cast, told or kept secret. */
export const ModifierTool = () => {
  const { ui, format, board, dreamer } = useTools()
  const { gardien } = ui
  const { modifier } = board
  const { values, number, one } = useForm({ value: 0, secrecy: 'told' as 'told' | 'secret' })
  const names = { told: gardien.modifierTold, secret: gardien.modifierSecret }
  return (
    <Tool title={gardien.modifier} on="dreamer" rule={SAID_RULES.modify}>
      {modifier && (
        <p>{gardien.modifierNow({ value: `${format.signed(modifier.value)}, ${names[modifier.secret ? 'secret' : 'told']}` })}</p>
      )}
      {number('value', gardien.modifierBy, [-20, 20])}
      {one('secrecy', gardien.modifierTo, names)}
      <Say name={gardien.apply} command={{ type: 'modify', dreamer, value: values.value, secret: values.secrecy === 'secret' }} />
    </Tool>
  )
}

/** TGT-2: a VUE roll for a difficult aim. */
export const SightTool = () => {
  const { ui, format, board, dreamer } = useTools()
  const { gardien, odds } = ui
  const { sight } = board
  const { values, number } = useForm({ difficulty: 0 })
  return (
    <Tool title={gardien.sight} on="dreamer" rule={SAID_RULES.askSight}>
      <p>{sight === null ? gardien.sightNone : `${odds.difficulty} ${format.signed(sight)}`}</p>
      {number('difficulty', odds.difficulty, [-20, 20])}
      <div className="row">
        <Say name={gardien.sightAsk} command={{ type: 'askSight', dreamer, ...values }} />
        <Say name={gardien.sightNone} command={sight === null ? null : { type: 'askSight', dreamer, difficulty: null }} />
      </div>
    </Tool>
  )
}

/** CAST-5, TGT-2: what an effect looks like, once there is one; what is still to be decided of it is asked beside. */
export const EffectTool = () => {
  const { texts, ui, board, dreamer } = useTools()
  const { gardien } = ui
  const effect = effectAsked(board)
  if (!effect) return null
  const missed = effect.outcome === 'self' && effect.how === 'missed'
  return (
    <Tool title={gardien.effect} on="dreamer" open>
      <p>{outcomeText(texts, effect)}</p>
      {rulingOf(effect) !== 'erratic' && <DescribeForm key={effect.text} />}
      {missed && <Say name={gardien.ruling.callImpossible} command={{ type: 'ruleSpell', dreamer, as: 'impossible' }} />}
      <Say name={gardien.spellOver} command={{ type: 'endSpell', dreamer }} />
    </Tool>
  )
}

const OTHER = ''

/** TGT-4: the spells that ask for a JR, by name. */
const useResisted = () => {
  const { format, view } = useTools()
  const nameOf = useSpellName(view.spells)
  const resisted = [...Object.values(view.spells), ...SPELLS].flatMap(({ id, jr }) =>
    jr === null ? [] : { id, jr, name: nameOf(id) },
  )
  const sorted = resisted.sort((a, b) => a.name.localeCompare(b.name, format.locale))
  return {
    names: Object.fromEntries(sorted.map(({ id, name }) => [id, name])),
    jrOf: (spell: string): number => resisted.find(({ id }) => id === spell)?.jr ?? STANDARD_JR,
  }
}

/** TGT-4: somebody the gardien plays aims at the dreamer in hand. */
export const CastAtTool = () => {
  const { texts, ui, board, dreamer } = useTools()
  const { gardien } = ui
  const { name } = board.sheet
  const { names, jrOf } = useResisted()
  const { values, set, number, one, text } = useForm({
    spell: OTHER,
    voie: 'thanatos' as Voie,
    difficulty: STANDARD_JR as number,
    who: '',
  })
  const { spell, voie, difficulty, who } = values
  const caster = who.trim()
  const known = { ...(spell === OTHER ? { voie } : { spell }), ...(caster ? { caster } : {}) }
  const voies = Object.fromEntries(VOIES.map((one) => [one, texts.voies[one]])) as Record<Voie, string>
  return (
    <Tool title={gardien.castAt} on="dreamer" rule={SAID_RULES.castAt}>
      <p className="soft">{gardien.castAtMeans({ name })}</p>
      {board.incoming && <p>{gardien.castAtWaits({ name })}</p>}
      <ChoiceField
        label={gardien.castAtSpell}
        value={spell}
        options={{ [OTHER]: gardien.castAtOther, ...names }}
        onChange={(id) => set({ spell: id, difficulty: jrOf(id) })}
      />
      {spell === OTHER && one('voie', gardien.castAtVoie, voies)}
      {number('difficulty', gardien.castAtJr, [-30, 0])}
      {text('who', gardien.castAtWho, 60)}
      <Say name={gardien.castAtDo} command={{ type: 'castAt', dreamer, difficulty, ...known }} />
    </Tool>
  )
}
