import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { CloseTool } from './Tool.tsx'
import './leaf.css'
import './dialog.css'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Buttons that stay in sight under what scrolls. */
  readonly actions?: ReactNode
}

/** A sheet over the screen: Escape, the cross and a click beside it close it; the focus goes back where it was. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // One that lies over it closes alone.
  const closed = ({ target }: SyntheticEvent): void => {
    if (target === element.current) onClose()
  }
  return (
    <dialog ref={element} className="dialog leaf" aria-labelledby={titleId} closedby="any" onClose={closed}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <CloseTool to={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}
