import { type CSSProperties, useDeferredValue, useMemo } from 'react'
import { artefactOf, askedOf, COLOURS, DRAWS, HELD_OF_COLOUR, isFighter, openingOf, priceOf } from '../../rules/public.ts'
import type { DeckTexts } from '../../texts/index.ts'
import { useLanguage, useTexts } from '../words.ts'
import type { Size } from './decks.ts'

/** SET-1. */
const HANDS: Readonly<Record<Size, number>> = { 20: 6, 10: 5 }

interface FiguresProps {
  readonly words: DeckTexts
  readonly cards: readonly string[]
  readonly size: Size
}

const tenths = (value: number): number => Math.round(value * 10) / 10

const Opening = ({ words, cards, size }: FiguresProps) => {
  const { format } = useLanguage()
  const later = useDeferredValue(cards)
  const hand = HANDS[size]
  const opening = useMemo(() => openingOf(later, hand), [later, hand])
  if (!opening) return <li>{words.paysLater({ hand })}</li>
  const share = (of: number): string => format.number(tenths(of * 100))
  const draws = format.number(DRAWS)
  return (
    <>
      <li>{words.pays({ share: share(opening.pays), draws })}</li>
      <li>{words.payable({ count: format.number(tenths(opening.payable)), hand })}</li>
      <li>{words.fighterByTwo({ share: share(opening.fighter) })}</li>
    </>
  )
}

interface BarProps {
  readonly name: string
  readonly told: string
  /** Of the whole length. */
  readonly share: number
  readonly mark?: number
  readonly colour?: string
}

const Bar = ({ name, told, share, mark, colour }: BarProps) => {
  const style = { '--share': share, '--mark': mark } as CSSProperties
  return (
    <li className="deck-bar" data-colour={colour} style={style}>
      <span>{name}</span>
      <span className="deck-bar-line" data-marked={mark === undefined ? undefined : true} />
      <span>{told}</span>
    </li>
  )
}

const PRICES = [1, 2, 3, 4] as const

/** CRD-7: how many cards at each price. */
const Costs = ({ words, cards }: FiguresProps) => {
  const counts = PRICES.map((price) => cards.filter((card) => priceOf(artefactOf(card)) === price).length)
  const most = Math.max(1, ...counts)
  return (
    <ul className="deck-bars" aria-label={words.costs}>
      {PRICES.map((price, at) => (
        <Bar key={price} name={words.cost({ price })} told={String(counts[at])} share={(counts[at] ?? 0) / most} />
      ))}
    </ul>
  )
}

/** SUM-6: the powers of each colour that a hand asks for, against those a row holds. */
const Asked = ({ words, cards, size }: FiguresProps) => {
  const { format } = useLanguage()
  const { colours } = useTexts()
  const asked = askedOf(cards, HANDS[size])
  const most = Math.max(HELD_OF_COLOUR, ...COLOURS.map((colour) => asked[colour]))
  return (
    <ul className="deck-bars" aria-label={words.asked}>
      {COLOURS.map((colour) => (
        <Bar
          key={colour}
          {...{ colour, name: colours[colour].name, told: format.number(tenths(asked[colour])) }}
          share={asked[colour] / most}
          mark={HELD_OF_COLOUR / most}
        />
      ))}
    </ul>
  )
}

/** What tells decks apart: fighters against half, what an opening pays, costs, colours. */
export const Figures = (props: FiguresProps) => {
  const { words, cards, size } = props
  const { format } = useLanguage()
  const fighters = cards.filter((card) => isFighter(artefactOf(card))).length
  return (
    <>
      <ul className="deck-figures" aria-live="polite">
        <li>{words.fighters({ count: fighters, least: size / 2 })}</li>
        {cards.length > 0 && <Opening {...props} />}
      </ul>
      {cards.length > 0 && (
        <>
          <h3>{words.costs}</h3>
          <Costs {...props} />
          <h3>{words.asked}</h3>
          <Asked {...props} />
          <p className="deck-note">{words.held({ count: format.number(tenths(HELD_OF_COLOUR)) })}</p>
        </>
      )}
    </>
  )
}
