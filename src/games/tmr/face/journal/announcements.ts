import type { JournalLine } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List } from '../../../../kit/grown.ts'
import { type Note, ruleOfTold, TABLE_RULES, type Told, type ToldHappening, type ToldTable } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { fallingOf } from '../dice/rolls.ts'
import { sentenceOf } from './sentence.ts'
import { type JournalEntry, journalEntries, type Thread } from './thread.ts'
import type { Names, Reader } from './words.ts'

/** What was noted of a dreamer, a cell or the table, for all to read. */
export const noteSentence = ({ texts, names }: Reader, { on, text }: Note): string => {
  const of = on.kind === 'dreamer' ? names.dreamer(on.dreamer) : on.kind === 'cell' ? on.cell : null
  return texts.journal.noteShown({ of, text })
}

/** Null: a note stands where it was written. */
const tableSentence = (reader: Reader, what: ToldTable): string | null => {
  const { texts, names } = reader
  const { journal, journalDragons, hours, encounters } = texts
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
      return noteSentence(reader, what)
    case 'roundCalled': {
      if (what.round === null) return journal.roundsOver
      const apart = what.apart.map(({ dreamer, by }) => journal.roundApart({ name: names.dreamer(dreamer), by }))
      return [journal.roundCalled({ round: what.round }), ...apart].join(' ')
    }
    default:
      return what satisfies never
  }
}

const tableLine = (reader: Reader, what: ToldTable): JournalLine | null => {
  const text = tableSentence(reader, what)
  return text === null ? null : { text, rule: TABLE_RULES[what.type], rolls: [] }
}

/** What was told as a sentence with its rule and its dice; null for what is of no interest by itself. */
export const journalLine = (reader: Reader, told: Told, thread: Thread): JournalLine | null => {
  if (told.dreamer === null) return tableLine(reader, told.what)
  const text = sentenceOf({ ...reader, thread, name: reader.names.dreamer(told.dreamer) }, told.what)
  const rule = ruleOfTold(told.what, thread.met, thread.took)
  return text === null ? null : { text, rule, rolls: fallingOf([{ n: 0, told: [told] }]) }
}

/** Of one hour all who slept it are told at once: whose a line is, unless it names them itself. */
const whoseLine = (line: JournalLine, { dreamer }: Told, names: Names): JournalLine => {
  const name = dreamer === null ? null : names.dreamer(dreamer)
  return name === null || line.text.includes(name) ? line : { ...line, text: `${name} — ${line.text}` }
}

export const linesOf = (reader: Reader, { pieces }: JournalEntry): readonly JournalLine[] => {
  const several = new Set(pieces.flatMap(({ told: { dreamer } }) => dreamer ?? [])).size > 1
  return pieces.flatMap(({ told, thread }) => {
    const line = journalLine(reader, told, thread)
    if (!line) return []
    return several ? whoseLine(line, told, reader.names) : line
  })
}

/** What begins with a word that is the gardien's own, or with the hours: it was no answer of the player's. */
const NO_ANSWERS: ReadonlySet<ToldHappening['type']> = new Set<ToldHappening['type']>([
  ...(['ascended', 'ascentRuled', 'ascentDenied', 'willTested', 'placed', 'putElsewhere', 'revealed', 'modified'] as const),
  ...(['sightAsked', 'corrected', 'described', 'signSet', 'afflicted', 'effectBegan', 'effectChanged', 'effectEnded'] as const),
  ...(['torn', 'spellRuled', 'spellEnded', 'dreamerLeft'] as const),
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
export const spokenLines = (reader: Reader, entry: JournalEntry): readonly string[] => [
  ...[doneForYou(reader.texts, entry) ?? (entry.takesBack ? reader.texts.journal.takenBack : null)].filter(
    (line) => line !== null,
  ),
  ...linesOf(reader, entry).map(({ text }) => text),
]

/** The sentences of everything after a message. */
export const announcements = (reader: Reader, notices: List<Notice<Told>>, since: number): readonly string[] => {
  const entries = journalEntries(notices)
  return entries.slice(countUpTo(entries, since)).flatMap((entry) => spokenLines(reader, entry))
}
