import { Fragment } from 'react'
import { AfflictTool, EndEffectTool, RestTool, SheetTool, SignTool, SleepTool } from './DreamerTools.tsx'
import { AscentTool, CastAtTool, EffectTool, InterveneTool, ModifierTool, PlaceTool, SightTool } from './JourneyTools.tsx'
import { NotesHere, NotesTool } from './NotesTool.tsx'
import { AstralTool, ClockTool, OptionsTool, RoundsTool, SecretRollTool, SkyTool } from './TableTools.tsx'
import { ToolGroup, useTools } from './Tool.tsx'
import { Tray } from './Tray.tsx'
import './gardien.css'

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
          <AstralTool />
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
