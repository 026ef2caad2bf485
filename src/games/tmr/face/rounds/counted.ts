import type { DreamerId, Phase, View } from '../../rules/public.ts'
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
}

const DOWN: readonly Phase[] = ['awake', 'asleep', 'petition']

/** FAT-2: of whoever is counted. */
export const journeysCounted = ({ rounds, table }: View): readonly CountedJourney[] =>
  (rounds?.journeys ?? []).flatMap(({ dreamer, at, used }) => {
    const brief = table.find(({ id }) => id === dreamer)
    return brief ? [{ dreamer, name: brief.name, used, by: at - (rounds?.now ?? 0), down: DOWN.includes(brief.phase) }] : []
  })

export const countedWords = ({ ui: { rounds } }: Texts, { down, ...journey }: CountedJourney): string =>
  down ? rounds.down(journey) : rounds.journey(journey)
