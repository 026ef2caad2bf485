import type { ReactNode } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { hrefOfPractice } from '../routes/pages.ts'
import { usePracticeTexts } from '../words/language.tsx'
import type { Reckoning } from './reckoning/useReckoned.ts'

interface WaitingProps {
  readonly reckoned: Reckoning<unknown>
  readonly now?: string | undefined
  readonly failed?: string | undefined
  /** Another way on, or what goes on meanwhile. */
  readonly children?: ReactNode
}

/** Said while something is reckoned, or when it cannot be: never an empty page. */
export const Waiting = ({ reckoned, now, failed, children }: WaitingProps) => {
  const words = usePracticeTexts()
  const gone = reckoned.state === 'failed'
  return (
    <main className="loading">
      <p role="status">{gone ? failed : now}</p>
      {children}
      {gone && words && <Button name={words.hub.back} to={hrefOfPractice()} />}
    </main>
  )
}
