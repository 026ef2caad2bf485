import type { DreamerView } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { placeOf } from '../words/place.ts'

/** EXP-1, EXP-2: what practice adds to a spell, cell by cell. */
export const Bonuses = ({ board, spell }: { readonly board: DreamerView; readonly spell: string }) => {
  const texts = useTexts()
  const { deeds } = texts.ui
  const own = board.bonuses.filter((bonus) => bonus.spell === spell)
  if (own.length === 0) return null
  return (
    <div className="spell-bonuses">
      <p>{deeds.bonus}</p>
      <ul>
        {own.map(({ cell, percent }) => (
          <li key={cell ?? ''}>{deeds.bonusOn({ percent, place: cell ? placeOf(texts, cell) : deeds.bonusSomewhere })}</li>
        ))}
      </ul>
    </div>
  )
}
