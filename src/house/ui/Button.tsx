import type { AriaAttributes, MouseEvent, ReactNode } from 'react'

/** A way on: to another page, or something done here. */
export interface WayOn {
  readonly name: string
  readonly to: string | ((event: MouseEvent) => void)
  readonly kind?: 'main' | 'quiet' | undefined
}

interface ButtonProps extends Omit<WayOn, 'name'>, AriaAttributes {
  readonly name: ReactNode
  readonly disabled?: boolean | undefined
  readonly title?: string
}

export const Button = ({ name, to, kind, disabled, ...rest }: ButtonProps) =>
  typeof to === 'string' ? (
    <a className="button" data-kind={kind} href={to} {...rest}>
      {name}
    </a>
  ) : (
    <button type="button" className="button" data-kind={kind} disabled={disabled} onClick={to} {...rest}>
      {name}
    </button>
  )
