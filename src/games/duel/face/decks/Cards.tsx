import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { ARTEFACTS, type Artefact, COLOURS } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Enlarged } from '../cards/Enlarged.tsx'
import { cardName, useDeckWords, useTexts } from '../words.ts'
import type { Size } from './decks.ts'

const TYPES = ['monster', 'weapon', 'item'] as const

/** What is looked for; `all`: any. */
type Filter = Readonly<Record<'colour' | 'type' | 'power', string>>

const isShown = ({ colour, type, power }: Filter, card: Artefact): boolean =>
  (colour === 'all' || card.colour === colour) &&
  (type === 'all' || card.type === type) &&
  (power === 'all' || (card.power ?? 'none') === power)

interface FilterProps {
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

const Filters = ({ filter, onFilter }: FilterProps) => {
  const words = useDeckWords()
  const { colours, types, powers } = useTexts()
  const verbs = Object.entries(powers).map(([id, { verb }]) => [id, verb] as const)
  const options: Readonly<Record<keyof Filter, readonly (readonly [id: string, name: string])[]>> = {
    colour: COLOURS.map((id) => [id, colours[id].name]),
    type: TYPES.map((id) => [id, types[id].name]),
    power: [...verbs, ['none', words.noPower]],
  }
  return (
    <div className="row deck-filters">
      {(['colour', 'type', 'power'] as const).map((by) => (
        <ChoiceField
          key={by}
          label={words[by]}
          value={filter[by]}
          options={[['all', words.all], ...options[by]]}
          onChange={(wanted) => onFilter({ ...filter, [by]: wanted })}
        />
      ))}
    </div>
  )
}

interface CardsProps {
  readonly chosen: readonly string[]
  /** As many as it takes. */
  readonly size: Size
  readonly onTouch: (card: string) => void
}

/** The forty, or those looked for, each in the deck or not; each can be seen close. */
export const Cards = ({ chosen, size, onTouch }: CardsProps) => {
  const words = useDeckWords()
  const texts = useTexts()
  const [filter, onFilter] = useState<Filter>({ colour: 'all', type: 'all', power: 'all' })
  const [looked, setLooked] = useState<string | null>(null)
  const shown = ARTEFACTS.filter((card) => isShown(filter, card))
  return (
    <section aria-label={words.cards}>
      <Filters {...{ filter, onFilter }} />
      {shown.length === 0 && <p>{words.noneShown}</p>}
      <p className="deck-count" aria-live="polite">
        {words.count({ count: chosen.length, of: size })}
      </p>
      <ul className="deck-grid">
        {shown.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="deck-card"
              aria-pressed={chosen.includes(id)}
              aria-label={cardName(texts, id)}
              onClick={() => onTouch(id)}
            >
              <CardFace id={id} />
            </button>
            <Button
              kind="quiet"
              name={words.look}
              to={() => setLooked(id)}
              aria-label={words.lookAt({ name: cardName(texts, id) })}
            />
          </li>
        ))}
      </ul>
      <Dialog open={looked !== null} onClose={() => setLooked(null)} title={cardName(texts, looked ?? '')}>
        {looked !== null && (
          <>
            <p>
              <Button kind="main" name={chosen.includes(looked) ? words.leave : words.add} to={() => onTouch(looked)} />
            </p>
            <Enlarged id={looked} />
          </>
        )}
      </Dialog>
    </section>
  )
}
