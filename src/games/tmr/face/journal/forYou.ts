import type { ToldHappening } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { JournalEntry } from './thread.ts'

/** What begins with a word that is the gardien's own, or with the hours: it was no answer of the player's. */
const NO_ANSWERS: ReadonlySet<ToldHappening['type']> = new Set<ToldHappening['type']>([
  ...([
    'ascended',
    'ascentRuled',
    'ascentDenied',
    'willTested',
    'placed',
    'putElsewhere',
    'revealed',
    'modified',
    'sightAsked',
    'corrected',
    'described',
  ] as const),
  ...([
    'signSet',
    'afflicted',
    'effectBegan',
    'effectChanged',
    'effectEnded',
    'torn',
    'spellRuled',
    'spellEnded',
    'dreamerLeft',
  ] as const),
  ...(['hourBegan', 'fellAsleep', 'dreamt', 'dragonDreamt', 'rested', 'woke', 'experienceChanged', 'pointsChanged'] as const),
])

/** A concentration that is broken from outside: the gardien's word, whatever it led to first. */
const isBroken = (what: ToldHappening): boolean => what.type === 'cameDown' && what.why === 'broken'

/** What became of a wish to take back; null: it is no such thing, or somebody has only just asked. */
const wishSettled = ({ journal }: Texts, { requests, takesBack }: JournalEntry): string | null => {
  if (!requests) return null
  if (takesBack) return journal.undoGranted
  return requests.length === 0 ? journal.undoNot : null
}

/** What the gardien did in the place of the player who reads, or answered to a wish, in a sentence; null: nothing, or what happened says so itself. */
export const doneForYou = (texts: Texts, entry: JournalEntry): string | null => {
  const { journal } = texts
  if (!entry.gardien) return wishSettled(texts, entry)
  const first = entry.pieces.find(({ told }) => told.dreamer !== null)
  if (entry.pieces.some(({ told: { what } }) => isBroken(what as ToldHappening))) return null
  // What was taken back of another's is nothing that one was told.
  if (!first) return entry.taken?.some(({ told }) => told.dreamer !== null) ? journal.tookBackForYou : null
  return NO_ANSWERS.has((first.told.what as ToldHappening).type) ? null : journal.answeredForYou
}
