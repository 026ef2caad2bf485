import { isLook, lookOf } from '../../rules/public.ts'
import { DreamerFigure } from '../board/DreamerFigure.tsx'

interface CardDreamerProps {
  readonly name: string
  readonly look: unknown
  readonly size: number
}

/** The figure of a card, which comes from the browser's store: what is no look is none. */
export const CardDreamer = ({ name, look, size }: CardDreamerProps) => (
  <DreamerFigure look={isLook(look) ? look : lookOf(name)} size={size} />
)
