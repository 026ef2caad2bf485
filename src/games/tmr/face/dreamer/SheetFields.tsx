import { type ReactNode, useId } from 'react'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { isPlainName } from '../../../../kit/name.ts'
import { CLOAKS, capacityOf, FACES, HOURS, type Hour, type Look, VOIES, type Voie } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { DreamerFigure } from '../board/index.ts'
import { useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import {
  boundsOf,
  CHARACTERISTICS,
  CONDITIONS,
  type DreamerForm,
  type FieldKey,
  KNOWLEDGES,
  LONGEST_NAME,
  type NumberKey,
} from './dreamerForm.ts'
import { type FormEdit, setting } from './formEdit.ts'
import { TypedField } from './TypedField.tsx'

interface LookFieldsProps {
  readonly form: DreamerForm
  readonly onChange: (edit: FormEdit) => void
}

interface LooksProps {
  readonly legend: string
  readonly looks: readonly { readonly key: string; readonly look: Look; readonly name: string }[]
  readonly picked: string
  readonly onPick: (look: Look) => void
}

const Looks = ({ legend, looks, picked, onPick }: LooksProps) => {
  const name = useId()
  return (
    <fieldset className="looks">
      <legend>{legend}</legend>
      {looks.map(({ key, look, name: label }) => (
        <label key={key} className="look" title={label}>
          <input type="radio" name={name} aria-label={label} checked={key === picked} onChange={() => onPick(look)} />
          <DreamerFigure look={look} size={52} />
        </label>
      ))}
    </fieldset>
  )
}

/** A cloak and a face of one's own; until one is picked, those that the name gives. */
const LookFields = ({ form, onChange }: LookFieldsProps) => {
  const words = useTexts().ui.looks
  const now = lookIn({ name: form.name, look: form.look ?? undefined })
  const pick = (look: Look): void => onChange(setting({ look }))
  return (
    <div className="dreamer-looks row">
      <Looks
        legend={words.cloak}
        looks={CLOAKS.map((cloak) => ({ key: cloak, look: { ...now, cloak }, name: words.cloaks[cloak] }))}
        picked={now.cloak}
        onPick={pick}
      />
      <Looks
        legend={words.face}
        looks={FACES.map((face) => ({ key: face, look: { ...now, face }, name: words.faces[face] }))}
        picked={now.face}
        onPick={pick}
      />
    </div>
  )
}

export interface SheetFieldsProps {
  readonly form: DreamerForm
  /** Those to be marked as wrong. */
  readonly wrong: ReadonlySet<FieldKey>
  readonly onChange: (edit: FormEdit) => void
  readonly onLeave: (field: FieldKey) => void
}

const isVoie = (key: NumberKey): key is Voie => VOIES.some((voie) => voie === key)

const labelOf = ({ ui, voies }: Texts, key: NumberKey, boxes: boolean): string => {
  if (isVoie(key)) return voies[key]
  if (key === 'stamina') return boxes ? ui.sheetForm.fatigueBoxes : ui.sheet.endurance
  return ui.sheet[key]
}

const NumberField = ({ field, form, wrong, onChange, onLeave }: SheetFieldsProps & { readonly field: NumberKey }) => {
  const texts = useTexts()
  const label = labelOf(texts, field, form.boxes)
  const { least, most } = boundsOf(form)[field]
  return (
    <TypedField
      {...{ field, label }}
      {...{ type: 'number', step: 1, min: least, max: most }}
      value={form[field]}
      wrong={wrong.has(field) && texts.ui.sheetForm.notWhole({ field: label, least, most })}
      onChange={(typed) => onChange(setting({ [field]: typed }))}
      onLeave={() => onLeave(field)}
    />
  )
}

const whyNotName = (name: string, missing: string, { nameHides, nameTooLong }: Texts['ui']['sheetForm']): string => {
  if (name.trim() === '') return missing
  return isPlainName(name) ? nameTooLong({ most: LONGEST_NAME }) : nameHides
}

const NameField = ({ form, wrong, onChange, onLeave }: SheetFieldsProps) => {
  const { create, sheetForm } = useTexts().ui
  return (
    <TypedField
      field="name"
      className="dreamer-name"
      label={create.name}
      placeholder={create.namePlaceholder}
      value={form.name}
      wrong={wrong.has('name') && whyNotName(form.name, create.needsName, sheetForm)}
      onChange={(name) => onChange(setting({ name }))}
      onLeave={() => onLeave('name')}
    />
  )
}

/** AST-2: without it the stars say nothing. */
const BirthField = ({ form, onChange }: SheetFieldsProps) => {
  const { hours, ui } = useTexts()
  const names = Object.fromEntries(HOURS.map((hour) => [hour, hours[hour].name])) as Record<Hour, string>
  return (
    <ChoiceField<Hour | ''>
      label={ui.sheet.birth}
      value={form.birth}
      options={{ '': ui.sheet.noBirth, ...names }}
      onChange={(birth) => onChange(setting({ birth }))}
    />
  )
}

interface GroupProps extends SheetFieldsProps {
  readonly title: string
  readonly keys: readonly NumberKey[]
  readonly children?: ReactNode
}

const Group = ({ title, keys, children, ...rest }: GroupProps) => (
  <fieldset className="dreamer-group">
    <legend>{title}</legend>
    <div className="dreamer-numbers">
      {keys.map((key) => (
        <NumberField key={key} field={key} {...rest} />
      ))}
      {children}
    </div>
  </fieldset>
)

/** DRM-3. */
const sleeps = ({ dream, fatigue, stamina, boxes }: DreamerForm): boolean =>
  dream.trim() === '0' ||
  (Number(stamina) > 0 && Number(fatigue) >= capacityOf(boxes ? { boxes: Number(stamina) } : { endurance: Number(stamina) }))

export const SheetFields = (props: SheetFieldsProps) => {
  const { create, sheetForm } = useTexts().ui
  return (
    <>
      <NameField {...props} />
      <LookFields {...props} />
      <Group title={create.characteristics} keys={CHARACTERISTICS} {...props} />
      <Group title={create.voies} keys={VOIES} {...props} />
      <p className="dreamer-hint">{sheetForm.lowestVoie}</p>
      <Group title={sheetForm.stars} keys={KNOWLEDGES} {...props}>
        <BirthField {...props} />
      </Group>
      <Group title={sheetForm.current} keys={CONDITIONS} {...props} />
      {sleeps(props.form) && <p className="dreamer-hint">{sheetForm.sleeps}</p>}
    </>
  )
}
