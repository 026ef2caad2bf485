import { useState } from 'react'
import { Button } from '../../../../../house/ui/Button.tsx'
import { usePracticeTexts } from '../../words/language.tsx'

/** Hands a text over to whatever the device shares with; not shown where there is nothing of the kind. */
export const Share = ({ text, url }: { readonly text: string; readonly url: string }) => {
  const words = usePracticeTexts()?.drills.daily
  const [shared, setShared] = useState(false)
  if (!words || typeof navigator.share !== 'function') return null
  const share = (): void => {
    navigator.share({ text, url }).then(
      () => setShared(true),
      // Thought better of it: nothing was lost.
      () => {},
    )
  }
  return <Button name={shared ? words.shared : words.share} to={share} />
}
