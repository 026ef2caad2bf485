import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

/** A way on: to another page, or something done here. */
export interface WayOn {
  readonly name: string
  readonly to: string | ((event: MouseEvent) => void)
  readonly kind?: 'main' | 'quiet' | undefined
}

interface ButtonProps extends Omit<WayOn, 'name' | 'kind'>, AriaAttributes {
  readonly name: ReactNode
  readonly kind?: WayOn['kind'] | 'danger' | 'back'
  readonly disabled?: boolean | undefined
  readonly title?: string
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

const way = (kind: ButtonProps['kind'], name: ReactNode): ReactNode => (kind === 'back' ? <>← {name}</> : name)

export const Button = ({ name, to, kind, disabled, className = '', ref, ...rest }: ButtonProps) =>
  typeof to === 'string' ? (
    <a className={`button ${className}`} data-kind={kind} href={to} {...rest}>
      {way(kind, name)}
    </a>
  ) : (
    <button ref={ref} type="button" className={`button ${className}`} data-kind={kind} disabled={disabled} onClick={to} {...rest}>
      {way(kind, name)}
    </button>
  )
