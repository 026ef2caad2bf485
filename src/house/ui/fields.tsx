import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import './oneOf.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly blank?: 'stays'
  readonly onChange: (value: number) => void
}

/** A whole number within bounds; what is typed outside them is brought back when the field is left. */
export const NumberField = ({ label, value, least, most, blank, onChange }: NumberFieldProps) => (
  <label className="field">
    {label}
    <input
      type="number"
      // The number pad of a phone has no minus.
      inputMode={least < 0 ? undefined : 'numeric'}
      min={least}
      max={most}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onChange(event.target.value === '' ? Number.NaN : Math.trunc(Number(event.target.value)))}
      onBlur={() => {
        if (blank !== 'stays' || !Number.isNaN(value)) onChange(Math.min(most, Math.max(least, Number.isNaN(value) ? 0 : value)))
      }}
    />
  </label>
)

interface ChoiceFieldProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: Readonly<Record<T, string>> | readonly (readonly [value: T, name: string])[]
  readonly onChange: (value: T) => void
}

export const ChoiceField = <T extends string | number>({ label, value, options, onChange }: ChoiceFieldProps<T>) => {
  const pairs = (Array.isArray(options) ? options : Object.entries(options)) as readonly (readonly [T, string])[]
  const take = (at: number): void => {
    const picked = pairs[at]
    if (picked) onChange(picked[0])
  }
  return (
    <label className="field">
      {label}
      <select value={value} onChange={({ target }) => take(target.selectedIndex)}>
        {pairs.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'autoComplete' | 'autoCapitalize' | 'placeholder'>

interface TextFieldProps extends Typing {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly rows?: number
  readonly className?: string
  readonly onChange: (value: string) => void
  readonly children?: ReactNode
}

export const TextField = ({ label, most, rows, className = '', onChange, children, ...rest }: TextFieldProps) => {
  const typed = { ...rest, maxLength: most, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of the two is in it.
    <label className={`field ${className}`}>
      {label}
      {rows ? <textarea rows={rows} {...typed} /> : <input {...typed} />}
      {children}
    </label>
  )
}

export const CheckField = (props: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) => (
  <label className="tick">
    <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
    {props.label}
  </label>
)

interface OneOfProps<Value extends string> {
  readonly legend: string
  /** What it is about is plain to the eye: in one quiet line. */
  readonly untold?: true
  readonly value: Value
  readonly options: Readonly<Partial<Record<Value, string>>>
  readonly onChange: (value: Value) => void
}

export const OneOf = <Value extends string>({ legend, untold, value, options, onChange }: OneOfProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="one-of" data-untold={untold}>
      <legend className={untold && 'visually-hidden'}>{legend}</legend>
      <div className="one-of-options row">
        {(Object.entries(options) as [Value, string][]).map(([option, label]) => (
          <label key={option} className="one-of-option">
            <input type="radio" className="unseen" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
