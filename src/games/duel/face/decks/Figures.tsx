import { useDeferredValue, useMemo } from 'react'
import { artefactOf, askedOf, COLOURS, DRAWS, HELD_OF_COLOUR, isFighter, openingOf, priceOf } from '../../rules/public.ts'
import { useDeckWords, useLanguage } from '../words.ts'
import type { Size } from './decks.ts'

/** SET-1. */
const HANDS: Readonly<Record<Size, number>> = { 20: 6, 10: 5 }

interface FiguresProps {
  readonly cards: readonly string[]
  readonly size: Size
}

const tenths = (value: number): number => Math.round(value * 10) / 10

const Opening = ({ cards, size }: FiguresProps) => {
  const words = useDeckWords()
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

interface Bar {
  readonly name: string
  readonly told: string
  readonly value: number
  readonly colour?: string
}

/** A heading with bars under it, as long as the longest allows; `mark`: how far a line stands across them. */
const Bars = ({ title, bars, mark }: { readonly title: string; readonly bars: readonly Bar[]; readonly mark?: number }) => {
  const most = Math.max(mark ?? 1, ...bars.map(({ value }) => value))
  return (
    <>
      <h3>{title}</h3>
      <ul className="list" aria-label={title}>
        {bars.map(({ name, told, value, colour }) => (
          <li
            key={name}
            className="deck-bar"
            data-colour={colour}
            style={{ '--share': value / most, '--mark': (mark ?? 0) / most }}
          >
            <span>{name}</span>
            <span className="deck-bar-line" data-marked={mark === undefined ? undefined : true} />
            <span>{told}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const PRICES = [1, 2, 3, 4] as const

/** What tells decks apart: fighters against half, what an opening pays, costs, colours. */
export const Figures = (props: FiguresProps) => {
  const { cards, size } = props
  const words = useDeckWords()
  const { texts, format } = useLanguage()
  const asked = askedOf(cards, HANDS[size])
  const fighters = cards.filter((card) => isFighter(artefactOf(card))).length
  return (
    <>
      <ul className="list" aria-live="polite">
        <li>{words.fighters({ count: fighters, least: size / 2 })}</li>
        {cards.length > 0 && <Opening {...props} />}
      </ul>
      {cards.length > 0 && (
        <>
          <Bars
            title={words.costs}
            bars={PRICES.map((price) => {
              // CRD-7.
              const value = cards.filter((card) => priceOf(artefactOf(card)) === price).length
              return { name: words.cost({ price }), told: String(value), value }
            })}
          />
          <Bars
            title={words.asked}
            mark={HELD_OF_COLOUR}
            bars={COLOURS.map((colour) => {
              // SUM-6: what a hand asks for, against what a row holds.
              const value = asked[colour]
              return { name: texts.colours[colour].name, told: format.number(tenths(value)), value, colour }
            })}
          />
          <p className="soft">{words.held({ count: format.number(tenths(HELD_OF_COLOUR)) })}</p>
        </>
      )}
    </>
  )
}
