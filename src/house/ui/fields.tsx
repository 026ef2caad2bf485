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

interface ChoiceFieldProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

export const ChoiceField = <T extends string>({ label, value, options, onChange }: ChoiceFieldProps<T>) => (
  <label className="field">
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value as T)}>
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

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
