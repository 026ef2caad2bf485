import type { Refusal } from '../../kit/refusal.ts'
import { hrefOf } from '../routes/route.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from './Button.tsx'

/** Before a room is open, or when it cannot be. */
export const Unopened = ({ refusal }: { readonly refusal: Refusal | null }) => {
  const texts = useTexts()
  return (
    <main className="loading">
      <p>{refusal ? refusalText(texts, refusal) : texts.ui.common.loading}</p>
      {refusal && <Button name={texts.ui.common.back} to={hrefOf({ screen: 'start' })} />}
    </main>
  )
}
