import type { ReactNode } from 'react'
import { isPower } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { useLook } from '../duel.ts'
import { cardWords, useTexts } from '../words.ts'
import { CardEmblem } from './CardFace.tsx'

/** All names of cards in a language, the longer first: one may stand in another. */
const namesIn = (cards: Texts['cards']): { readonly ids: ReadonlyMap<string, string>; readonly any: RegExp } => {
  const ids = new Map(Object.entries(cards).map(([id, { name }]) => [name, id]))
  const names = [...ids.keys()].toSorted((one, other) => other.length - one.length)
  return { ids, any: new RegExp(`(?<![\\p{L}\\d])(${names.join('|')})(?![\\p{L}\\d])`, 'u') }
}
const known = new WeakMap<Texts['cards'], ReturnType<typeof namesIn>>()
const knownIn = (cards: Texts['cards']): ReturnType<typeof namesIn> => {
  const names = known.get(cards) ?? namesIn(cards)
  known.set(cards, names)
  return names
}

/** A sentence in pieces: between its words the cards that it names. */
export const namedIn = (
  cards: Texts['cards'],
  text: string,
): readonly { readonly text: string; readonly card: string | null }[] => {
  const { ids, any } = knownIn(cards)
  return text
    .split(any)
    .flatMap((piece, at) => (piece === '' ? [] : [{ text: piece, card: at % 2 === 1 ? (ids.get(piece) ?? null) : null }]))
}

interface NamedProps {
  readonly id: string
  readonly name: string
  /** It is part of something touched. */
  readonly whole: boolean
}

const Named = ({ id, name, whole }: NamedProps) => {
  const texts = useTexts()
  const look = useLook()
  const shown = (
    <>
      <span className="card-in-words" aria-hidden="true">
        <CardEmblem id={id} />
      </span>
      {name}
    </>
  )
  if (whole) return <span className="named-card">{shown}</span>
  return (
    <button
      type="button"
      className="named-card"
      aria-label={cardWords(texts, id)}
      onClick={() => look({ kind: 'card', id, why: null })}
    >
      {shown}
    </button>
  )
}

/** What stays on the line of the name before it. */
const HANGS = /^[,.;)]+/

interface SentenceProps {
  readonly text: string
  /** All of it is touched already. */
  readonly whole?: boolean
  /** Powers by their picture alone, as they lie on the table. */
  readonly pictured?: boolean
}

/** Wherever words name a card it stands beside its name, small; touched, it is looked at. */
export const Sentence = ({ text, whole = false, pictured = false }: SentenceProps): ReactNode => {
  const pieces = namedIn(useTexts().cards, text)
  return pieces.map(({ text: piece, card }, at) => {
    const key = `${at} ${piece}`
    if (card === null) return <span key={key}>{at > 0 ? piece.replace(HANGS, '') : piece}</span>
    return (
      <span key={key} className="card-named">
        <Named id={card} name={!whole && pictured && isPower(card) ? '' : piece} whole={whole} />
        {pieces[at + 1]?.text.match(HANGS)}
      </span>
    )
  })
}
