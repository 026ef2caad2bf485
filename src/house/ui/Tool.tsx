import type { AriaAttributes, ReactNode } from 'react'

interface ToolProps extends AriaAttributes {
  readonly name: string
  readonly to: () => void
  readonly disabled?: boolean
  /** What is seen of it. */
  readonly children: ReactNode
}

/** A small button that shows a sign, and says its name. */
export const Tool = ({ name, to, children, ...rest }: ToolProps) => (
  <button type="button" className="tool" aria-label={name} title={name} onClick={to} {...rest}>
    {children}
  </button>
)
