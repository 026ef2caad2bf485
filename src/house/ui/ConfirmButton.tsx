import { useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Button } from './Button.tsx'

interface ConfirmButtonProps {
  readonly label: string
  /** What will be lost, asked once more. */
  readonly question: string
  readonly disabled?: boolean
  readonly quiet?: boolean
  readonly onConfirm: () => void
}

/** For what cannot be taken back: it is asked again, in place. */
export const ConfirmButton = ({ label, question, disabled, quiet, onConfirm }: ConfirmButtonProps) => {
  const { common } = useTexts().ui
  const [asked, setAsked] = useState(false)
  if (!asked) return <Button kind={quiet ? 'quiet' : undefined} name={label} to={() => setAsked(true)} disabled={disabled} />
  return (
    <div className="confirm" role="alertdialog" aria-label={label}>
      <p>{question}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-kind="danger"
          onClick={() => {
            setAsked(false)
            onConfirm()
          }}
        >
          {label}
        </button>
        <button type="button" className="button" ref={(button) => button?.focus()} onClick={() => setAsked(false)}>
          {common.cancel}
        </button>
      </div>
    </div>
  )
}
