import * as v from 'valibot'

/** What is done at a table beside playing. */
export type Deed =
  /** Letting in and sending back, codes, spectators, how many may play; to close the table. */
  'door' | 'free' | 'banish' | 'handOver' | 'bot' | 'save'

/** Whose word it takes: the keeper's alone, that of each who sits there and plays, or nobody's: it is not done there. */
export type Word = 'keeper' | 'all' | 'nobody'

/** How the table stands for what is to be done. */
export interface KeptWhere {
  /** Whether somebody keeps what is hidden, and does not play. */
  readonly gardien: boolean
  /** Whether something lies at that seat that its player alone may know; at a free one: and somebody had it before. */
  readonly hides: boolean
}

/**
 * Who keeps what. A gardien keeps everything. Where there is none, whoever opened the table plays like the others and is their host:
 * they see to the door, and to seats where nothing lies yet. What touches somebody's cards, all who sit there and play agree to, whose
 * they are among them; a seat goes to nobody by a link.
 */
export const wordFor = (deed: Deed, { gardien, hides }: KeptWhere): Word => {
  if (gardien) return 'keeper'
  switch (deed) {
    case 'door':
      return 'keeper'
    case 'save':
      return 'all'
    case 'free':
    case 'bot':
      return hides ? 'all' : 'keeper'
    case 'banish':
      return hides ? 'nobody' : 'keeper'
    case 'handOver':
      return 'nobody'
    default:
      return deed satisfies never
  }
}

/** The game is ended for whoever stays away. */
export const FORFEIT = 'forfeit'

/** What was said at the opening: after so many minutes away from a game that waits for them, one's seat goes to that bot, or one forfeits. */
export const absenceSchema = v.strictObject({
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600)),
  to: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
})
export type Absence = Readonly<v.InferOutput<typeof absenceSchema>>

/** What all who sit there and play are asked; `sit`: somebody would take over a seat where somebody's cards lie. */
export const ASKS = ['save', 'free', 'bot', 'sit'] as const
export type AskKind = (typeof ASKS)[number]
