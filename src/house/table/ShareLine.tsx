import { useState } from 'react'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Copyable } from './Copyable.tsx'
import './shareLine.css'

interface ShareLineProps {
  readonly label: string
  readonly text: string
  readonly url: string
}

/** Hands a text over to whatever the device shares with; not shown where there is nothing of the kind. */
const Share = ({ text, url }: Omit<ShareLineProps, 'label'>) => {
  const { table } = useTexts().ui
  const [shared, setShared] = useState(false)
  if (typeof navigator.share !== 'function') return null
  const share = (): void => {
    navigator.share({ text, url }).then(
      () => setShared(true),
      // Thought better of it: nothing was lost.
      () => {},
    )
  }
  return <Button name={shared ? table.shared : table.share} to={share} />
}

/** A line and a link, for others to try the same. */
export const ShareLine = ({ label, text, url }: ShareLineProps) => (
  <div className="share-line">
    <Copyable label={label} text={`${text} ${url}`} />
    <Share text={text} url={url} />
  </div>
)
