import { Copyable, Share } from './Copyable.tsx'
import './shareLine.css'

interface ShareLineProps {
  readonly label: string
  readonly text: string
  readonly url: string
  /** The link goes with it only where it is handed on as one. */
  readonly line?: 'alone'
}

/** A line and a link, for others to try the same. */
export const ShareLine = ({ label, text, url, line }: ShareLineProps) => (
  <div className="share-line stack">
    <Copyable label={label} text={line === 'alone' ? text : `${text} ${url}`} read="whole" />
    <Share text={text} url={url} />
  </div>
)
