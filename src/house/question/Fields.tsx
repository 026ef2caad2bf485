import { CheckField, ChoiceField, NumberField, OneOf, TextField } from '../ui/fields.tsx'
import { changeAnswering, useAnswering, useAsked } from './context.ts'
import type { Field, Typed } from './question.ts'

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
      return <OneOf legend={label} untold value={field.value} options={field.options} onChange={onChange} />
    case 'check':
      return <CheckField label={label} checked={field.value} onChange={onChange} />
    default:
      return field satisfies never
  }
}

export const Fields = ({ group }: { readonly group?: string }) =>
  useAsked()
    .question.fields.filter((field) => field.group === group)
    .map((field) => <FieldOf key={field.id} field={field} />)
