import { useState } from 'react'
import { CheckField, ChoiceField, NumberField } from '../../../../../house/ui/fields.tsx'
import { LOWEST_LEVEL, METHODS, type Method, type Moment, meditationOdds } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useTexts } from '../../words/language.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { DeedCard } from './DeedCard.tsx'

/** SIG-5: the three that are one's own to keep; the hour is the clock's. */
const CONDITIONS = ['purified', 'dressed', 'behaved'] as const
type Condition = (typeof CONDITIONS)[number]

interface ConditionsProps {
  readonly method: Method
  readonly kept: readonly Condition[]
  readonly onKept: (kept: readonly Condition[]) => void
}

const Conditions = ({ method, kept, onKept }: ConditionsProps) => {
  const { hours, ui } = useTexts()
  const { clock } = usePlay().view
  const { meditation } = ui.deeds
  return (
    <fieldset className="deed-conditions">
      <legend>{meditation.conditions}</legend>
      <p data-kept={clock.hour === method.hour}>
        {clock.hour === method.hour ? '✓' : '✗'} {meditation.hour({ hour: hours[method.hour].hour })}
      </p>
      {CONDITIONS.map((condition) => (
        <CheckField
          key={condition}
          label={meditation[condition]}
          checked={kept.includes(condition)}
          onChange={(keeps) => onKept(keeps ? [...kept, condition] : kept.filter((one) => one !== condition))}
        />
      ))}
    </fieldset>
  )
}

const FIRST = METHODS[0] as Method

/** SIG-5: the one whose hour it is stands first. */
const methodNow = ({ hour }: Moment): Method => METHODS.find((method) => method.hour === hour) ?? FIRST

/** SIG-5, SIG-6. */
export const MeditationForm = () => {
  const { ui, genres } = useTexts()
  const { view, board, say, mayAct } = usePlay()
  const [id, setId] = useState(() => methodNow(view.clock).id)
  const [skill, setSkill] = useState(0)
  const [kept, setKept] = useState<readonly Condition[]>(CONDITIONS)
  const { meditation } = ui.deeds
  const method = METHODS.find((one) => one.id === id) ?? FIRST
  const neglected = CONDITIONS.length - kept.length
  const failures = board.failures[id] ?? 0
  const skillName = (of: Method): string => meditation.skills[of.skill as keyof typeof meditation.skills] ?? of.skill
  const names = Object.fromEntries(METHODS.map((one) => [one.id, meditation.methodOf({ name: one.name, skill: skillName(one) })]))
  return (
    <DeedCard deed="meditate" question={meditation.question}>
      <div className="deed-fields">
        <ChoiceField label={meditation.method} value={id} options={names} onChange={setId} />
        <NumberField label={meditation.skill} value={skill} least={LOWEST_LEVEL} most={20} onChange={setSkill} />
      </div>
      <Conditions method={method} kept={kept} onKept={setKept} />
      <p className="soft">
        {meditation.genre({ genre: genres[method.genre].name })} {failures > 0 && meditation.failures({ count: failures })}
      </p>
      <ChoiceRow
        label={meditation.begin}
        letter={ui.keys.meditate}
        rule="SIG-5"
        odds={Number.isNaN(skill) ? null : meditationOdds(view, board, method, { skill, neglected })}
        disabled={!mayAct || Number.isNaN(skill)}
        onChoose={() => say({ type: 'meditate', dreamer: board.id, method: id, skill, neglected })}
      >
        {meditation.means}
      </ChoiceRow>
    </DeedCard>
  )
}
