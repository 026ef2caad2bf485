import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { CastAtTool } from './CastAtTool.tsx'
import { ClockTool } from './ClockTool.tsx'
import { AfflictTool, EndEffectTool } from './DragonTools.tsx'
import { AscentTool, InterveneTool, PlaceTool } from './JourneyTools.tsx'
import { RestTool, SleepTool } from './NightTools.tsx'
import { NotesHere, NotesTool } from './NotesTool.tsx'
import { RoundsTool } from './RoundsTool.tsx'
import { SendTool } from './SendTool.tsx'
import { SheetTool } from './SheetTool.tsx'
import { EffectTool, ModifierTool, SightTool } from './SpellTools.tsx'
import { AstralTool, SignTool, SkyTool } from './StarTools.tsx'
import { OptionsTool, SecretRollTool } from './TableTools.tsx'
import { ToolGroup } from './Tool.tsx'
import './gardien.css'

const OfTable = () => {
  const { secrets } = useTexts().ui
  return (
    <ToolGroup title={secrets.groups.table}>
      <OptionsTool />
      <RoundsTool />
      <NotesTool />
      <SecretRollTool />
    </ToolGroup>
  )
}

/** Of the dreamer in hand. */
const OfDreamer = () => {
  const { groups } = useTexts().ui.secrets
  return (
    <>
      <ToolGroup title={groups.journey}>
        <InterveneTool />
        <EffectTool />
        <SendTool />
        <CastAtTool />
        <AscentTool />
        <PlaceTool />
        <ModifierTool />
        <SightTool />
      </ToolGroup>
      <ToolGroup title={groups.dreamer}>
        <SheetTool />
        <AfflictTool />
        <EndEffectTool />
      </ToolGroup>
    </>
  )
}

const OfHours = () => {
  const { groups } = useTexts().ui.secrets
  const { clock, options } = usePlay((play) => play.view)
  return (
    <>
      <ToolGroup title={groups.night}>
        <ClockTool />
        <SleepTool />
        <RestTool />
      </ToolGroup>
      {options.dragons && (
        <ToolGroup title={groups.sky}>
          <SkyTool />
          <AstralTool key={clock.day} />
          <SignTool />
        </ToolGroup>
      )}
    </>
  )
}

/** All the gardien does, by what one wants: the rules of the table first, until somebody plays. Each is a command of the core, told to those who may know it. */
export const GardienPane = () => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const begun = view.boards.some(({ round }) => round > 0)
  const table = <OfTable key="table" />
  const play = [<OfDreamer key={`dreamer ${board.id}`} />, <OfHours key={`hours ${board.id}`} />]
  return (
    <div className="gardien">
      <NotesHere />
      {begun ? [...play, table] : [table, ...play]}
    </div>
  )
}
