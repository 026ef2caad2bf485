import { useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { type Choice, type DreamerView, isUnder, later, type Prompt } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import type { SleepGoal } from '../desk/desk.ts'
import { HourDial } from '../sheet/HourDial.tsx'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { EffectNote } from './EffectNote.tsx'
import { NightDragonNote } from './night/NightDragonNote.tsx'
import { NightHours } from './night/NightHours.tsx'
import { hoursSlept, nightOf } from './night/nightOf.ts'
import { hoursToDawn, isRested } from './night/sleeping.ts'
import { useOwnsClock } from './night/useOwnsClock.ts'
import { Picture } from './Picture.tsx'
import { RestForm } from './RestForm.tsx'
import './night/night.css'

const whyAsleep = ({ night }: Texts['ui'], { dream, life, fatigue, fatigueMax }: DreamerView): string => {
  if (life <= 0) return night.why.life
  if (dream <= 0) return night.why.dream
  return fatigue >= fatigueMax ? night.why.fatigue : night.why.sound
}

/** NIT-4: what this hour can give. */
const SleepNote = () => {
  const { night } = useTexts().ui
  const { board } = usePlay()
  if (!board.wholeHour) return <p className="card-note">{night.broken}</p>
  if (isUnder(board, 'no-dreaming')) return <p className="card-note">{night.noDreams}</p>
  return board.dream >= board.seuil ? <p className="card-note">{night.atThreshold}</p> : null
}

const Passing = () => {
  const { night } = useTexts().ui
  const { desk } = usePlay()
  return (
    <p className="night-passing">
      <span role="status">{night.passing}</span>
      <button type="button" className="button" data-kind="page" onClick={() => desk.setState({ sleeping: null })}>
        {night.stop}
      </button>
    </p>
  )
}

/** NIT-2: how long; whoever has the hours says it. */
const HowLong = () => {
  const { ui, hours: names } = useTexts()
  const { view, board, desk, mayAct } = usePlay()
  const [hours, setHours] = useState(4)
  const { night } = ui
  const sleepUntil = (until: SleepGoal['until']): void => desk.setState({ sleeping: { until, passing: null } })
  const dawn = hoursToDawn(view.clock)
  const rested = isRested(board)
  return (
    <>
      <ChoiceRow
        label={night.rested}
        letter={ui.keys.untilRested}
        rule="NIT-4"
        disabled={!mayAct || rested}
        onChoose={() => sleepUntil('rested')}
      >
        {rested ? night.isRested : `${night.restedMeans} ${night.hourByHour}`}
      </ChoiceRow>
      <ChoiceRow
        label={night.dawn}
        letter={ui.keys.untilDawn}
        rule="NIT-2"
        disabled={!mayAct}
        onChoose={() => sleepUntil(later(view.clock, dawn))}
      >
        {night.dawnMeans({ hour: names[later(view.clock, dawn).hour].hour, hours: dawn })}
      </ChoiceRow>
      <div className="choice-with-number">
        <NumberField label={night.howLong} value={hours} least={1} most={24} onChange={setHours} />
        <ChoiceRow
          label={night.some({ hours: hours || 1 })}
          letter={ui.keys.someHours}
          disabled={!mayAct || !(hours >= 1 && hours <= 24)}
          onChoose={() => sleepUntil(later(view.clock, hours))}
        />
      </div>
    </>
  )
}

const Waking = ({ choice }: { readonly choice: Choice }) => {
  const { ui } = useTexts()
  const { view, say, mayAct } = usePlay()
  const { night } = ui
  return (
    <ChoiceRow
      label={view.role.kind === 'gardien' ? night.gardien.wake : night.wake}
      letter={ui.keys.wake}
      rule={choice.rule}
      refusal={choice.refusal}
      disabled={!mayAct}
      onChoose={() => say(choice.command)}
    >
      {night.wakeMeans}
    </ChoiceRow>
  )
}

/** NIT: the hours of sleep, one after the other. */
const NightCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'asleep' }> }) => {
  const { ui } = useTexts()
  const { view, board } = usePlay()
  const notices = useSeat((state) => state.notices)
  const gave = nightOf(notices, board.id)
  const passing = useDesk((state) => state.sleeping !== null)
  const ownsClock = useOwnsClock()
  return (
    <Card
      kind="asleep"
      title={ui.prompts.asleep.title({ name: board.sheet.name })}
      question={whyAsleep(ui, board)}
      picture={<Picture of="asleep" />}
    >
      <EffectNote />
      <div className="night-sky">
        <HourDial clock={view.clock} />
        <div className="night-told">
          <NightHours hours={hoursSlept(notices, board.id, view.clock)} gave={gave} />
          <SleepNote />
        </div>
      </div>
      <NightDragonNote dragon={gave.at(-1)?.dragon ?? null} />
      {passing && <Passing />}
      {!passing && ownsClock && <HowLong />}
      {!ownsClock && <p className="card-note">{ui.night.byGardien}</p>}
      {prompt.choices.map((choice) => (
        <Waking key={choice.rule} choice={choice} />
      ))}
    </Card>
  )
}

/** DRM-3: at a table without dragons the sheet is put right before the next journey. */
const PlainSleepCard = () => {
  const { ui } = useTexts()
  const { board } = usePlay()
  const { asleep } = ui.prompts
  const mayWake = useOwnsClock()
  return (
    <Card
      kind="asleep"
      title={asleep.title({ name: board.sheet.name })}
      question={`${board.dream <= 0 ? asleep.dream : asleep.fatigue} ${mayWake ? asleep.after : asleep.byGardien}`}
      picture={<Picture of="asleep" />}
    >
      <EffectNote />
      {mayWake && <RestForm label={ui.actions.wake} letter={ui.keys.wake} />}
    </Card>
  )
}

export const AsleepCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'asleep' }> }) =>
  usePlay().view.options.dragons ? <NightCard prompt={prompt} /> : <PlainSleepCard />
