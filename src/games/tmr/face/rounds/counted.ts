import type { DreamerId, Phase, Spent, View } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** A journey beside the round of the table. */
export interface CountedJourney {
  readonly dreamer: DreamerId
  readonly name: string
  /** Rounds of the count that it has taken. */
  readonly used: number
  /** Rounds ahead; below zero: behind. */
  readonly by: number
  readonly down: boolean
  /** ASC-4: what that round is spent on; null: not said. */
  readonly on: Spent | null
}

const DOWN: readonly Phase[] = ['awake', 'asleep', 'petition']

/** FAT-2: of whoever is counted. */
export const journeysCounted = ({ rounds, table }: View): readonly CountedJourney[] =>
  (rounds?.journeys ?? []).flatMap(({ dreamer, at, used, on = null }) => {
    const brief = table.find(({ id }) => id === dreamer)
    return brief ? [{ dreamer, name: brief.name, used, by: at - (rounds?.now ?? 0), down: DOWN.includes(brief.phase), on }] : []
  })

export const countedWords = ({ ui: { rounds } }: Texts, { down, on, ...journey }: CountedJourney): string => {
  const counted = down ? rounds.down(journey) : rounds.journey(journey)
  return on ? `${counted}, ${rounds.spent[on]}` : counted
}
