import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import { GENRES, SPELLS, type Spell, VOIES } from '../../rules/public.ts'
import { GenreGlyph } from '../board/GenreGlyph.tsx'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellLand } from '../words/places.ts'
import { type FormEdit, forgetting, learning } from './formEdit.ts'
import { filterSpells, NO_FILTER, type SpellFilter } from './spellFilter.ts'
import { TypedField } from './TypedField.tsx'

interface SpellPickerProps {
  readonly known: readonly string[]
  readonly onChange: (edit: FormEdit) => void
}

interface FiltersProps {
  readonly filter: SpellFilter
  readonly onChange: (change: Partial<SpellFilter>) => void
}

const Filters = ({ filter, onChange }: FiltersProps) => {
  const { texts } = useLanguage()
  const { create, sheetForm } = texts.ui
  return (
    <search className="spell-filters">
      <TypedField
        {...{ field: 'search', type: 'search', className: 'spell-search' }}
        label={sheetForm.searchSpell}
        placeholder={sheetForm.searchSpellHint}
        value={filter.text}
        onChange={(text) => onChange({ text })}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ChoiceField<SpellFilter['voie']>
        label={create.filterVoie}
        value={filter.voie}
        options={[['any', sheetForm.anyVoie], ...VOIES.map((voie) => [voie, texts.voies[voie]] as const)]}
        onChange={(voie) => onChange({ voie })}
      />
      <ChoiceField<SpellFilter['genre']>
        label={create.filterGenre}
        value={filter.genre}
        options={[
          ['any', sheetForm.anyGenre],
          ...GENRES.map((genre) => [genre, texts.genres[genre].name] as const),
          ['variable', texts.ui.spell.anyLand],
        ]}
        onChange={(genre) => onChange({ genre })}
      />
      <ChoiceField<SpellFilter['kind']>
        label={create.filterKind}
        value={filter.kind}
        options={{ any: sheetForm.anyKind, spell: sheetForm.onlySpells, ritual: sheetForm.onlyRituals }}
        onChange={(kind) => onChange({ kind })}
      />
      <CheckField label={sheetForm.onlyKnown} checked={filter.knownOnly} onChange={(knownOnly) => onChange({ knownOnly })} />
    </search>
  )
}

const Land = ({ spell: { genre } }: { readonly spell: Spell }) =>
  genre === 'variable' || genre === 'sanctuaire+variable' ? (
    <span className="pick-anyland" aria-hidden="true" />
  ) : (
    <GenreGlyph genre={genre} size={38} />
  )

const useFacts = () => {
  const { texts, format } = useLanguage()
  const { sheetForm, spell: say } = texts.ui
  return (spell: Spell): string => {
    const difficulty = spell.difficulty === 'variable' ? say.variable : format.signed(spell.difficulty)
    const cost = spell.cost === 'variable' ? sheetForm.costFrom({ least: spell.leastCost }) : format.number(spell.cost)
    return [
      texts.voies[spell.voie],
      ...(spell.ritual ? [say.ritual] : []),
      spellLand(texts, spell),
      sheetForm.difficulty({ value: difficulty }),
      sheetForm.cost({ value: cost }),
    ].join(' · ')
  }
}

export const SpellPicker = ({ known, onChange }: SpellPickerProps) => {
  const { texts, format } = useLanguage()
  const told = useSpellTexts()
  const facts = useFacts()
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = useDeferredValue(filter)
  const chosen = useMemo(() => new Set(known), [known])
  const found = useMemo(() => filterSpells(shown, chosen, told, format.locale), [shown, chosen, told, format.locale])
  const { create, sheetForm } = texts.ui
  const ids = found.map((spell) => spell.id)
  return (
    <fieldset className="dreamer-group">
      <legend>{create.spells}</legend>
      <Filters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <div className="row pick-bar">
        <p role="status">
          {create.spellsFound({ count: found.length })} · {sheetForm.known({ known: known.length, total: SPELLS.length })}
        </p>
        <Button name={sheetForm.takeAll} to={() => onChange(learning(ids))} disabled={found.length === 0} />
        <Button name={sheetForm.takeNone} to={() => onChange(forgetting(ids))} disabled={found.length === 0} />
      </div>
      {found.length === 0 ? (
        <p className="dreamer-hint">{create.noSpellFound}</p>
      ) : (
        <ul className="pick-list">
          {found.map((spell) => (
            <li key={spell.id}>
              <label className="pick-spell lit">
                <input
                  type="checkbox"
                  checked={chosen.has(spell.id)}
                  onChange={({ target }) => onChange((target.checked ? learning : forgetting)([spell.id]))}
                />
                <Land spell={spell} />
                <span>
                  <strong>{told?.[spell.id]?.name ?? spell.name}</strong>
                  <span className="pick-facts">{facts(spell)}</span>
                  <span className="pick-told">{told?.[spell.id]?.summary}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
