import { useId } from 'react'
import './oneOf.css'

interface OneOfProps<Value extends string> {
  readonly legend: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export const OneOf = <Value extends string>({ legend, value, options, onChange }: OneOfProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="one-of">
      <legend>{legend}</legend>
      <div className="one-of-options">
        {options.map(([option, label]) => (
          <label key={option} className="one-of-option">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
