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

/** What the gardien did in the place of the player who reads, in a sentence; null: nothing, or what happened says so itself. */
export const doneForYou = ({ journal }: Texts, entry: JournalEntry): string | null => {
  if (!entry.gardien) return null
  const first = entry.pieces.find(({ told }) => told.dreamer !== null)
  if (entry.pieces.some(({ told: { what } }) => isBroken(what as ToldHappening))) return null
  if (!first) return entry.takesBack ? journal.tookBackForYou : null
  return NO_ANSWERS.has((first.told.what as ToldHappening).type) ? null : journal.answeredForYou
}
