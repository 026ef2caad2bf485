import { Fragment, useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { HOURS, type Hour, LAST_ROUND, NOTE_RULES, SAID_RULES } from '../../rules/public.ts'
import { RestForm } from '../prompts/RestForm.tsx'
import { useTexts } from '../words/language.tsx'
import { AfflictTool, EndEffectTool } from './DragonTools.tsx'
import { AscentTool, InterveneTool, PlaceTool } from './JourneyTools.tsx'
import { NotesHere, NotesTool } from './NotesTool.tsx'
import { SheetTool } from './SheetTool.tsx'
import { CastAtTool, EffectTool, ModifierTool, SightTool } from './SpellTools.tsx'
import { AstralTool, SignTool, SkyTool } from './StarTools.tsx'
import { OptionsTool, SecretRollTool } from './TableTools.tsx'
import { Tool, ToolGroup, useTools } from './Tool.tsx'
import { Tray } from './Tray.tsx'
import './gardien.css'

/** Begins at the present hour, and again whenever it has changed. */
const ClockForm = () => {
  const { texts, ui, view, say } = useTools()
  const { gardien, sheet } = ui
  const [day, setDay] = useState(view.clock.day)
  const [hour, setHour] = useState<Hour>(view.clock.hour)
  const names = Object.fromEntries(HOURS.map((one) => [one, texts.hours[one].name])) as Record<Hour, string>
  return (
    <>
      <NumberField label={gardien.day} value={day} least={0} most={100000} onChange={setDay} />
      <ChoiceField label={sheet.clock} value={hour} options={names} onChange={setHour} />
      <Button name={gardien.setClock} to={() => say({ type: 'setClock', moment: { day, hour } })} disabled={Number.isNaN(day)} />
    </>
  )
}

/** The one place for the hours: letting them pass, and setting them. */
const ClockTool = () => {
  const { texts, ui, view, say } = useTools()
  const { clock, options } = view
  const { gardien, sheet, night } = ui
  return (
    <Tool title={gardien.clock} on="table">
      <p>
        {texts.hours[clock.hour].hour}, {sheet.day(clock)}
      </p>
      {options.dragons && <p className="soft">{night.gardien.allHours}</p>}
      <div className="row">
        {[1, 3, 6, 12].map((hours) => (
          <Button key={hours} name={sheet.hoursLater({ hours })} to={() => say({ type: 'advance', hours })} />
        ))}
      </div>
      <ClockForm key={`${clock.day} ${clock.hour}`} />
    </Tool>
  )
}

/** NIT-2, NIT-7: lets sleep, by day too; interrupts. */
const SleepTool = () => {
  const { ui, board, say } = useTools()
  const { gardien } = ui.night
  const [late, setLate] = useState(false)
  const { name } = board.sheet
  const asleep = board.phase === 'asleep'
  const sleep = { type: 'sleep', dreamer: board.id, anyway: true, ...(late ? { late } : {}) } as const
  return (
    <Tool title={gardien.title} on="dreamer">
      <p>
        {asleep ? gardien.asleep({ name }) : gardien.awake({ name })} <RuleTag rule={SAID_RULES.sleep} />
      </p>
      <CheckField label={gardien.late} checked={late} onChange={setLate} />
      <div className="row">
        <Button name={gardien.letSleep} to={() => say(sleep)} disabled={board.phase !== 'awake'} />
        <Button name={gardien.wake} to={() => say({ type: 'wake', dreamer: board.id })} disabled={!asleep} />
      </div>
    </Tool>
  )
}

/** DRM-3: without dice or hours, as one entry. */
const RestTool = () => {
  const { gardien } = useTexts().ui.night
  return (
    <Tool title={gardien.correctRest} on="dreamer">
      <p className="soft">{gardien.correctMeans}</p>
      <RestForm label={gardien.grant} />
    </Tool>
  )
}

/** Begins at the next round, and again whenever it has changed; another one puts a slip right. */
const RoundForm = ({ now }: { readonly now: number | null }) => {
  const { ui, say } = useTools()
  const { rounds } = ui
  const [round, setRound] = useState((now ?? 0) + 1)
  return (
    <>
      <NumberField label={rounds.round} value={round} least={1} most={LAST_ROUND} onChange={setRound} />
      <div className="row">
        <Button
          name={now === null ? rounds.begin : rounds.call}
          to={() => say({ type: 'callRound', round })}
          disabled={Number.isNaN(round)}
        />
        {now !== null && <Button name={rounds.end} to={() => say({ type: 'callRound', round: null })} />}
      </div>
    </>
  )
}

/** FAT-2: the rounds of a fight in the waking world, for everybody to see. */
const RoundsTool = () => {
  const { ui, view } = useTools()
  const { rounds } = ui
  const now = view.rounds?.now ?? null
  return (
    <Tool title={rounds.count} on="table">
      <p className="soft">
        {rounds.means} <RuleTag rule={NOTE_RULES.roundsCounted} />
      </p>
      {now !== null && <p>{rounds.now({ round: now })}</p>}
      <RoundForm key={now} now={now} />
    </Tool>
  )
}

/** All the gardien does, by what one wants: the rules of the table first, until somebody plays. Each is a command of the core, told to those who may know it. */
export const GardienPane = () => {
  const { ui, view, board } = useTools()
  const { groups } = ui.secrets
  const { dragons } = view.options
  const begun = view.boards.some(({ round }) => round > 0)
  const table = (
    <ToolGroup key="table" title={groups.table}>
      <OptionsTool />
      <RoundsTool />
      <NotesTool />
      <SecretRollTool />
    </ToolGroup>
  )
  const ofDreamer = (
    <Fragment key={board.id}>
      <ToolGroup title={groups.journey}>
        <InterveneTool />
        <EffectTool />
        <Tray />
        <CastAtTool />
        <AscentTool />
        <PlaceTool />
        <ModifierTool />
        <SightTool />
      </ToolGroup>
      <ToolGroup title={groups.dreamer}>
        <SheetTool />
        {dragons && <AfflictTool />}
        {dragons && <EndEffectTool />}
      </ToolGroup>
      <ToolGroup title={groups.night}>
        <ClockTool />
        {dragons && <SleepTool />}
        <RestTool />
      </ToolGroup>
      {dragons && (
        <ToolGroup title={groups.sky}>
          <SkyTool />
          <AstralTool key={view.clock.day} />
          <SignTool />
        </ToolGroup>
      )}
    </Fragment>
  )
  return (
    <div className="gardien">
      <NotesHere />
      {begun ? [ofDreamer, table] : [table, ofDreamer]}
    </div>
  )
}
