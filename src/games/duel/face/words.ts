import { gameWords } from '../../../house/texts/gameWords.tsx'
import { laterWords } from '../../../house/texts/laterWords.tsx'
import type { Artefact, Dreamer, Power, Standing, Threat, View } from '../rules/public.ts'
import { artefactOf, attackerRefusal, DREAMERS, dreamerOf, findArtefact, isFighter, powerOf } from '../rules/public.ts'
import { firstTexts, loadDeckTexts, loadHindsight, loadTexts, type Texts } from '../texts/index.ts'

/** The words of the duel, in the language of the house. */
export const words = gameWords<Texts>(firstTexts, loadTexts)
export const useLanguage = words.useLanguage
export const useTexts = (): Texts => useLanguage().texts

/** Those of pages that one comes to later. */
export const { within: withDeckWords, useWords: useDeckWords } = laterWords(loadDeckTexts)
export const { within: withHindsight, useWords: useHindsightWords } = laterWords(loadHindsight)

type Named = Readonly<Record<string, { readonly name: string; readonly line: string } | undefined>>

/** What a card is called. */
export const cardName = ({ cards }: Texts, id: string): string => (cards as Named)[id]?.name ?? id
/** An article says nothing: whoever names a card leaves it out. */
const ARTICLE = /^(?:(?:the|les?|la)\s|l[’'])/iu

/** What is said for a card. */
export const cardCalled = (texts: Texts, id: string): readonly string[] => {
  const name = cardName(texts, id)
  return ARTICLE.test(name) ? [name, name.replace(ARTICLE, '')] : [name]
}
export const cardLine = ({ cards }: Texts, id: string): string => (cards as Named)[id]?.line ?? ''
export const deckName = ({ decks }: Texts, id: string): string => (decks as Named)[id]?.name ?? id
export const deckLine = ({ decks }: Texts, id: string): string => (decks as Named)[id]?.line ?? ''

export type Naming = (texts: Texts, id: string) => string

const DREAMER_IDS: ReadonlySet<string> = new Set(DREAMERS.map(({ id }) => id))
export const isDreamerId = (id: string): boolean => DREAMER_IDS.has(id)

/** ADV: circle and cross count where the rules say so. */
type Rules = Pick<View, 'advanced'>

const powerFacts = ({ facts, kinds, colours }: Texts, power: Power, rules?: Rules): readonly string[] => {
  const { kind, colour, resistance, weakness } = power
  const signs =
    rules?.advanced && resistance && weakness
      ? [facts.powerResists({ colour: colours[resistance].name }), facts.powerFears({ colour: colours[weakness].name })]
      : []
  return [facts.power({ kind: kinds[kind].name, colour: colours[colour].of }), ...signs]
}

/** Figer 1; Redoubler. */
export const verbWords = ({ powers }: Texts, { power, value }: Pick<Artefact, 'power' | 'value'>): string | null => {
  if (power === null) return null
  const { verb } = powers[power]
  return value > 0 ? `${verb} ${value}` : verb
}

const costWords = ({ facts }: Texts, card: Artefact): string => {
  if (card.type !== 'monster') return facts.costSame({ count: card.cost })
  const { day, night } = card
  return [day > 0 && facts.costDay({ count: day }), night > 0 && facts.costNight({ count: night })].filter(Boolean).join(', ')
}

const fighting = ({ facts, colours }: Texts, card: Artefact): readonly string[] => {
  if (!isFighter(card)) return []
  const { attack, defence, resistance, weakness } = card
  return [
    facts.attack({ attack }),
    defence === null ? facts.noDefence : facts.defence({ defence }),
    ...(resistance ? [facts.resists({ colour: colours[resistance].name })] : []),
    ...(weakness ? [facts.fears({ colour: colours[weakness].name })] : []),
  ]
}

/** Monstre rouge, arme bleue. */
const kindWords = ({ types, colours, facts }: Texts, { type, colour }: Artefact): string =>
  facts.artefact({ type: types[type].name, colour: colours[colour][type === 'weapon' ? 'of' : 'name'] })

const artefactFacts = (texts: Texts, card: Artefact): readonly string[] => {
  const { facts } = texts
  const verb = verbWords(texts, card)
  return [
    kindWords(texts, card),
    facts.cost({ cost: costWords(texts, card) }),
    ...fighting(texts, card),
    ...(verb ? [verb.replace(' ', '\u00a0')] : []),
  ]
}

const dreamerFacts = ({ facts, colours, properties }: Texts, dreamer: Dreamer): readonly string[] => [
  colours[dreamer.colour].name,
  properties[dreamer.property].name,
  facts.endurance({ endurance: dreamer.z }),
  dreamer.conception > 0 ? facts.conception({ count: dreamer.conception }) : facts.noConception,
]

/** All that is printed on a card. */
export const cardFacts = (texts: Texts, id: string, rules?: Rules): readonly string[] => {
  const artefact = findArtefact(id)
  if (artefact) return artefactFacts(texts, artefact)
  return isDreamerId(id) ? dreamerFacts(texts, dreamerOf(id)) : powerFacts(texts, powerOf(id), rules)
}

/** A card with all that is printed on it. */
export const cardWords = (texts: Texts, id: string, rules?: Rules): string =>
  [cardName(texts, id), ...cardFacts(texts, id, rules)].join(', ')

/** What it is, beside its name: kind and colour, what it can do and how much. */
export const spokenName: Naming = (texts, id) => {
  const artefact = findArtefact(id)
  const verb = artefact && verbWords(texts, artefact)
  const facts = artefact ? [kindWords(texts, artefact), ...(verb ? [verb] : [])] : cardFacts(texts, id).slice(0, 2)
  return `${cardName(texts, id)} (${facts.join(', ')})`
}

/** By whom it is held, else what it can still do. */
const readiness = ({ facts }: Texts, standing: Standing, { mine, players }: View): string => {
  const { heldBy } = standing
  if (heldBy !== null && heldBy === mine?.seat) return facts.heldByYou
  if (heldBy !== null) return facts.held({ name: players.find(({ seat }) => seat === heldBy)?.name ?? heldBy })
  switch (attackerRefusal(standing)?.code) {
    case undefined:
      return facts.mayAttack
    case 'exhausted':
      return facts.exhausted
    case 'already-attacked':
      return facts.hasAttacked
    default:
      return ''
  }
}

/** Of one in a camp: Cerf de braise, attaque 5, défense 4, endurance 2, peut attaquer. */
export const standingWords = (texts: Texts, standing: Standing, view: View): string =>
  [
    cardName(texts, standing.card),
    kindWords(texts, artefactOf(standing.card)).toLowerCase(),
    ...(standing.kind ? [texts.kinds[standing.kind].name] : []),
    ...fighting(texts, artefactOf(standing.card)),
    texts.facts.endurance({ endurance: standing.endurance }),
    readiness(texts, standing, view),
  ]
    .filter(Boolean)
    .join(', ')

/** What it would fall to. */
export const threatWords = (texts: Texts, { by, attack, defence, reinforced }: Threat): string =>
  texts.ui.threats[reinforced ? 'reinforced' : 'falls']({ card: cardName(texts, by), attack, defence })
