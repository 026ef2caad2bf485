import { useState } from 'react'
import { answersTo } from '../../../../house/texts/fold.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { type DreamerView, knownSpells, rangeInMetres, type Spell } from '../../rules/public.ts'
import type { EffectTexts, Texts } from '../../texts/index.ts'
import { useDesk, usePlay, useShowCell } from '../desk/context.ts'
import { isCastableHere, nearestFor, useNaming } from '../question/index.ts'
import { useLanguage, useSpellTexts, useTexts } from '../words/language.tsx'
import { placeOf, spellLand } from '../words/places.ts'
import { Facts } from './Facts.tsx'
import './spells.css'

/** EXP-1, EXP-2: what practice adds to a spell, cell by cell. */
const Bonuses = ({ board, spell }: { readonly board: DreamerView; readonly spell: string }) => {
  const texts = useTexts()
  const { deeds } = texts.ui
  const own = board.bonuses.filter((bonus) => bonus.spell === spell)
  if (own.length === 0) return null
  return (
    <div className="spell-bonuses">
      <p>{deeds.bonus}</p>
      <ul>
        {own.map(({ cell, percent }) => (
          <li key={cell ?? ''}>{deeds.bonusOn({ percent, place: cell ? placeOf(texts, cell) : deeds.bonusSomewhere })}</li>
        ))}
      </ul>
    </div>
  )
}

const costOf = (texts: Texts, { cost, leastCost }: Spell): string =>
  cost === 'variable' ? texts.ui.spell.variableCost({ least: leastCost }) : String(cost)

interface DetailProps {
  readonly spell: Spell
  readonly board: DreamerView
  readonly effects: EffectTexts | null
}

const SpellDetail = ({ spell, board, effects }: DetailProps) => {
  const showCell = useShowCell()
  const { texts, format } = useLanguage()
  const labels = texts.ui.spell
  const metres = rangeInMetres(spell, board.sheet.empathie)
  const rows: readonly (readonly [string, string])[] = [
    [labels.difficulty, spell.difficulty === 'variable' ? labels.variable : format.signed(spell.difficulty)],
    [labels.cost, costOf(texts, spell)],
    [labels.target, texts.targets[spell.target]],
    [labels.range, metres === null ? texts.ranges[spell.range] : labels.metres({ metres })],
    [labels.resistance, spell.jr === null ? labels.noResistance : `r${format.signed(spell.jr)}`],
    [labels.duration, effects?.[spell.id]?.duration ?? typesetText(format.locale, spell.duration)],
  ]
  const near = board.position && !isCastableHere(spell, board) ? nearestFor(spell, board.position) : null
  return (
    <div className="spell-detail">
      <p>{effects?.[spell.id]?.summary}</p>
      <Facts rows={rows} />
      {spell.seuil > 0 && <p>{labels.threshold({ points: spell.seuil })}</p>}
      <Bonuses board={board} spell={spell.id} />
      {near && (
        <p className="row line">
          <span>{labels.nearest({ place: placeOf(texts, near.cell), distance: near.distance })}</span>
          <Button name={labels.showOnMap} to={() => showCell(near.cell)} />
        </p>
      )}
    </div>
  )
}

/** The known spells; the picked one opens here and lights the map where it can be cast. */
export const Spells = () => {
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const picked = useDesk((state) => state.spell)
  const { texts, format } = useLanguage()
  const { spellName } = useNaming()
  const effects = useSpellTexts()
  const [search, setSearch] = useState('')
  const pick = (spell: string | null): void => desk.setState({ spell, wanders: spell === null })
  const spells = knownSpells(view, board)
    .map((spell) => ({
      spell,
      name: spellName(spell.id),
      land: spellLand(texts, spell),
      here: isCastableHere(spell, board),
    }))
    .filter(({ spell, name, land }) =>
      answersTo(search, [name, land, texts.voies[spell.voie], effects?.[spell.id]?.summary ?? '']),
    )
    .sort((a, b) => Number(b.here) - Number(a.here) || a.name.localeCompare(b.name, format.locale))
  return (
    <div className="spells">
      <label className="field">
        <span className="visually-hidden">{texts.ui.sheet.searchSpell}</span>
        <input
          type="search"
          placeholder={texts.ui.sheet.searchSpellHint}
          value={search}
          onChange={(change) => setSearch(change.target.value)}
        />
      </label>
      {spells.length === 0 && <p className="sheet-none">{search ? texts.ui.create.noSpellFound : texts.ui.sheet.noSpell}</p>}
      <ul>
        {spells.map(({ spell, name, land, here }) => (
          <li key={spell.id} data-here={here || undefined} data-picked={spell.id === picked || undefined}>
            <button
              type="button"
              className="lit"
              aria-expanded={spell.id === picked}
              onClick={() => pick(spell.id === picked ? null : spell.id)}
            >
              <span className="spell-name">{name}</span>
              {here && <span className="spell-here">{texts.ui.spell.castableHere}</span>}
              <small>
                {texts.voies[spell.voie]} · {spell.ritual ? `${texts.ui.spell.ritual} · ` : ''}
                {land}
              </small>
            </button>
            {spell.id === picked && <SpellDetail spell={spell} board={board} effects={effects} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
