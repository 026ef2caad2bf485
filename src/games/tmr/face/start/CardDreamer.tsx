import { isLook, lookOf } from '../../rules/public.ts'
import { DreamerFigure } from '../board/DreamerFigure.tsx'
import type { DreamerCard } from '../dreamer/card.ts'

/** Whoever dreams, before their moon. A card comes from the browser's store: what is no look is none. */
export const CardDreamer = ({ card: { name, look } }: { readonly card: DreamerCard }) => (
  <DreamerFigure look={isLook(look) ? look : lookOf(name)} size={36} />
)
