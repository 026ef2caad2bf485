import { useRef, useState } from 'react'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'

type State = 'there' | 'copied' | 'selected'

/** A code or a link, and a button that copies it; where copying is denied, as on plain HTTP, it is selected. */
export const Copyable = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { common, table } = useTexts().ui
  const [state, setState] = useState<State>('there')
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      field.current?.select()
      setState('selected')
    }
  }
  const words = { there: common.copy, copied: common.copied, selected: table.selectIt }
  return (
    <div className="copyable">
      <label className="field">
        {label}
        <input ref={field} readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <Button name={words[state]} to={() => void copy()} />
    </div>
  )
}
