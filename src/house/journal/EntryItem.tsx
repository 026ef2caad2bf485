import { type ComponentType, memo, useEffect, useRef } from 'react'
import { type Falling, type FallingDie, isGood } from '../dice/index.ts'
import { SeatBadge } from '../people/index.ts'
import { RuleTag } from '../reference/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { keyed } from '../ui/keyed.ts'
import type { ToldEntry } from './moments.ts'

export interface JournalLine {
  readonly text: string
  readonly rule: string | null
  readonly rolls: readonly Falling[]
  readonly seat?: string
}

export interface EntryWords<Entry extends ToldEntry> {
  /** The same as long as the language and the names are. */
  readonly linesOf: (entry: Entry) => readonly JournalLine[]
  /** For whoever is told of several: of whom it is, and when it happened. */
  readonly Mark?: ComponentType<{ readonly entry: Entry }>
  readonly Sentence?: ComponentType<{ readonly text: string; readonly whole?: boolean }>
}

interface Props<Entry extends ToldEntry> {
  readonly entry: Entry
  readonly words: EntryWords<Entry>
  readonly shown: boolean
  readonly onShow: (n: number | null) => void
}

const judged = (one: Falling): one is FallingDie => one.kind === 'die' && one.passed !== null

/** Whether it was passed; of another's roll, that it was another's. Its colour tells for whom it is good, as the sentence does. */
const Sign = ({ line: { rolls } }: { readonly line: JournalLine }) => {
  const roll = rolls.find(judged)
  if (!roll) return null
  return (
    <span className="journal-sign" data-good={isGood(roll) || undefined} aria-hidden="true">
      {roll.of && '◎'}
      {roll.passed ? '✓' : '✗'}
    </span>
  )
}

const EntryLines = <Entry extends ToldEntry>({ entry, words, shown, onShow }: Props<Entry>) => {
  const { linesOf, Mark, Sentence } = words
  const { journal } = useTexts().ui
  const lines = linesOf(entry)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (shown) item.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  if (lines.length === 0) return null
  return (
    <li ref={item} className="journal-entry" data-shown={shown || undefined} data-undone={entry.undone || undefined}>
      {Mark && <Mark entry={entry} />}
      {entry.undone && <span className="journal-undone">{journal.undone}</span>}
      {keyed(lines).map(([at, line]) => (
        <p key={at}>
          <button
            type="button"
            className="journal-sentence lit"
            // One stop for the keyboard in each entry: its sentences show the same moment.
            tabIndex={at === '0' ? 0 : -1}
            title={journal.showMoment}
            aria-current={shown || undefined}
            disabled={entry.undone}
            onClick={() => onShow(shown ? null : entry.n)}
          >
            {line.seat !== undefined && <SeatBadge seat={line.seat} />}
            <Sign line={line} />
            {Sentence ? <Sentence text={line.text} whole /> : line.text}
          </button>
          {line.rule && <RuleTag rule={line.rule} />}
        </p>
      ))}
    </li>
  )
}

/** What an entry tells never changes once it is told. */
export const EntryItem = memo(
  EntryLines,
  (before, after) =>
    before.entry.n === after.entry.n &&
    before.entry.undone === after.entry.undone &&
    before.words === after.words &&
    before.shown === after.shown &&
    before.onShow === after.onShow,
) as typeof EntryLines
