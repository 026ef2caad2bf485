import { hrefOfPractice } from '../routes/pages.ts'
import { usePracticeTexts } from '../words/language.tsx'
import type { Reckoning } from './reckoning/useReckoned.ts'

interface WaitingProps {
  readonly reckoned: Reckoning<unknown>
  readonly now?: string | undefined
  readonly failed?: string | undefined
}

/** Said while something is reckoned, or when it cannot be: never an empty page. */
export const Waiting = ({ reckoned, now, failed }: WaitingProps) => {
  const words = usePracticeTexts()
  const gone = reckoned.state === 'failed'
  return (
    <main className="loading">
      <p role="status">{gone ? failed : now}</p>
      {gone && words && (
        <a className="button" href={hrefOfPractice()}>
          {words.hub.back}
        </a>
      )}
    </main>
  )
}
