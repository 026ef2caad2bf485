import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** Where one is in the duel. */
export const TopFacts = () => {
  const { top } = useTexts().ui
  const { phase, round } = usePlay(({ view: { phase, round } }) => ({ phase, round }))
  if (phase === 'gathering') return <li>{top.gathering}</li>
  if (phase === 'opening') return <li>{top.opening}</li>
  return <li>{phase === 'over' ? top.over : top.round({ round })}</li>
}
