import type { JournalLine } from '../journal/index.ts'
import { RuleTag } from '../reference/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { part } from '../ui/part.tsx'
import { useReader } from './reader.ts'

const LastRolls = part(async () => (await import('./DiceOverlay.tsx')).LastRolls, { soon: true, unseen: true })

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
  const reader = useReader()
  const rolls = lines.flatMap((line) => line.rolls)
  return (
    <div className="news">
      {rolls.length > 0 && <LastRolls falling={rolls} reader={reader} />}
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
