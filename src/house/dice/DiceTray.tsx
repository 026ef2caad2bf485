import { keyed } from '../ui/keyed.ts'
import { Fallen } from './Fallen.tsx'
import type { Falling } from './falling.ts'
import { type RollReader, RollResult } from './RollResult.tsx'
import './dice.css'

/** Dice, stones, cards, lots falling over the table; what they mean is told elsewhere in words. */
export const DiceTray = ({ falling, reader }: { readonly falling: readonly Falling[]; readonly reader: RollReader }) => {
  if (falling.length === 0) return null
  return (
    <div className="dice-tray" aria-hidden="true">
      {keyed(falling).map(([at, one]) => (
        <div key={at} className="dice-roll">
          <div className="dice-faces">
            <Fallen of={one} turn={Number(at) * 2} />
          </div>
          {one.kind === 'die' && (one.sides === 100 || one.passed !== null) && <RollResult roll={one} reader={reader} />}
        </div>
      ))}
    </div>
  )
}
