import { LastRolls } from '../dice/index.ts'
import type { JournalLine } from '../journal/index.ts'
import { RuleTag } from '../reference/index.ts'
import { useTexts } from '../texts/language.tsx'
import { useReader } from './reader.ts'

/** A line of what just happened, with its own dice. */
export interface NewsLine extends JournalLine {
  /** The one that stands for all of them. */
  readonly main: boolean
  /** A great moment: never folded away. */
  readonly great?: boolean
}

/** What has just happened, in the journal's words: the question that follows is then no surprise. Its place is kept: what is asked below it does not move. */
export const News = ({ lines }: { readonly lines: readonly NewsLine[] }) => {
  const { journal } = useTexts().ui
  return (
    <div className="news">
      <LastRolls falling={lines.flatMap(({ rolls }) => rolls)} reader={useReader()} />
      {lines.length > 0 && (
        // Other news are another list: none of them slides.
        <ul key={lines.map(({ text }) => text).join(' ')} className="last-news" aria-label={journal.justNow}>
          {lines.map(({ text, rule, main, great }) => (
            <li key={text} data-main={main || undefined} data-great={great || undefined}>
              {text} {rule && <RuleTag rule={rule} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
