import type { Refusal } from '../../kit/refusal.ts'
import { hrefOf } from '../routes/route.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/language.tsx'

/** Before a room is open, or when it cannot be. */
export const Unopened = ({ refusal }: { readonly refusal: Refusal | null }) => {
  const texts = useTexts()
  return (
    <main className="loading">
      <p>{refusal ? refusalText(texts, refusal) : texts.ui.common.loading}</p>
      {refusal && (
        <a className="button" href={hrefOf({ screen: 'start' })}>
          {texts.ui.common.back}
        </a>
      )}
    </main>
  )
}
