import { useState } from 'react'
import { Copyable } from '../../../../house/table/Copyable.tsx'
import { Button } from '../../../../house/ui/Button.tsx'
import { usePracticeTexts } from '../words/language.tsx'
import './practice.css'

interface ShareLineProps {
  readonly label: string
  readonly text: string
  readonly url: string
}

/** Hands a text over to whatever the device shares with; not shown where there is nothing of the kind. */
const Share = ({ text, url }: Omit<ShareLineProps, 'label'>) => {
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

/** A line and a link, for others to try the same. */
export const ShareLine = ({ label, text, url }: ShareLineProps) => (
  <div className="share-line">
    <Copyable label={label} text={`${text} ${url}`} />
    <Share text={text} url={url} />
  </div>
)
