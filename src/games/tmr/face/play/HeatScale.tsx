import { changeGameSetting, useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { Icon } from '../../../../house/ui/Icon.tsx'
import { Tool } from '../../../../house/ui/Tool.tsx'
import { usePlay } from '../desk/context.ts'
import { useTellsBest } from '../desk/framing.ts'
import { useLanguage } from '../words/language.tsx'
import { HEAT } from '../words/settings.ts'
import { rangeOf } from './marks.ts'

/** What the shades of the map mean, from the least chance to the best; put away, they go with it. */
export const HeatScale = () => {
  const { texts, format } = useLanguage()
  const reckoned = usePlay((play) => play.reckoned)
  const shades = useGameSetting(HEAT)
  const told = useTellsBest()
  const range = reckoned && rangeOf(reckoned.plan.heat)
  if (!shades || !told || !range) return null
  const { planner } = texts.ui
  return (
    <div className="heat-place">
      <figure className="heat-scale">
        <figcaption>{planner.scale}</figcaption>
        <span>{format.probability(range.least)}</span>
        <span className="heat-bar" aria-hidden="true" />
        <span>{format.probability(range.most)}</span>
        <Tool name={planner.noShades} to={() => changeGameSetting(HEAT, false)}>
          <Icon of="close" />
        </Tool>
      </figure>
    </div>
  )
}
