import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

/** A way on: to another page, or something done here. */
export interface WayOn {
  readonly name: string
  readonly to: string | ((event: MouseEvent) => void)
  readonly kind?: 'main' | 'quiet' | undefined
}

interface ButtonProps extends Omit<WayOn, 'name' | 'kind'>, AriaAttributes {
  readonly name: ReactNode
  readonly kind?: WayOn['kind'] | 'danger'
  readonly disabled?: boolean | undefined
  readonly title?: string
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

export const Button = ({ name, to, kind, disabled, className = '', ref, ...rest }: ButtonProps) =>
  typeof to === 'string' ? (
    <a className={`button ${className}`} data-kind={kind} href={to} {...rest}>
      {name}
    </a>
  ) : (
    <button ref={ref} type="button" className={`button ${className}`} data-kind={kind} disabled={disabled} onClick={to} {...rest}>
      {name}
    </button>
  )
