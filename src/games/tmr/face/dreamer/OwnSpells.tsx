import type { Draft } from 'immer'
import { useId } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import { GENRES, MOST_OWN_SPELLS, VOIES, type Voie } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import type { FormEdit } from './formEdit.ts'
import { BLANK_SPELL, type OwnSpellForm, SPELL_BOUNDS, type SpellField, wrongInSpell } from './ownSpellForm.ts'

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
  readonly onEdit: (edit: (spell: Draft<OwnSpellForm>) => void) => void
  readonly onLeave: () => void
  readonly onRemove: () => void
}

const TextField = ({ field, spell, wrong, onEdit, onLeave }: SpellProps & { readonly field: SpellField }) => {
  const { ownSpells } = useTexts().ui.sheetForm
  const id = useId()
  const bad = wrong.has(field)
  const number = field !== 'name' && field !== 'cell'
  return (
    <div className="field" data-field={field}>
      <label htmlFor={id}>{ownSpells.fields[field]}</label>
      <input
        id={id}
        type={number ? 'number' : 'text'}
        autoComplete="off"
        {...(number ? { step: 1, min: SPELL_BOUNDS[field].least, max: SPELL_BOUNDS[field].most } : {})}
        {...(number && field !== 'seuil' ? { placeholder: ownSpells.variable } : {})}
        value={spell[field]}
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-why` : undefined}
        onChange={({ target }) =>
          onEdit((draft) => {
            draft[field] = target.value
          })
        }
        onBlur={onLeave}
      />
      {bad && (
        <p id={`${id}-why`} className="field-wrong">
          {number ? ownSpells.notWhole(SPELL_BOUNDS[field]) : ownSpells.wrong[field]}
        </p>
      )}
    </div>
  )
}

const useLands = (): Readonly<Record<OwnSpellForm['land'], string>> => {
  const { genres, ui } = useTexts()
  const { variableLand, ownSpells } = ui.sheetForm
  return {
    ...(Object.fromEntries(GENRES.map((genre) => [genre, genres[genre].name])) as Record<(typeof GENRES)[number], string>),
    variable: variableLand,
    'sanctuaire+variable': `${genres.sanctuaire.name}, ${variableLand}`,
    cell: ownSpells.oneCell,
  }
}

const OwnSpell = (props: SpellProps) => {
  const { spell, onEdit, onRemove } = props
  const { ui, voies } = useTexts()
  const { ownSpells } = ui.sheetForm
  const named = spell.name.trim() || ownSpells.unnamed
  return (
    <fieldset className="own-spell">
      <legend className="visually-hidden">{named}</legend>
      <TextField {...props} field="name" />
      <ChoiceField<Voie>
        label={ownSpells.voie}
        value={spell.voie}
        options={Object.fromEntries(VOIES.map((voie) => [voie, voies[voie].name])) as Record<Voie, string>}
        onChange={(voie) =>
          onEdit((draft) => {
            draft.voie = voie
          })
        }
      />
      <ChoiceField<OwnSpellForm['land']>
        label={ownSpells.land}
        value={spell.land}
        options={useLands()}
        onChange={(land) =>
          onEdit((draft) => {
            draft.land = land
          })
        }
      />
      {spell.land === 'cell' && <TextField {...props} field="cell" />}
      <TextField {...props} field="difficulty" />
      <TextField {...props} field="cost" />
      <TextField {...props} field="seuil" />
      <CheckField
        label={ui.spell.ritual}
        checked={spell.ritual}
        onChange={(ritual) =>
          onEdit((draft) => {
            draft.ritual = ritual
          })
        }
      />
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
          onEdit={(edit) =>
            onChange(({ own: spells }) => {
              const draft = spells[at]
              if (draft) edit(draft)
            })
          }
          onLeave={onLeave}
          onRemove={() =>
            onChange(({ own: spells }) => {
              spells.splice(at, 1)
            })
          }
        />
      ))}
      <Button
        name={ownSpells.add}
        to={() =>
          onChange(({ own: spells }) => {
            spells.push({ ...BLANK_SPELL, key: 1 + Math.max(0, ...spells.map(({ key }) => key)) })
          })
        }
        disabled={own.length >= MOST_OWN_SPELLS}
      />
    </fieldset>
  )
}
