import type { Texts } from '../../texts/index.ts'

type Named = Readonly<Record<string, { readonly name: string; readonly line: string } | undefined>>

/** What a card is called. */
export const cardName = ({ cards }: Texts, id: string): string => (cards as Named)[id]?.name ?? id

export const cardLine = ({ cards }: Texts, id: string): string => (cards as Named)[id]?.line ?? ''

export const deckName = ({ decks }: Texts, id: string): string => (decks as Named)[id]?.name ?? id

export const deckLine = ({ decks }: Texts, id: string): string => (decks as Named)[id]?.line ?? ''
