import { useLabels } from '../../../../house/people/index.ts'
import { usePlay } from '../desk/context.ts'
import type { JournalEntry } from '../journal/thread.ts'
import { useTexts } from '../words/language.tsx'
import { Token } from './Token.tsx'

/** For the gardien: of whom a line of the journal is, and at which hour it happened. */
export const EntryMark = ({ entry: { pieces } }: { readonly entry: JournalEntry }) => {
  const { hours, ui } = useTexts()
  const table = usePlay((play) => play.view.table)
  const labelOf = useLabels()
  const clock = pieces[0]?.told.clock
  const told = new Set(pieces.map(({ told: { dreamer } }) => dreamer))
  return (
    <span className="entry-mark row line soft">
      {table
        .filter(({ id }) => told.has(id))
        .map(({ id, name }) => (
          <span key={id} className="entry-whose">
            <Token seat={id} /> {labelOf(id, name)}
          </span>
        ))}
      {clock && (
        <span>
          {hours[clock.hour].name}, {ui.sheet.day(clock)}
        </span>
      )}
    </span>
  )
}
