import { listed, type Wording } from '../../../../house/nonvisual/index.ts'
import type { Section } from '../../../../house/play/index.ts'
import { DREAMER, type PlayerView, sizesOf, threatsTo } from '../../rules/public.ts'
import type { Asking } from '../question/index.ts'
import { cardName, cardWords, standingWords, threatWords } from '../words.ts'

/** What the table is told from. */
type Told = Pick<Asking, 'texts' | 'view' | 'voice' | 'table'>

const cardsOf = ({ texts, view }: Told, ids: readonly string[] = []): readonly string[] =>
  ids.map((id) => cardWords(texts, id, view))

const campOf = ({ texts, view }: Told, player: PlayerView | undefined): readonly string[] =>
  player?.artefacts.map((standing) => standingWords(texts, standing, view)) ?? []

const sleeperOf = ({ texts }: Told, player: PlayerView | undefined): string =>
  player?.dreamer ? cardWords(texts, player.dreamer) : player?.awake.length ? texts.ui.places.noDreamer : texts.ui.ear.nothing

/** HID-1: how much lies hidden there, and whether they have played in this round. */
const hiddenOf = ({ texts: { ui }, view }: Told, { seat, hand, deck }: PlayerView): string => {
  const { handOf, deckOf, playedThisRound, youPlayed } = ui.places
  const has = seat === view.mine?.seat ? youPlayed : playedThisRound
  return [handOf({ count: hand }), deckOf({ count: deck }), ...(view.played.includes(seat) ? [has] : [])].join(', ')
}

const inLine = ({ texts, voice }: Told, parts: readonly string[]): string => listed(voice, parts) || texts.ui.ear.nothing

/** Dreamer, camp and row of a player, a sentence each. */
const lyingBefore = (at: Told, player: PlayerView | undefined) => {
  const { ear } = at.texts.ui
  return {
    dreamer: ear.dreamer({ card: sleeperOf(at, player) }),
    camp: ear.camp({ cards: inLine(at, campOf(at, player)) }),
    row: ear.row({ cards: inLine(at, cardsOf(at, player?.powers)) }),
  }
}

const sideWords = (at: Told, player: PlayerView): string => {
  const { ear, places } = at.texts.ui
  const awake = places.awake({ count: player.awake.length, of: sizesOf(at.table).dreamers })
  return [ear.foe({ name: player.name, awake }), ...Object.values(lyingBefore(at, player)), `${hiddenOf(at, player)}.`].join(' ')
}

/** What can be asked of the table. */
export const ASKS = {
  hand: { fr: ['main'], en: ['hand'] },
  row: { fr: ['rangée', 'puissances'], en: ['row', 'powers'] },
  camp: { fr: ['camp'], en: ['camp'] },
  foes: { fr: ['adversaire', 'adversaires', 'autres'], en: ['opponent', 'opponents', 'others'] },
  used: { fr: ['usées'], en: ['used'] },
  threats: { fr: ['menaces'], en: ['threats'] },
} as const satisfies Readonly<Record<string, Wording>>

const threatenedIn = ({ texts, table, view: { mine } }: Told): string => {
  const threats = mine ? threatsTo(table, mine.seat) : []
  const nameOf = (on: string): string => (on === DREAMER ? texts.ui.places.yourDreamer : cardName(texts, on))
  return threats.map((one) => `${nameOf(one.on)} ${threatWords(texts, one)}.`).join(' ') || texts.ui.threats.none
}

/** What is answered to a question about the table. */
export const replyTo = (at: Told, ask: keyof typeof ASKS): string => {
  const { mine, players, used } = at.view
  const { ear } = at.texts.ui
  const own = players.find(({ seat }) => seat === mine?.seat)
  const { dreamer, camp, row } = lyingBefore(at, own)
  const replies: Readonly<Record<typeof ask, () => string>> = {
    hand: () => ear.hand({ cards: inLine(at, cardsOf(at, mine?.hand)) }),
    row: () => row,
    camp: () => `${dreamer} ${camp}`,
    foes: () => players.flatMap((player) => (player === own ? [] : [sideWords(at, player)])).join(' '),
    used: () => ear.used({ count: used.length, cards: inLine(at, cardsOf(at, used)) }),
    threats: () => threatenedIn(at),
  }
  return replies[ask]()
}

const sideSection = (at: Told, player: PlayerView): Section => {
  const { places } = at.texts.ui
  const { name } = player
  const mine = player.seat === at.view.mine?.seat ? at.view.mine : null
  return {
    title: mine ? places.you : name,
    parts: [
      sleeperOf(at, player),
      { title: mine ? places.camp : places.campOf({ name }), things: campOf(at, player) },
      { title: mine ? places.row : places.rowOf({ name }), things: cardsOf(at, player.powers) },
      ...(mine ? [{ title: places.hand, things: cardsOf(at, mine.hand) }] : []),
      hiddenOf(at, player),
    ],
  }
}

/** All that lies on the cloth, in words. */
export const twin = (at: Told): readonly Section[] => {
  const { players, pile, used } = at.view
  const { places } = at.texts.ui
  return [
    ...players.map((player) => sideSection(at, player)),
    { parts: [`${places.pile({ count: pile })}. ${places.used({ count: used.length })}.`] },
  ]
}
