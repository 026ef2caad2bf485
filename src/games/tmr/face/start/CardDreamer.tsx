import { CLOAKS, FACES, type Look, lookOf } from '../../rules/public.ts'
import { DreamerFigure } from '../board/DreamerFigure.tsx'
import type { DreamerCard } from '../dreamer/card.ts'

/** A card comes from the browser's store. */
const isLook = (look: Partial<Look> | undefined): look is Look =>
  CLOAKS.some((cloak) => cloak === look?.cloak) && FACES.some((face) => face === look?.face)

/** Whoever dreams, before their moon. */
export const CardDreamer = ({ card: { name, look } }: { readonly card: DreamerCard }) => (
  <DreamerFigure look={isLook(look) ? look : lookOf(name)} size={36} />
)
