import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { GENRES, SPELLS, type Spell, VOIES } from '../../rules/public.ts'
import { GenreGlyph } from '../board/GenreGlyph.tsx'
import { cellName } from '../words/cellName.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { type FormEdit, forgetting, learning } from './formEdit.ts'
import { filterSpells, NO_FILTER, type SpellFilter } from './spellFilter.ts'

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
  const id = useId()
  return (
    <search className="spell-filters">
      <div className="field spell-search">
        <label htmlFor={`${id}-text`}>{sheetForm.searchSpell}</label>
        <input
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          placeholder={sheetForm.searchSpellHint}
          value={filter.text}
          onChange={({ target }) => onChange({ text: target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-voie`}>{create.filterVoie}</label>
        <select
          id={`${id}-voie`}
          value={filter.voie}
          onChange={({ target }) => onChange({ voie: target.value as SpellFilter['voie'] })}
        >
          <option value="any">{sheetForm.anyVoie}</option>
          {VOIES.map((voie) => (
            <option key={voie} value={voie}>
              {texts.voies[voie].name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-genre`}>{create.filterGenre}</label>
        <select
          id={`${id}-genre`}
          value={filter.genre}
          onChange={({ target }) => onChange({ genre: target.value as SpellFilter['genre'] })}
        >
          <option value="any">{sheetForm.anyGenre}</option>
          {GENRES.map((genre) => (
            <option key={genre} value={genre}>
              {texts.genres[genre].name}
            </option>
          ))}
          <option value="variable">{sheetForm.variableLand}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-kind`}>{create.filterKind}</label>
        <select
          id={`${id}-kind`}
          value={filter.kind}
          onChange={({ target }) => onChange({ kind: target.value as SpellFilter['kind'] })}
        >
          <option value="any">{sheetForm.anyKind}</option>
          <option value="spell">{sheetForm.onlySpells}</option>
          <option value="ritual">{sheetForm.onlyRituals}</option>
        </select>
      </div>
      <label className="tick">
        <input type="checkbox" checked={filter.knownOnly} onChange={({ target }) => onChange({ knownOnly: target.checked })} />
        {sheetForm.onlyKnown}
      </label>
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
  const land = ({ genre, cell }: Spell): string => {
    if (cell) return say.onlyCell({ place: cellName(texts, cell) })
    if (genre === 'variable') return sheetForm.variableLand
    if (genre === 'sanctuaire+variable') return `${texts.genres.sanctuaire.name}, ${sheetForm.variableLand}`
    return texts.genres[genre].name
  }
  return (spell: Spell): string => {
    const difficulty = spell.difficulty === 'variable' ? say.variable : format.signed(spell.difficulty)
    const cost = spell.cost === 'variable' ? sheetForm.costFrom({ least: spell.leastCost }) : format.number(spell.cost)
    return [
      texts.voies[spell.voie].name,
      ...(spell.ritual ? [say.ritual] : []),
      land(spell),
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
      <div className="pick-bar">
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
              <label className="pick-spell">
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
