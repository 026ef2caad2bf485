import type { ReactNode } from 'react'
import type { Refusal } from '../../kit/refusal.ts'
import { hrefOf } from '../routes/route.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from './Button.tsx'

interface WaitingProps {
  readonly told: string | undefined
  /** What goes on meanwhile, or another way on. */
  readonly children?: ReactNode
}

/** Said while something is made, or where there is nothing to see: never an empty page. */
export const Waiting = ({ told, children }: WaitingProps) => (
  <main className="loading">
    <p role="status">{told}</p>
    {children}
  </main>
)

/** Before a room is open, or when it cannot be. */
export const Unopened = ({ refusal, children }: { readonly refusal: Refusal | null; readonly children?: ReactNode }) => {
  const texts = useTexts()
  return (
    <Waiting told={refusal ? refusalText(texts, refusal) : texts.ui.common.loading}>
      {children}
      {refusal && <Button name={texts.ui.common.back} to={hrefOf({ screen: 'start' })} />}
    </Waiting>
  )
}
