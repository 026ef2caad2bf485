import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/shellWords.tsx'
import { CommandLine } from './CommandLine.tsx'
import { LiveRegion, type Saying } from './LiveRegion.tsx'
import './nonvisual.css'

interface EarPanelProps {
  readonly title: string
  /** What can be said, by way of example. */
  readonly hint: string
  readonly onLine: (line: string) => void
  readonly saying: Saying
  /** The table in words. */
  readonly children: ReactNode
}

/** The game without sight: a line of words that does everything, a voice that says what happens and what is asked, the table in words. */
export const EarPanel = ({ title, hint, onLine, saying, children }: EarPanelProps) => {
  const { ear } = useShellTexts()
  return (
    <section className="twin" aria-labelledby="twin-title">
      <h2 id="twin-title">{title}</h2>
      <CommandLine label={ear.line} hint={hint} send={ear.send} onLine={onLine} />
      <LiveRegion saying={saying} />
      {children}
    </section>
  )
}
