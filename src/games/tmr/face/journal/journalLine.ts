import type { JournalLine } from '../../../../house/journal/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import { ruleOfTold, TABLE_RULES, type Told, type ToldTable } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { fallingOf } from '../dice/rolls.ts'
import { sentenceOf } from './sentence.ts'
import type { Thread } from './thread.ts'
import type { Names } from './words.ts'

export interface LineContext {
  readonly names: Names
  readonly thread: Thread
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
