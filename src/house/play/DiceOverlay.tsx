import { DiceTray, type Falling, type RollReader, LastRolls as Small } from '../dice/index.ts'
import { useSeat } from '../seat/seat.ts'

/** Whoever plays is spoken to; the keeper of the table and those who watch are told of them. */
const useRollReader = (): RollReader => useSeat((state) => (state.role.kind === 'joueur' ? 'actor' : 'onlooker'))

export const LastRolls = ({ falling }: { readonly falling: readonly Falling[] }) => (
  <Small falling={falling} reader={useRollReader()} />
)

export const DiceOverlay = () => {
  const rolling = useSeat((state) => state.rolling)
  const reader = useRollReader()
  return <div className="dice-overlay">{rolling.length > 0 && <DiceTray falling={rolling} reader={reader} />}</div>
}
