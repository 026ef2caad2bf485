import type { BaseReader } from '../../../../house/play/index.ts'
import type { Told } from '../../rules/public.ts'
import type { By, Texts } from '../../texts/index.ts'
import { cardName } from '../words.ts'

/** Who reads, and who is called what. */
export interface Reader extends BaseReader<Texts> {
  /** The dreamer that slept at a seat; null: not known. */
  readonly dreamerOf: (seat: string) => string | null
}

export const byOf = ({ own, nameOf }: Reader, seat: string): By => (seat === own ? null : nameOf(seat))

const named = ({ texts }: Reader, ids: readonly string[]): readonly string[] => ids.map((id) => cardName(texts, id))

/** What was attacked: a card, or a dreamer by name. */
const targetOf = (reader: Reader, on: string, seat: string): string => {
  if (on !== 'dreamer') return cardName(reader.texts, on)
  const dreamer = reader.dreamerOf(seat)
  return dreamer === null ? reader.texts.journal.aDreamer : cardName(reader.texts, dreamer)
}

/** One thing told, in a sentence; null: it is told with others, or goes without saying. */
export const sentence = (reader: Reader, told: Told): string | null => {
  const { texts } = reader
  const { journal } = texts
  const by = (seat: string): By => byOf(reader, seat)
  const name = (id: string): string => cardName(texts, id)
  switch (told.type) {
    case 'deckBrought':
      return journal.brought({ by: by(told.seat) })
    case 'dealt':
      return journal.dealt
    case 'kept':
      return journal.kept({ by: by(told.seat) })
    case 'powersReturned':
      return journal.returned({ by: by(told.seat) })
    case 'lotDrawn':
      return journal.lot({ by: by(told.seat) })
    case 'orderSet':
      return journal.order({ names: told.order.map(reader.nameOf) })
    case 'dreamerDrawn':
      return journal.dreamer({ by: by(told.seat), card: name(told.dreamer) })
    case 'usedShuffled':
      return journal.shuffled
    case 'turnBegan':
      return journal.turn({ by: by(told.seat), round: told.round })
    case 'discarded':
      return journal.discarded({ by: by(told.seat), names: named(reader, told.powers) })
    case 'designated':
      return journal.designated({ by: by(told.seat), opponent: by(told.opponent) })
    case 'summoned':
      return journal.summoned({ by: by(told.seat), card: name(told.card), endurance: told.endurance })
    case 'itemUsed':
      return journal.used({ by: by(told.seat), card: name(told.card) })
    case 'enduranceChanged':
      return journal.endurance({ card: name(told.card), endurance: told.endurance })
    case 'stilled':
      return journal.stilled({ by: by(told.by), card: name(told.card) })
    case 'recalled':
      return journal.recalled({ by: by(told.seat), names: named(reader, told.take), dropped: named(reader, told.drop) })
    case 'dispelled':
      return journal.dispelled({ by: by(told.by), names: named(reader, told.powers) })
    case 'bartered':
      return journal.bartered({
        ...{ by: by(told.seat), other: by(told.with) },
        ...{ give: named(reader, told.give), take: named(reader, told.take) },
      })
    case 'exchanged':
      return journal.exchanged({ by: by(told.seat), other: by(told.with) })
    case 'attacked':
      return journal.attacked({
        ...{ by: by(told.seat), card: name(told.with), attack: told.attack },
        ...{ on: targetOf(reader, told.on, told.opponent), added: named(reader, told.add) },
      })
    case 'defended':
      return journal.defended({
        ...{ by: by(told.seat), defence: told.defence, won: told.won },
        ...{ added: named(reader, told.add), item: told.item === null ? null : name(told.item) },
      })
    case 'artefactDefeated':
      return journal.defeated({ card: name(told.card) })
    case 'dreamerWoke':
      return journal.woke[told.why]({ card: targetOf(reader, 'dreamer', told.seat) })
    case 'sleepPrepared':
      return journal.prepared({ by: by(told.seat) })
    case 'wentOut':
      return journal.out[told.why]({ by: by(told.seat) })
    case 'fightLapsed':
      return journal.lapsed
    case 'won':
      return journal.won({ by: by(told.seat) })
    case 'powerDrawn':
    case 'cardDrawn':
    case 'refilled':
    case 'turnEnded':
      return null
    default:
      return told satisfies never
  }
}
