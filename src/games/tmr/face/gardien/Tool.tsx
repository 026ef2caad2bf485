import type { ReactNode } from 'react'

export const Tool = ({
  title,
  children,
  open = false,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly open?: boolean
}) => (
  <details className="gardien-tool" open={open}>
    <summary>{title}</summary>
    <div className="gardien-tool-body">{children}</div>
  </details>
)

export const DoButton = (props: { readonly children: ReactNode; readonly disabled?: boolean; readonly onClick: () => void }) => (
  <button type="button" className="button" disabled={props.disabled} onClick={props.onClick}>
    {props.children}
  </button>
)
