import { useState } from 'react'
import { useTexts } from '../app/texts.tsx'

/** A code or a link, and a button that copies it; where copying is denied, it can be selected. */
export const Copyable = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { common } = useTexts().ui
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="copyable">
      <label className="field">
        {label}
        <input readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={() => void copy()}>
        {copied ? common.copied : common.copy}
      </button>
    </div>
  )
}
