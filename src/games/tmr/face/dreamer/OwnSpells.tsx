import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import { GENRES, MOST_OWN_SPELLS, VOIES, type Voie } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { spellLand } from '../words/places.ts'
import { type FormEdit, setting } from './formEdit.ts'
import { BLANK_SPELL, type OwnSpellForm, SPELL_BOUNDS, type SpellField, wrongInSpell } from './ownSpellForm.ts'
import { TypedField } from './TypedField.tsx'

interface OwnSpellsProps {
  readonly own: readonly OwnSpellForm[]
  /** Whether what is wrong in them is said. */
  readonly marked: boolean
  readonly onChange: (edit: FormEdit) => void
  readonly onLeave: () => void
}

interface SpellProps {
  readonly spell: OwnSpellForm
  readonly wrong: ReadonlySet<SpellField>
  readonly onEdit: (change: Partial<OwnSpellForm>) => void
  readonly onLeave: () => void
  readonly onRemove: () => void
}

const TextField = ({ field, spell, wrong, onEdit, onLeave }: SpellProps & { readonly field: SpellField }) => {
  const { ownSpells } = useTexts().ui.sheetForm
  const bounds = field === 'name' || field === 'cell' ? null : SPELL_BOUNDS[field]
  const said = field === 'name' || field === 'cell' ? ownSpells.wrong[field] : ownSpells.notWhole(SPELL_BOUNDS[field])
  return (
    <TypedField
      {...{ field, onLeave, label: ownSpells.fields[field], value: spell[field], wrong: wrong.has(field) && said }}
      {...(bounds ? { type: 'number', step: 1, min: bounds.least, max: bounds.most } : {})}
      {...(bounds && field !== 'seuil' ? { placeholder: ownSpells.variable } : {})}
      onChange={(typed) => onEdit({ [field]: typed })}
    />
  )
}

const LANDS = [...GENRES, 'variable', 'sanctuaire+variable'] as const

const OwnSpell = (props: SpellProps) => {
  const { spell, onEdit, onRemove } = props
  const texts = useTexts()
  const { ui, voies } = texts
  const { ownSpells } = ui.sheetForm
  const named = spell.name.trim() || ownSpells.unnamed
  return (
    <fieldset className="form-grid own-spell">
      <legend className="visually-hidden">{named}</legend>
      <TextField {...props} field="name" />
      <ChoiceField<Voie>
        label={ownSpells.voie}
        value={spell.voie}
        options={VOIES.map((voie) => [voie, voies[voie]] as const)}
        onChange={(voie) => onEdit({ voie })}
      />
      <ChoiceField<OwnSpellForm['land']>
        label={ownSpells.land}
        value={spell.land}
        options={[
          ...LANDS.map((land) => [land, spellLand(texts, { cell: null, genre: land })] as const),
          ['cell', ownSpells.oneCell],
        ]}
        onChange={(land) => onEdit({ land })}
      />
      {spell.land === 'cell' && <TextField {...props} field="cell" />}
      <TextField {...props} field="difficulty" />
      <TextField {...props} field="cost" />
      <TextField {...props} field="seuil" />
      <CheckField label={ui.spell.ritual} checked={spell.ritual} onChange={(ritual) => onEdit({ ritual })} />
      <Button kind="quiet" name={ownSpells.remove} to={onRemove} aria-label={ownSpells.removeNamed({ name: named })} />
    </fieldset>
  )
}

/** Spells that no list has: the dreamer's own, with the facts that the rules need. */
export const OwnSpells = ({ own, marked, onChange, onLeave }: OwnSpellsProps) => {
  const { ownSpells } = useTexts().ui.sheetForm
  return (
    <fieldset className="dreamer-group">
      <legend>{ownSpells.title}</legend>
      <p className="dreamer-hint">{ownSpells.hint}</p>
      {own.map((spell, at) => (
        <OwnSpell
          key={spell.key}
          spell={spell}
          wrong={marked ? wrongInSpell(spell) : new Set()}
          onEdit={(change) => onChange(({ own: spells }) => void Object.assign(spells[at] ?? {}, change))}
          onLeave={onLeave}
          onRemove={() => onChange(({ own: spells }) => void spells.splice(at, 1))}
        />
      ))}
      <Button
        name={ownSpells.add}
        to={() => onChange(setting({ own: [...own, { ...BLANK_SPELL, key: 1 + Math.max(0, ...own.map(({ key }) => key)) }] }))}
        disabled={own.length >= MOST_OWN_SPELLS}
      />
    </fieldset>
  )
}
