import type { ReactNode } from 'react'
import { type CellId, type DreamerView, knownSpells, type View } from '../../rules/public.ts'
import { useLanguage } from '../words/language.tsx'
import { whereIs } from '../words/place.ts'
import { Afflictions } from './Afflictions.tsx'
import { Characteristics, ExperienceList } from './Characteristics.tsx'
import { DreamGauge } from './DreamGauge.tsx'
import { FatigueTrack } from './FatigueTrack.tsx'
import { HourPanel } from './HourPanel.tsx'
import { Learning } from './Learning.tsx'
import { LifeRow } from './LifeRow.tsx'
import { lifeNow } from './lifeNow.ts'
import { Readings } from './Readings.tsx'
import { RepressionRow } from './RepressionRow.tsx'
import { Reserves } from './Reserves.tsx'
import { Spells } from './Spells.tsx'
import { isCastableHere } from './spellSearch.ts'
import './gauges.css'
import './sheet.css'

interface Props {
  readonly view: View
  readonly board: DreamerView
  readonly advance?: ReactNode
  readonly onShowCell?: (cell: CellId) => void
  readonly onPickSpell?: (spell: string | null) => void
  readonly pickedSpell?: string | null
  /** What one may reckon on, under the gauges. */
  readonly chances?: ReactNode
  /** What the one who looks may put right. */
  readonly corrections?: ReactNode
  /** What the Dragons do to the dreamer. */
  readonly effects?: ReactNode
}

interface SectionProps {
  readonly name: string
  readonly digest?: string | number | undefined
  readonly open?: boolean
  readonly children: ReactNode
}

const Section = ({ name, digest, open = false, children }: SectionProps) => (
  <details className="sheet-section" open={open}>
    <summary>
      <span className="sheet-section-name">{name}</span>
      <span className="sheet-digest">{digest}</span>
    </summary>
    {children}
  </details>
)

/** All that is known of one dreamer, whoever looks. */
export const Sheet = ({ view, board, advance, onShowCell, onPickSpell, pickedSpell, chances, effects, corrections }: Props) => {
  const { texts } = useLanguage()
  const { sheet } = texts.ui
  const dragons = view.options.dragons === true
  const spells = knownSpells(view, board)
  const here = spells.filter((spell) => isCastableHere(spell, board)).length
  return (
    <section className="sheet" aria-label={sheet.title}>
      <header className="sheet-head">
        <h2>{board.sheet.name}</h2>
        <p>{whereIs(texts, board)}</p>
      </header>
      <DreamGauge dream={board.dream} reve={board.sheet.reve} seuil={board.seuil} />
      <FatigueTrack board={board} />
      {dragons && <LifeRow life={lifeNow(board)} most={board.sheet.life} />}
      <RepressionRow counter={board.repression} />
      {chances}
      <Section
        name={effects ? texts.ui.dragons.title : sheet.afflictions}
        digest={board.effects.length || board.afflictions.length || undefined}
        open={board.effects.length + board.afflictions.length > 0}
      >
        {effects ?? <Afflictions afflictions={board.afflictions} />}
      </Section>
      <Section
        name={`${sheet.voies} · ${sheet.reserves}`}
        digest={board.reserves.length || undefined}
        open={board.reserves.length > 0}
      >
        <Reserves view={view} board={board} onShowCell={onShowCell} />
      </Section>
      <Section name={sheet.spells} digest={sheet.castableCount({ known: spells.length, here })}>
        <Spells view={view} board={board} pickedSpell={pickedSpell} onPickSpell={onPickSpell} onShowCell={onShowCell} />
      </Section>
      <Section name={sheet.clock} digest={`${texts.hours[view.clock.hour].name}, ${sheet.day(view.clock)}`}>
        <HourPanel clock={view.clock} advance={advance} />
      </Section>
      <Section name={sheet.experience}>{dragons ? <Learning board={board} /> : <ExperienceList xp={board.xp} />}</Section>
      {dragons && (
        <Section name={texts.ui.deeds.horoscope.section} digest={board.readings.length || undefined}>
          <Readings board={board} />
        </Section>
      )}
      <Section name={sheet.characteristics}>
        <Characteristics board={board} />
      </Section>
      {corrections}
    </section>
  )
}
