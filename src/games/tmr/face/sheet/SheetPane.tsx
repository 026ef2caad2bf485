import type { ReactNode } from 'react'
import { useRoomy } from '../../../../house/ui/roomy.ts'
import { type DreamerView, knownSpells, repressionRisk, stepCost, VOIES, whyNotSpent } from '../../rules/public.ts'
import { DreamerFigure } from '../board/index.ts'
import { Holdings, useHoldings } from '../company/Holdings.tsx'
import { usePlay } from '../desk/context.ts'
import { Effects } from '../dragons/Effects.tsx'
import { PlannerPanel } from '../planner/PlannerPanel.tsx'
import { OwnCorrections } from '../prompts/RestForm.tsx'
import { isCastableHere } from '../question/index.ts'
import { HourDial } from '../sky/HourDial.tsx'
import { Readings } from '../sky/Readings.tsx'
import { useLanguage, useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import { whereIs } from '../words/places.ts'
import { DreamGauge, Gauge, lifeNow } from './DreamGauge.tsx'
import { Facts } from './Facts.tsx'
import { FatigueTrack } from './FatigueTrack.tsx'
import { Advance } from './HourPanel.tsx'
import { Reserves } from './Reserves.tsx'
import { Spells } from './Spells.tsx'
import './gauges.css'
import './sheet.css'

const TRAITS = ['reve', 'empathie', 'volonte', 'vue', 'intellect'] as const

const Characteristics = ({ board }: { readonly board: DreamerView }) => {
  const { texts, format } = useLanguage()
  const labels = texts.ui.sheet
  const { astrologie, birth, stamina, malus, ...sheet } = board.sheet
  return (
    <Facts
      rows={[
        ...TRAITS.map((key) => [labels[key], format.number(sheet[key])] as const),
        [labels.astrologie, format.signed(astrologie)],
        [labels.birth, birth ? texts.hours[birth].name : labels.noBirth],
        ...('endurance' in stamina ? [[labels.endurance, format.number(stamina.endurance)] as const] : []),
        [labels.malus, format.signed(malus)],
      ]}
    />
  )
}

const ExperienceList = ({ xp }: { readonly xp: DreamerView['xp'] }) => {
  const { voies, ui } = useLanguage().texts
  const gained = [
    { where: ui.sheet.reve, points: xp.reve },
    ...VOIES.map((voie) => ({ where: voies[voie], points: xp[voie] })),
  ].filter(({ points }) => points > 0)
  if (gained.length === 0) return <p className="sheet-none">{ui.sheet.noExperience}</p>
  return (
    <ul className="experience">
      {gained.map((one) => (
        <li key={one.where}>{ui.sheet.experienceIn(one)}</li>
      ))}
    </ul>
  )
}

const SPENT = ['reve', ...VOIES] as const

/** EXP-4, SIG-2: what has been learnt, the price of the next step, and spell points. */
const Learning = ({ board }: { readonly board: DreamerView }) => {
  const { voies, ui } = useLanguage().texts
  const { spending } = ui.deeds
  return (
    <table className="experience-table">
      <tbody>
        {SPENT.map((on) => (
          <tr key={on} data-open={whyNotSpent(board, on) ? undefined : true}>
            <th scope="row">{on === 'reve' ? ui.sheet.reve : voies[on]}</th>
            <td>{spending.next({ points: board.xp[on], cost: stepCost(board, on) })}</td>
            <td>{on !== 'reve' && board.spellPoints[on] > 0 && spending.spellPoints({ points: board.spellPoints[on] })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PLACES = Array.from({ length: 20 }, (_, at) => at + 1)

const RepressionRow = ({ counter }: { readonly counter: number }) => {
  const { sheet } = useTexts().ui
  const chance = repressionRisk(counter, 1)
  const value = (
    <>
      <strong>{counter}</strong> · {sheet.nextSouffle({ chance })}
    </>
  )
  return (
    <Gauge name={sheet.repression} value={value}>
      <div
        className="repression-row"
        role="img"
        aria-label={`${sheet.repression}, ${sheet.repressionOf({ counter })}, ${sheet.repressionRisk({ chance })}`}
      >
        {PLACES.map((place) => (
          <i key={place} data-on={place <= counter || undefined} data-next={place === counter + 1 || undefined} />
        ))}
      </div>
    </Gauge>
  )
}

/** SPE-3: told as a figure; each one missing weighs on every roll. */
const LifeRow = ({ life, most }: { readonly life: number; readonly most: number }) => {
  const { sheet } = useTexts().ui
  return <Gauge name={sheet.life} value={sheet.lifeOf({ life, most })} hurt={life < most} />
}

interface Part {
  readonly name: string
  readonly digest?: string | number | undefined
  /** It matters now: it stands on the sheet by itself. Else it lies in the one drawer. */
  readonly needed: boolean
  readonly open?: boolean
  readonly body: ReactNode
}

const Section = ({
  name,
  digest,
  open = false,
  className = '',
  body,
}: Omit<Part, 'needed'> & { readonly className?: string }) => (
  <details ref={useRoomy()} className={`sheet-section ${className}`} open={open}>
    <summary>
      <span className="sheet-section-name">{name}</span>
      <span key={digest} className="sheet-digest">
        {digest}
      </span>
    </summary>
    {body}
  </details>
)

const learns = (board: DreamerView): boolean => SPENT.some((on) => whyNotSpent(board, on) === null)

const useParts = (): readonly Part[] => {
  const { texts } = useLanguage()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const holdings = useHoldings(board.id)
  const { sheet, dragons: words, deeds } = texts.ui
  const dragons = view.options.dragons === true
  const spells = knownSpells(view, board)
  const here = spells.filter((spell) => isCastableHere(spell, board)).length
  const acting = board.effects.length + board.afflictions.length
  return [
    // TGT-4: the spells that hold them.
    { name: sheet.holdings, needed: true, open: true, body: holdings.length > 0 && <Holdings holdings={holdings} /> },
    {
      name: words.title,
      digest: board.effects.length || board.afflictions.length || undefined,
      ...{ needed: acting > 0, open: acting > 0 },
      body: <Effects />,
    },
    {
      name: `${sheet.voies} · ${sheet.reserves}`,
      digest: board.reserves.length || undefined,
      ...{ needed: board.reserves.length > 0, open: board.reserves.length > 0 },
      body: <Reserves />,
    },
    {
      name: sheet.spells,
      digest: sheet.castableCount({ known: spells.length, here }),
      needed: true,
      body: <Spells />,
    },
    {
      name: sheet.clock,
      digest: `${texts.hours[view.clock.hour].name}, ${sheet.day(view.clock)}`,
      needed: false,
      body: (
        <div className="hour-panel row line">
          <HourDial clock={view.clock} />
          <Advance />
        </div>
      ),
    },
    {
      name: sheet.experience,
      needed: dragons && learns(board),
      body: dragons ? <Learning board={board} /> : <ExperienceList xp={board.xp} />,
    },
    {
      name: deeds.horoscope.section,
      digest: board.readings.length || undefined,
      needed: board.readings.length > 0,
      body: dragons && <Readings board={board} />,
    },
    { name: sheet.characteristics, needed: false, body: <Characteristics board={board} /> },
  ]
}

/** All that is known of one dreamer, whoever looks: what matters now, and the rest in one drawer. */
export const SheetPane = () => {
  const { texts } = useLanguage()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { sheet } = texts.ui
  // Named by its place in the list: one named by its title would close, and forget what was typed in it, with a change of language.
  const parts = useParts().flatMap((part, place) => (part.body ? { ...part, place } : []))
  const sections = (inSight: boolean) =>
    parts.filter(({ needed }) => needed === inSight).map(({ needed, place, ...part }) => <Section key={place} {...part} />)
  return (
    <section className="sheet" aria-label={sheet.title}>
      <header className="sheet-head">
        <DreamerFigure look={lookIn(board.sheet)} size={52} />
        <h2>{board.sheet.name}</h2>
        <p>{whereIs(texts, board)}</p>
      </header>
      <DreamGauge dream={board.dream} reve={board.sheet.reve} seuil={board.seuil} />
      <FatigueTrack board={board} />
      {view.options.dragons === true && <LifeRow life={lifeNow(board)} most={board.sheet.life} />}
      <RepressionRow counter={board.repression} />
      <PlannerPanel />
      {sections(true)}
      <Section
        name={sheet.rest}
        className="sheet-rest"
        body={
          <>
            {sections(false)}
            <OwnCorrections />
          </>
        }
      />
    </section>
  )
}
