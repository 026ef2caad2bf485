import { useId } from 'react'
import './choice.css'

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export const Choice = <Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} className="choice-option">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
