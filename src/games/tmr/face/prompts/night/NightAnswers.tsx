import { isNight, later, type Prompt } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useTexts } from '../../words/language.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { hoursToDusk } from './sleeping.ts'
import { useOwnsClock } from './useOwnsClock.ts'

/** NIT-2: sleep, and an hour let pass. */
export const NightAnswers = ({ sleep }: Pick<Extract<Prompt, { kind: 'awake' }>, 'sleep'>) => {
  const { ui, hours } = useTexts()
  const { view, say, mayAct } = usePlay()
  const ownsClock = useOwnsClock()
  const { night, keys } = ui
  const dusk = hoursToDusk(view.clock)
  return (
    <div className="choice-pair">
      {sleep && (
        <ChoiceRow
          label={night.sleep}
          letter={keys.sleep}
          rule={sleep.rule}
          refusal={sleep.refusal}
          disabled={!mayAct}
          onChoose={() => say(sleep.command)}
        >
          {night.sleepMeans}
        </ChoiceRow>
      )}
      {ownsClock && (
        <ChoiceRow label={night.wait} letter={keys.wait} disabled={!mayAct} onChoose={() => say({ type: 'advance', hours: 1 })}>
          {night.waitMeans({ hour: hours[later(view.clock, 1).hour].hour })}
        </ChoiceRow>
      )}
      {ownsClock && !isNight(view.clock.hour) && (
        <ChoiceRow
          label={night.waitNight}
          letter={keys.waitNight}
          disabled={!mayAct}
          onChoose={() => say({ type: 'advance', hours: dusk })}
        >
          {night.waitNightMeans({ hours: dusk })}
        </ChoiceRow>
      )}
    </div>
  )
}
