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
  const confirm = (): void => {
    setAsked(false)
    onConfirm()
  }
  return (
    <div className="confirm box stack" data-kind="danger" role="alertdialog" aria-label={label}>
      <p>{question}</p>
      <div className="row">
        <Button kind="danger" name={label} to={confirm} />
        <Button ref={(button) => button?.focus()} name={common.cancel} to={() => setAsked(false)} />
      </div>
    </div>
  )
}
