import { usePlay } from '../desk/context.ts'
import { AfflictTool, EndEffectTool } from './DragonTools.tsx'
import { AscentTool, InterveneTool, PlaceTool } from './JourneyTools.tsx'
import { RestTool, SleepTool } from './NightTools.tsx'
import { SheetTool } from './SheetTool.tsx'
import { EffectTool, ModifierTool, SightTool } from './SpellTools.tsx'
import { AstralTool, SignTool, SkyTool } from './StarTools.tsx'
import { ClockTool, OptionsTool, SecretRollTool } from './TableTools.tsx'
import './gardien.css'

/** All the gardien does to the dreamer in sight and to the table. Each is a command of the core, told to those who may know it. */
export const GardienPane = () => {
  const board = usePlay((play) => play.board)
  return (
    <div className="gardien" key={board.id}>
      <InterveneTool />
      <EffectTool />
      <SleepTool />
      <AscentTool />
      <PlaceTool />
      <ModifierTool />
      <SightTool />
      <AfflictTool />
      <EndEffectTool />
      <SignTool />
      <SkyTool />
      <AstralTool />
      <RestTool />
      <SheetTool />
      <ClockTool />
      <SecretRollTool />
      <OptionsTool />
    </div>
  )
}
