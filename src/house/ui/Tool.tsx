import type { AriaAttributes, ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Icon } from './Icon.tsx'

interface ToolProps extends AriaAttributes {
  readonly name: string
  readonly to: () => void
  readonly className?: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

export const Tool = ({ name, to, className = '', children, ...rest }: ToolProps) => (
  <button type="button" className={`tool ${className}`} aria-label={name} title={name} onClick={to} {...rest}>
    {children}
  </button>
)

export const CloseTool = ({ to }: Pick<ToolProps, 'to'>) => (
  <Tool name={useTexts().ui.common.close} to={to}>
    <Icon of="close" />
  </Tool>
)
