import { useId } from 'react'
import { CheckField, ChoiceField, NumberField, TextField } from '../ui/fields.tsx'
import { changeAnswering, useAnswering, useAsked } from './context.ts'
import type { Field, Typed } from './question.ts'

const RadioField = (props: {
  readonly field: Extract<Field, { kind: 'one' | 'radio' }>
  readonly onChange: (value: string) => void
}) => {
  const { label, value, options } = props.field
  // One field may stand in two places: each is a group of its own.
  const id = useId()
  return (
    <fieldset className="radio-field">
      <legend className="visually-hidden">{label}</legend>
      {Object.entries(options).map(([one, name]) => (
        <label key={one}>
          <input type="radio" name={id} checked={value === one} onChange={() => props.onChange(one)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** What is filled in before an answer is taken. */
export const FieldOf = ({ field }: { readonly field: Field }) => {
  const { question, answering } = useAsked()
  const values = useAnswering((state) => state.values)
  const { id, label } = field
  const onChange = (value: Typed): void => changeAnswering(answering, question.id, { values: { ...values, [id]: value } })
  switch (field.kind) {
    case 'number':
      return <NumberField {...field} onChange={onChange} />
    case 'text':
      return <TextField label={label} value={field.value} most={field.most} placeholder={field.hint} onChange={onChange} />
    case 'one':
      return <ChoiceField label={label} value={field.value} options={field.options} onChange={onChange} />
    case 'radio':
      return <RadioField field={field} onChange={onChange} />
    case 'check':
      return <CheckField label={label} checked={field.value} onChange={onChange} />
    default:
      return field satisfies never
  }
}

/** The fields of the question that stand together on its card. */
export const Fields = ({ group }: { readonly group?: string }) =>
  useAsked()
    .question.fields.filter((field) => field.group === group)
    .map((field) => <FieldOf key={field.id} field={field} />)
