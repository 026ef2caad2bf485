import type { Artefact, Dreamer, Power, Standing } from '../../rules/public.ts'
import { artefactOf, attackerRefusal, isFighter } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cardName } from './named.ts'

export const powerWords = ({ facts, kinds, colours }: Texts, { kind, colour }: Power): string =>
  facts.power({ kind: kinds[kind].name, colour: colours[colour].of })

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

const fighting = (texts: Texts, card: Artefact): readonly string[] => {
  if (!isFighter(card)) return []
  const { facts, colours } = texts
  const { attack, defence, resistance, weakness } = card
  return [
    facts.attack({ attack }),
    defence === null ? facts.noDefence : facts.defence({ defence }),
    ...(resistance ? [facts.resists({ colour: colours[resistance].name })] : []),
    ...(weakness ? [facts.fears({ colour: colours[weakness].name })] : []),
  ]
}

/** All that is printed on an artefact. */
export const artefactFacts = (texts: Texts, card: Artefact): readonly string[] => {
  const { facts, types, colours } = texts
  const verb = verbWords(texts, card)
  return [
    `${types[card.type].name} ${colours[card.colour].name}`,
    facts.cost({ cost: costWords(texts, card) }),
    ...fighting(texts, card),
    ...(verb ? [verb] : []),
  ]
}

export const dreamerFacts = ({ facts, colours, properties }: Texts, dreamer: Dreamer): readonly string[] => [
  colours[dreamer.colour].name,
  properties[dreamer.property].name,
  facts.endurance({ endurance: dreamer.z }),
  dreamer.conception > 0 ? facts.conception({ count: dreamer.conception }) : facts.noConception,
]

/** What a standing artefact can still do. */
const readiness = ({ facts }: Texts, standing: Standing): string => {
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

/** Of one in a camp: Cerf de braise, attaque 5, défense 4, endurance 2, peut attaquer. `held`: by whom, in words. */
export const standingWords = (texts: Texts, standing: Standing, held: string | null): string =>
  [
    cardName(texts, standing.card),
    ...fighting(texts, artefactOf(standing.card)),
    texts.facts.endurance({ endurance: standing.endurance }),
    held ?? readiness(texts, standing),
  ]
    .filter(Boolean)
    .join(', ')
