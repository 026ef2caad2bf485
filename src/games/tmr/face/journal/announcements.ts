import type { JournalLine } from '../../../../house/journal/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List } from '../../../../kit/grown.ts'
import { type Note, ruleOfTold, TABLE_RULES, type Told, type ToldHappening, type ToldTable } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { fallingOf } from '../dice/rolls.ts'
import { sentenceOf } from './sentence.ts'
import { type JournalEntry, journalEntries, type Thread } from './thread.ts'
import type { Names } from './words.ts'

interface LineContext {
  readonly names: Names
  readonly thread: Thread
}

/** What was noted of a dreamer, a cell or the table, for all to read. */
export const noteSentence = ({ noteShown }: Texts['journal'], { on, text }: Note, names: Names): string => {
  const of = on.kind === 'dreamer' ? names.dreamer(on.dreamer) : on.kind === 'cell' ? on.cell : null
  return noteShown({ of, text })
}

/** Null: a note stands where it was written. */
const tableSentence = ({ journal, journalDragons, hours, encounters }: Texts, what: ToldTable, names: Names): string | null => {
  switch (what.type) {
    case 'clockMoved':
      return journal.clockMoved({ hour: hours[what.to.hour].hour, day: what.to.day })
    case 'optionsSet':
      return journal.optionsSet
    case 'astralSet':
      return journalDragons.astralSet(what)
    case 'dreamerCame':
      return journal.dreamerCame(what)
    case 'secretRolled': {
      const dice = `${what.faces.length}d${what.sides}`
      return journal.secretRolled({ dice, faces: what.faces.join(', '), note: what.note ? ` (${what.note})` : '' })
    }
    case 'encounterSent': {
      const { to, cell, kind, strength } = what
      return journal.encounterSent({ name: names.dreamer(to), encounter: encounters[kind].name, strength, cell })
    }
    case 'encounterRecalled':
      return journal.encounterRecalled({ name: names.dreamer(what.to), cell: what.cell })
    case 'noted':
      return null
    case 'noteShown':
      return noteSentence(journal, what, names)
    case 'roundCalled': {
      if (what.round === null) return journal.roundsOver
      const apart = what.apart.map(({ dreamer, by }) => journal.roundApart({ name: names.dreamer(dreamer), by }))
      return [journal.roundCalled({ round: what.round }), ...apart].join(' ')
    }
    default:
      return what satisfies never
  }
}

const tableLine = (texts: Texts, what: ToldTable, names: Names): JournalLine | null => {
  const text = tableSentence(texts, what, names)
  return text === null ? null : { text, rule: TABLE_RULES[what.type], rolls: [] }
}

/** What was told as a sentence with its rule and its dice; null for what is of no interest by itself. */
export const journalLine = (texts: Texts, format: Format, told: Told, { names, thread }: LineContext): JournalLine | null => {
  if (told.dreamer === null) return tableLine(texts, told.what, names)
  const text = sentenceOf({ texts, format, names, thread, name: names.dreamer(told.dreamer) }, told.what)
  const rule = ruleOfTold(told.what, thread.met, thread.took)
  return text === null ? null : { text, rule, rolls: fallingOf([{ n: 0, told: [told] }]) }
}

/** Of one hour all who slept it are told at once: whose a line is, unless it names them itself. */
const whoseLine = (line: JournalLine, { dreamer }: Told, names: Names): JournalLine => {
  const name = dreamer === null ? null : names.dreamer(dreamer)
  return name === null || line.text.includes(name) ? line : { ...line, text: `${name} — ${line.text}` }
}

export const linesOf = (texts: Texts, format: Format, { pieces }: JournalEntry, names: Names): readonly JournalLine[] => {
  const several = new Set(pieces.flatMap(({ told: { dreamer } }) => dreamer ?? [])).size > 1
  return pieces.flatMap(({ told, thread }) => {
    const line = journalLine(texts, format, told, { names, thread })
    if (!line) return []
    return several ? whoseLine(line, told, names) : line
  })
}

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

/** What is said of an entry aloud. */
export const spokenLines = (texts: Texts, format: Format, entry: JournalEntry, names: Names): readonly string[] => [
  ...[doneForYou(texts, entry) ?? (entry.takesBack ? texts.journal.takenBack : null)].filter((line) => line !== null),
  ...linesOf(texts, format, entry, names).map(({ text }) => text),
]

/** The sentences of everything after a message. */
export const announcements = (
  texts: Texts,
  format: Format,
  notices: List<Notice<Told>>,
  since: number,
  names: Names,
): readonly string[] => {
  const entries = journalEntries(notices)
  return entries.slice(countUpTo(entries, since)).flatMap((entry) => spokenLines(texts, format, entry, names))
}
