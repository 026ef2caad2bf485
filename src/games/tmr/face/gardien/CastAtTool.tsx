import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField, NumberField, TextField } from '../../../../house/ui/fields.tsx'
import { SAID_RULES, SPELLS, STANDARD_JR, VOIES, type Voie } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
import { Tool } from './Tool.tsx'

const OTHER = ''

/** TGT-4: the spells that ask for a JR, by name. */
const useResisted = (): Readonly<Record<string, string>> => {
  const { format } = useLanguage()
  const spellTexts = useSpellTexts()
  const spells = usePlay((play) => play.view.spells)
  const named = [...Object.values(spells), ...SPELLS].filter(({ jr }) => jr !== null)
  const names = named.map(({ id }) => [id, spellName(spells, spellTexts, format, id)] as const)
  return Object.fromEntries(names.sort(([, a], [, b]) => a.localeCompare(b, format.locale)))
}

/** TGT-4: somebody the gardien plays aims at the dreamer in hand. */
export const CastAtTool = () => {
  const { texts } = useLanguage()
  const { board, view, say } = usePlay(({ board, view, say }) => ({ board, view, say }))
  const { gardien } = texts.ui
  const [spell, setSpell] = useState(OTHER)
  const [voie, setVoie] = useState<Voie>('thanatos')
  const [difficulty, setDifficulty] = useState(STANDARD_JR)
  const [caster, setCaster] = useState('')
  const name = board.sheet.name
  const jrOf = (id: string): number => [...Object.values(view.spells), ...SPELLS].find((one) => one.id === id)?.jr ?? STANDARD_JR
  const voies = Object.fromEntries(VOIES.map((one) => [one, texts.voies[one].name])) as Record<Voie, string>
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
