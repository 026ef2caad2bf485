import { useMemo } from 'react'
import { cluesOf, groundOf } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage } from '../words/language.tsx'
import { likeliestOf } from './likeliest.ts'

/** HID-3: while lost, only what the player knows: the likeliest cell, and the step that tells the most. */
export const LostNote = () => {
  const { texts, format } = useLanguage()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { planner } = texts.ui
  const { candidates, likelihood, effects } = board
  const clue = useMemo(() => {
    const weights = new Map(candidates.map((cell, at) => [cell, likelihood[at] ?? 0]))
    return cluesOf(weights, groundOf(effects))[0]
  }, [candidates, likelihood, effects])
  if (!view.options.odds && view.role.kind !== 'gardien') return null
  const cell = likeliestOf(board)
  return (
    <section className="card-note lost-note" aria-labelledby="lost-note">
      <h3 id="lost-note">{planner.lostTitle}</h3>
      {cell && (
        <p>
          {planner.likeliest({
            place: `${cellName(texts, cell)} (${cell})`,
            chance: format.probability(likelihood[candidates.indexOf(cell)] ?? 0),
          })}
        </p>
      )}
      {clue && (
        <p>{planner.lostClue({ toward: texts.directions[clue.direction].toward, chance: format.probability(clue.known) })}</p>
      )}
    </section>
  )
}
