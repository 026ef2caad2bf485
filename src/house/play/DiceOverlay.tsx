import { DiceTray } from '../dice/index.ts'
import { useSeat } from '../seat/context.ts'
import { useReader } from './reader.ts'

export { LastRolls } from '../dice/index.ts'

/** Dice falling over the table. */
export const DiceOverlay = () => {
  const rolling = useSeat((state) => state.rolling)
  const reader = useReader()
  return <div className="dice-overlay">{rolling.length > 0 && <DiceTray falling={rolling} reader={reader} />}</div>
}
