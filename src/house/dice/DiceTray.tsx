import { keyed } from '../ui/keyed.ts'
import { Die } from './Die.tsx'
import { facesOf } from './faces.ts'
import { RollResult } from './RollResult.tsx'
import type { Roll } from './roll.ts'
import './dice.css'

/** The dice falling over the board; their result is told elsewhere in words. */
export const DiceTray = ({ rolls }: { readonly rolls: readonly Roll[] }) => {
  if (rolls.length === 0) return null
  return (
    <div className="dice-tray" aria-hidden="true">
      {keyed(rolls).map(([at, roll]) => (
        <div key={at} className="dice-roll">
          <div className="dice-faces">
            {keyed(facesOf(roll)).map(([place, die]) => (
              <Die key={place} die={die} turn={Number(at) * 2 + Number(place)} />
            ))}
          </div>
          {(roll.sides === 100 || roll.passed !== null) && <RollResult roll={roll} />}
        </div>
      ))}
    </div>
  )
}
