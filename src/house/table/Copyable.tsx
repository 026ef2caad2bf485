import { useRef, useState } from 'react'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'

type State = 'there' | 'copied' | 'selected'

interface CopyableProps {
  readonly label: string
  readonly text: string
  /** To be read as a sentence: it wraps; absent: what does not fit its line is left out of sight. */
  readonly read?: 'whole'
}

/** A code or a link, and a button that copies it; where copying is denied, as on plain HTTP, it is selected. */
export const Copyable = ({ label, text, read }: CopyableProps) => {
  const { common, table } = useTexts().ui
  const [state, setState] = useState<State>('there')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      field.current?.select()
      setState('selected')
    }
  }
  const shown = { ref: field, readOnly: true, value: text, onFocus: () => field.current?.select() }
  const words = { there: common.copy, copied: common.copied, selected: table.selectIt }
  return (
    <div className="copyable">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: one of the two is in it. */}
      <label className="field">
        {label}
        {read ? <textarea {...shown} /> : <input {...shown} />}
      </label>
      <Button name={words[state]} to={() => void copy()} />
    </div>
  )
}

interface ShareProps {
  readonly title?: string
  readonly text: string
  readonly url: string
}

/** The device's own way to hand something on; not shown where there is nothing of the kind. */
export const Share = (what: ShareProps) => {
  const { table } = useTexts().ui
  const [shared, setShared] = useState(false)
  if (typeof navigator.share !== 'function') return null
  const share = (): void => {
    navigator.share(what).then(
      () => setShared(true),
      // Whoever thinks better of it has done nothing wrong.
      () => {},
    )
  }
  return <Button name={shared ? table.shared : table.share} to={share} />
}
