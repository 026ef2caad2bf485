import { listed as inLine, type Wording } from '../../../../house/nonvisual/index.ts'
import type { Section } from '../../../../house/play/index.ts'
import { artefactOf, dreamerOf, type PlayerView, powerOf, type Standing } from '../../rules/public.ts'
import type { Asking } from '../question/index.ts'
import { artefactFacts, cardName, dreamerFacts, powerWords, standingWords } from '../words.ts'

/** What the table is told from. */
type Table = Pick<Asking, 'texts' | 'view' | 'voice'>

const handWords = ({ texts }: Table, card: string): string =>
  [cardName(texts, card), ...artefactFacts(texts, artefactOf(card))].join(', ')

const rowWords = ({ texts }: Table, power: string): string => `${cardName(texts, power)}, ${powerWords(texts, powerOf(power))}`

const heldWords = ({ texts, view }: Table, { heldBy }: Standing): string | null => {
  if (heldBy === null) return null
  if (heldBy === view.mine?.seat) return texts.facts.heldByYou
  return texts.facts.held({ name: view.players.find(({ seat }) => seat === heldBy)?.name ?? heldBy })
}

const campWords = (table: Table, standing: Standing): string => standingWords(table.texts, standing, heldWords(table, standing))

const sleeperWords = ({ texts }: Table, dreamer: string | null): string =>
  dreamer === null ? texts.ui.places.noDreamer : [cardName(texts, dreamer), ...dreamerFacts(texts, dreamerOf(dreamer))].join(', ')

const listed = ({ texts, voice }: Table, parts: readonly string[]): string => inLine(voice, parts) || texts.ui.ear.nothing

const sideWords = (table: Table, player: PlayerView): string => {
  const { ear, places } = table.texts.ui
  const dreamers = table.view.players.length === 2 ? 3 : 2
  return [
    ear.foe({ name: player.name, awake: places.awake({ count: player.awake.length, of: dreamers }) }),
    ear.dreamer({ card: sleeperWords(table, player.dreamer) }),
    ear.camp({
      cards: listed(
        table,
        player.artefacts.map((standing) => campWords(table, standing)),
      ),
    }),
    ear.row({
      cards: listed(
        table,
        player.powers.map((power) => rowWords(table, power)),
      ),
    }),
    `${places.handOf({ count: player.hand })}, ${places.deckOf({ count: player.deck })}.`,
  ].join(' ')
}

/** What can be asked of the table. */
export const ASKS = {
  hand: { fr: ['main'], en: ['hand'] },
  row: { fr: ['rangée', 'puissances'], en: ['row', 'powers'] },
  camp: { fr: ['camp'], en: ['camp'] },
  foes: { fr: ['adversaire', 'adversaires', 'autres'], en: ['opponent', 'opponents', 'others'] },
  used: { fr: ['usées'], en: ['used'] },
} as const satisfies Readonly<Record<string, Wording>>

/** What is answered to a question about the table. */
export const replyTo = (table: Table, ask: keyof typeof ASKS): string => {
  const { texts, view } = table
  const { ear } = texts.ui
  const own = view.players.find(({ seat }) => seat === view.mine?.seat)
  switch (ask) {
    case 'hand':
      return ear.hand({ cards: listed(table, view.mine?.hand.map((card) => handWords(table, card)) ?? []) })
    case 'row':
      return ear.row({ cards: listed(table, own?.powers.map((power) => rowWords(table, power)) ?? []) })
    case 'camp':
      return [
        ear.dreamer({ card: sleeperWords(table, own?.dreamer ?? null) }),
        ear.camp({ cards: listed(table, own?.artefacts.map((standing) => campWords(table, standing)) ?? []) }),
      ].join(' ')
    case 'foes':
      return view.players
        .filter(({ seat }) => seat !== view.mine?.seat)
        .map((player) => sideWords(table, player))
        .join(' ')
    case 'used':
      return ear.used({
        count: view.used.length,
        cards: listed(
          table,
          view.used.map((power) => rowWords(table, power)),
        ),
      })
    default:
      return ask satisfies never
  }
}

const sideSection = (table: Table, player: PlayerView): Section => {
  const { places } = table.texts.ui
  const { name } = player
  const own = player.seat === table.view.mine?.seat
  const hand = own ? (table.view.mine?.hand.map((one) => handWords(table, one)) ?? []) : null
  return {
    title: own ? places.you : name,
    parts: [
      sleeperWords(table, player.dreamer),
      { title: own ? places.camp : places.campOf({ name }), things: player.artefacts.map((one) => campWords(table, one)) },
      { title: own ? places.row : places.rowOf({ name }), things: player.powers.map((one) => rowWords(table, one)) },
      ...(hand ? [{ title: places.hand, things: hand }] : []),
      `${places.handOf({ count: player.hand })}, ${places.deckOf({ count: player.deck })}`,
    ],
  }
}

/** All that lies on the cloth, in words. */
export const twin = (table: Table): readonly Section[] => {
  const { players, pile, used } = table.view
  const { places } = table.texts.ui
  return [
    ...players.map((player) => sideSection(table, player)),
    { parts: [`${places.pile({ count: pile })}. ${places.used({ count: used.length })}.`] },
  ]
}
