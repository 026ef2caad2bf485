import type { ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from './Dialog.tsx'
import './help.css'

interface HelpDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** What the game says of itself. */
  readonly children: ReactNode
}

export const HelpDialog = ({ open, onClose, children }: HelpDialogProps) => {
  const { help } = useTexts().ui
  return (
    <Dialog open={open} onClose={onClose} title={help.title}>
      <div className="help">
        <p>{help.intro}</p>
        {children}
      </div>
    </Dialog>
  )
}
