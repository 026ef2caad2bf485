import { memo, useEffect, useRef } from 'react'
import { linesOf } from '../../games/tmr/face/journal/announcements.ts'
import type { JournalLine } from '../../games/tmr/face/journal/journalLine.ts'
import type { JournalEntry } from '../../games/tmr/face/journal/thread.ts'
import type { Names } from '../../games/tmr/face/journal/words.ts'
import { RuleTag } from '../../games/tmr/face/reference/RuleTag.tsx'
import type { Format, Texts } from '../../games/tmr/texts/index.ts'
import { keyed } from '../ui/keyed.ts'

interface Props {
  readonly entry: JournalEntry
  readonly texts: Texts
  readonly format: Format
  readonly names: Names
  readonly shown: boolean
  readonly onShow: (n: number | null) => void
}

const signOf = ({ rolls }: JournalLine): '✓' | '✗' | null => {
  const passed = rolls.map((roll) => roll.passed).find((one) => one !== null)
  return passed === undefined ? null : passed ? '✓' : '✗'
}

const Sign = ({ line }: { readonly line: JournalLine }) => {
  const sign = signOf(line)
  if (!sign) return null
  return (
    <span className="journal-sign" data-passed={sign === '✓' || undefined} aria-hidden="true">
      {sign}
    </span>
  )
}

const Entry = ({ entry, texts, format, names, shown, onShow }: Props) => {
  const lines = linesOf(texts, format, entry, names)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (shown) item.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  if (lines.length === 0) return null
  const { journal } = texts.ui
  return (
    <li ref={item} className="journal-entry" data-shown={shown || undefined} data-undone={entry.undone || undefined}>
      {entry.undone && <span className="journal-undone">{journal.undone}</span>}
      {keyed(lines).map(([at, line]) => (
        <p key={at}>
          <button
            type="button"
            className="journal-sentence"
            // One stop for the keyboard in each entry: its sentences show the same moment.
            tabIndex={at === '0' ? 0 : -1}
            title={journal.showMoment}
            aria-current={shown || undefined}
            disabled={entry.undone}
            onClick={() => onShow(shown ? null : entry.n)}
          >
            <Sign line={line} />
            {line.text}
          </button>
          {line.rule && <RuleTag rule={line.rule} />}
        </p>
      ))}
    </li>
  )
}

/** What an entry tells never changes once it is told. */
export const EntryItem = memo(
  Entry,
  (before, after) =>
    before.entry.n === after.entry.n &&
    before.entry.undone === after.entry.undone &&
    before.texts === after.texts &&
    before.names === after.names &&
    before.shown === after.shown &&
    before.onShow === after.onShow,
)
