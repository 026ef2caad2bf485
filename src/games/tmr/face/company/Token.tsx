import { usePlay } from '../desk/context.ts'
import './token.css'

interface TokenProps {
  readonly name: string
  /** Their place at the table: no two share one. */
  readonly place: number
}

/** Neighbours at the table are far from one another on the wheel. */
const TURN = 137.5

/** Tells a dreamer from the others at a glance: a colour and a letter. */
export const Token = ({ name, place }: TokenProps) => (
  <span className="token" style={{ '--turn': Math.round((place * TURN) % 360) }} aria-hidden="true">
    {[...name][0]}
  </span>
)

/** By whose seat it is. */
export const TokenOf = ({ seat }: { readonly seat: string }) => {
  const boards = usePlay((play) => play.view.boards)
  const place = boards.findIndex(({ id }) => id === seat)
  const board = boards[place]
  return board && <Token name={board.sheet.name} place={place} />
}
