import { useState } from 'react'
import { download } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { FilePick } from '../../../../house/ui/FilePick.tsx'
import { ChoiceField, TextField } from '../../../../house/ui/fields.tsx'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { DECKS, deckRefusal } from '../../rules/public.ts'
import type { DeckTexts, Texts } from '../../texts/index.ts'
import { Inks } from '../cards/ink.tsx'
import { Fared } from '../start/Fared.tsx'
import { cardName, deckName, useDeckWords, useTexts, withDeckWords } from '../words.ts'
import { Cards } from './Cards.tsx'
import { type Deck, fileOf, forgetDeck, keepDeck, keptDecks, LONGEST_NAME, readDeck, SIZES, type Size, sizeOf } from './decks.ts'
import { Figures } from './Figures.tsx'
import '../../../../house/ui/textPage.css'
import './decks.css'

type Refused = Readonly<Record<string, (p: Readonly<Record<string, string>>) => string>>

/** What is wrong with a deck, with the card named. */
const whyOf = (texts: Texts, { refused }: DeckTexts, { code, params }: Refusal): string => {
  const told = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const say = (refused as Refused)[code] ?? refused['not-a-deck']
  return say({ ...told, card: cardName(texts, told.card ?? '') })
}

const Shelf = ({ building: { decks, open, forget } }: { readonly building: ReturnType<typeof useBuilding> }) => {
  const texts = useTexts()
  const words = useDeckWords()
  const ready = Object.entries(DECKS).map(([id, cards]) => ({ name: deckName(texts, id), cards }))
  return (
    <>
      {decks.length > 0 && (
        <ul className="list" aria-label={words.yours}>
          {decks.map((deck) => (
            <li key={deck.name} className="row">
              <Button name={deck.name} to={() => open(deck)} />
              <Button kind="quiet" name={words.forget({ name: deck.name })} to={() => forget(deck.name)} />
              <Fared cards={deck.cards} />
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
const useBuilding = () => {
  const texts = useTexts()
  const words = useDeckWords()
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
  const wrong = (): string | null => {
    if (deck.cards.length === 0) return words.empty
    if (deck.name.trim() === '') return words.nameless
    const refused = deckRefusal(deck.cards, size)
    return refused && whyOf(texts, words, refused)
  }
  return {
    ...{ decks, size, setSize, deck, told, open },
    wrong: wrong(),
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
    take: async ([file]: readonly File[]): Promise<void> => {
      const read = file && readDeck(await file.text())
      if (!read) return
      if (isRefusal(read)) return setTold(whyOf(texts, words, read))
      open(read)
      setTold(words.taken({ name: read.name }))
    },
  }
}

const Builder = () => {
  const words = useDeckWords()
  const building = useBuilding()
  const { size, setSize, deck, told, wrong } = building
  return (
    <div className="deck-builder stack">
      <section className="deck-side stack" aria-label={words.deck}>
        <Shelf building={building} />
        <ChoiceField
          label={words.size}
          value={size}
          options={SIZES.map((one) => [one, words.sizes({ count: one })])}
          onChange={setSize}
        />
        <TextField label={words.name} value={deck.name} most={LONGEST_NAME} onChange={building.rename} />
        <Fared cards={deck.cards} />
        <Figures size={size} cards={deck.cards} />
        <p role="status" className="deck-told golden">
          {told ?? wrong ?? words.good}
        </p>
        <div className="row">
          <Button kind="main" name={words.keep} to={building.keep} disabled={wrong !== null} />
          <Button name={words.give} to={building.give} disabled={wrong !== null} />
          <FilePick label={words.take} onFiles={(files) => void building.take(files)} />
        </div>
      </section>
      <Cards chosen={deck.cards} size={size} onTouch={building.touch} />
    </div>
  )
}

/** SET-2: decks of one's own. */
export const DecksPage = withDeckWords(() => {
  const { common } = useTexts().ui
  const words = useDeckWords()
  return (
    <main className="text-page stack duel-decks">
      <Inks />
      <Button kind="back" name={common.back} to={hrefOf({ screen: 'page', page: ['duel'] })} />
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Builder />
    </main>
  )
})
