import { listed as inLine } from '../../../../house/nonvisual/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { ShellTexts } from '../../../../house/texts/shellWords.tsx'
import { artefactOf, dreamerOf, type PlayerView, powerOf, type Standing, type View } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { artefactFacts, dreamerFacts, powerWords, standingWords } from '../words/described.ts'
import { cardName } from '../words/named.ts'
import type { Ask } from './vocabulary.ts'

/** What the table is told from. */
export interface Table {
  readonly texts: Texts
  readonly format: Format
  readonly view: View
  readonly ear: ShellTexts['ear']
}

export const handWords = ({ texts }: Table, card: string): string =>
  [cardName(texts, card), ...artefactFacts(texts, artefactOf(card))].join(', ')

export const rowWords = ({ texts }: Table, power: string): string =>
  `${cardName(texts, power)}, ${powerWords(texts, powerOf(power))}`

const heldWords = ({ texts, view }: Table, { heldBy }: Standing): string | null => {
  if (heldBy === null) return null
  if (heldBy === view.mine?.seat) return texts.facts.heldByYou
  return texts.facts.held({ name: view.players.find(({ seat }) => seat === heldBy)?.name ?? heldBy })
}

export const campWords = (table: Table, standing: Standing): string =>
  standingWords(table.texts, standing, heldWords(table, standing))

export const sleeperWords = ({ texts }: Table, dreamer: string | null): string =>
  dreamer === null ? texts.ui.places.noDreamer : [cardName(texts, dreamer), ...dreamerFacts(texts, dreamerOf(dreamer))].join(', ')

const listed = ({ texts, ear }: Table, parts: readonly string[]): string => inLine(ear, parts) || texts.ui.ear.nothing

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

/** What is answered to a question about the table. */
export const replyTo = (table: Table, ask: Ask): string => {
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
