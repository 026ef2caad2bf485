import { useDesk, usePlay } from '../desk/context.ts'
import { useTellsBest } from '../desk/tellsBest.ts'
import { useLanguage } from '../words/language.tsx'

/** What the shades of the map mean, from the least chance to the best; put away, they go with it. */
export const HeatScale = () => {
  const { texts, format } = useLanguage()
  const { desk, reckoned } = usePlay()
  const shades = useDesk((state) => state.shades)
  const told = useTellsBest()
  const heat = reckoned?.plan.heat
  if (!shades || !told || !heat || heat.length === 0) return null
  const { planner } = texts.ui
  return (
    <figure className="heat-scale">
      <figcaption>{planner.scale}</figcaption>
      <span>{format.probability(Math.min(...heat))}</span>
      <span className="heat-bar" aria-hidden="true" />
      <span>{format.probability(Math.max(...heat))}</span>
      <button
        type="button"
        className="tool"
        aria-label={planner.noShades}
        title={planner.noShades}
        onClick={() => desk.setState({ shades: false })}
      >
        ×
      </button>
    </figure>
  )
}
