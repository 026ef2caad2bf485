import { useDeferredValue, useMemo, useState } from 'react'
import { download } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { FilePick } from '../../../../house/ui/FilePick.tsx'
import { ChoiceField, TextField } from '../../../../house/ui/fields.tsx'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import {
  ARTEFACTS,
  artefactOf,
  COLOURS,
  type Colour,
  DECKS,
  DRAWS,
  deckRefusal,
  isFighter,
  openingPays,
} from '../../rules/public.ts'
import type { DeckTexts, Texts } from '../../texts/index.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Inks } from '../cards/ink.tsx'
import { cardName, deckName, useDeckTexts, useLanguage, useTexts } from '../words.ts'
import { type Deck, fileOf, forgetDeck, keepDeck, keptDecks, LONGEST_NAME, readDeck, SIZES, type Size, sizeOf } from './decks.ts'
import '../../../../house/ui/textPage.css'
import './decks.css'

/** SET-1. */
const HANDS: Readonly<Record<Size, number>> = { 20: 6, 10: 5 }

type Refused = Readonly<Record<string, (p: Readonly<Record<string, string>>) => string>>

/** What is wrong with a deck, with the card named. */
const whyOf = (texts: Texts, { refused }: DeckTexts, { code, params }: Refusal): string => {
  const told = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const say = (refused as Refused)[code] ?? refused['not-a-deck']
  return say({ ...told, card: cardName(texts, told.card ?? '') })
}

const TYPES = ['monster', 'weapon', 'item'] as const

interface PartProps {
  readonly words: DeckTexts
  readonly building: ReturnType<typeof useBuilding>
}

/** The forty, or those of a colour and a type, each in the deck or not. */
const Cards = ({ words, building: { deck, touch } }: PartProps) => {
  const texts = useTexts()
  const [colour, setColour] = useState<Colour | 'all'>('all')
  const [type, setType] = useState<(typeof TYPES)[number] | 'all'>('all')
  const { colours, types } = texts
  const shown = ARTEFACTS.filter((card) => (colour === 'all' || card.colour === colour) && (type === 'all' || card.type === type))
  return (
    <section aria-label={words.cards}>
      <div className="deck-filters">
        <ChoiceField
          label={words.colour}
          value={colour}
          options={[['all', words.all], ...COLOURS.map((id) => [id, colours[id].name] as const)]}
          onChange={setColour}
        />
        <ChoiceField
          label={words.type}
          value={type}
          options={[['all', words.all], ...TYPES.map((id) => [id, types[id].name] as const)]}
          onChange={setType}
        />
      </div>
      <ul className="deck-grid">
        {shown.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="deck-card"
              aria-pressed={deck.cards.includes(id)}
              aria-label={cardName(texts, id)}
              onClick={() => touch(id)}
            >
              <CardFace id={id} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The count, fighters against half, how often an opening pays. */
const Figures = ({ words, building: { deck, size } }: PartProps) => {
  const { cards } = deck
  const { format } = useLanguage()
  const later = useDeferredValue(cards)
  const pays = useMemo(() => openingPays(later, HANDS[size]), [later, size])
  const fighters = cards.filter((card) => isFighter(artefactOf(card))).length
  return (
    <ul className="deck-figures" aria-live="polite">
      <li>{words.count({ count: cards.length, of: size })}</li>
      <li>{words.fighters({ count: fighters, least: size / 2 })}</li>
      <li>
        {Number.isNaN(pays)
          ? words.paysLater({ hand: HANDS[size] })
          : words.pays({ share: Math.round(pays * 100), draws: format.number(DRAWS) })}
      </li>
    </ul>
  )
}

const Shelf = ({ words, building: { decks, open, forget } }: PartProps) => {
  const texts = useTexts()
  const ready = Object.entries(DECKS).map(([id, cards]) => ({ name: deckName(texts, id), cards }))
  return (
    <>
      {decks.length > 0 && (
        <ul className="deck-shelf" aria-label={words.yours}>
          {decks.map((deck) => (
            <li key={deck.name}>
              <Button name={deck.name} to={() => open(deck)} />
              <Button kind="quiet" name={words.forget({ name: deck.name })} to={() => forget(deck.name)} />
            </li>
          ))}
        </ul>
      )}
      <ChoiceField
        label={words.from}
        value=""
        options={[
          ['', words.choose],
          ...ready.map(({ name, cards }) => [name, words.ready({ name, count: cards.length })] as const),
        ]}
        onChange={(picked) => ready.filter(({ name }) => name === picked).forEach(open)}
      />
    </>
  )
}

/** The deck being built, those kept, and what was last told of them. */
const useBuilding = (words: DeckTexts) => {
  const texts = useTexts()
  const [decks, setDecks] = useState(keptDecks)
  const [size, setSize] = useState<Size>(20)
  const [deck, setDeck] = useState<Deck>({ name: '', cards: [] })
  const [told, setTold] = useState<string | null>(null)
  /** What was told of it before holds no longer. */
  const change = (changed: Deck): void => {
    setDeck(changed)
    setTold(null)
  }
  const open = (opened: Deck): void => {
    change(opened)
    setSize(sizeOf(opened.cards))
  }
  const wrong = deckRefusal(deck.cards, size)
  return {
    ...{ decks, size, setSize, deck, told, open },
    wrong: deck.name.trim() === '' ? words.nameless : wrong && whyOf(texts, words, wrong),
    touch: (card: string): void => {
      const { cards } = deck
      change({ ...deck, cards: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card] })
    },
    rename: (name: string): void => change({ ...deck, name }),
    keep: (): void => {
      const kept = keepDeck({ ...deck, name: deck.name.trim() })
      setDecks(keptDecks())
      setTold(kept ? words.kept({ name: deck.name.trim() }) : words.notKept)
    },
    forget: (name: string): void => {
      forgetDeck(name)
      setDecks(keptDecks())
    },
    give: (): void => download(fileOf({ ...deck, name: deck.name.trim() }), fileNameOf(deck.name, new Date(), 'duel.json')),
    take: async (files: FileList): Promise<void> => {
      const [file] = files
      const read = file && readDeck(await file.text())
      if (!read) return
      if (isRefusal(read)) return setTold(whyOf(texts, words, read))
      open(read)
      setTold(words.taken({ name: read.name }))
    },
  }
}

const Builder = ({ words }: { readonly words: DeckTexts }) => {
  const building = useBuilding(words)
  const { size, setSize, deck, told, wrong } = building
  return (
    <div className="deck-builder">
      <section className="deck-side" aria-label={words.deck}>
        <Shelf {...{ words, building }} />
        <ChoiceField
          label={words.size}
          value={size}
          options={SIZES.map((one) => [one, words.sizes({ count: one })])}
          onChange={setSize}
        />
        <TextField label={words.name} value={deck.name} most={LONGEST_NAME} onChange={building.rename} />
        <Figures {...{ words, building }} />
        <p role="status" className="deck-told">
          {told ?? wrong ?? words.good}
        </p>
        <div className="deck-ways">
          <Button kind="main" name={words.keep} to={building.keep} disabled={wrong !== null} />
          <Button name={words.give} to={building.give} disabled={wrong !== null} />
          <FilePick label={words.take} onFiles={(files) => void building.take(files)} />
        </div>
      </section>
      <Cards {...{ words, building }} />
    </div>
  )
}

/** SET-2: decks of one's own. */
export const DecksPage = () => {
  const { common } = useTexts().ui
  const words = useDeckTexts()
  if (!words) return null
  return (
    <main className="text-page duel-decks">
      <Inks />
      <Button kind="quiet" name={`← ${common.back}`} to={hrefOf({ screen: 'page', page: ['duel'] })} />
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Builder words={words} />
    </main>
  )
}
