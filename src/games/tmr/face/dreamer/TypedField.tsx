import { type InputHTMLAttributes, useId } from 'react'

interface TypedFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'type' | 'min' | 'max' | 'placeholder' | 'value' | 'step' | 'onKeyDown'
  > {
  readonly field: string
  readonly label: string
  /** What is wrong with it, where that is to be said. */
  readonly wrong?: string | false
  readonly onChange: (typed: string) => void
  readonly onLeave?: () => void
}

/** What is typed stays as it was typed, and what is wrong with it stands under it. */
export const TypedField = ({ field, label, wrong = false, className = '', onChange, onLeave, ...input }: TypedFieldProps) => {
  const id = useId()
  return (
    <div className={`field ${className}`} data-field={field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        {...input}
        aria-invalid={wrong !== false}
        aria-describedby={wrong === false ? undefined : `${id}-why`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {wrong !== false && (
        <p id={`${id}-why`} className="field-wrong">
          {wrong}
        </p>
      )}
    </div>
  )
}
