import { type DreamerView, VOIES } from '../../rules/public.ts'
import { useLanguage } from '../words/language.tsx'

export const Characteristics = ({ board }: { readonly board: DreamerView }) => {
  const { texts, format } = useLanguage()
  const labels = texts.ui.sheet
  const { reve, empathie, volonte, vue, intellect, astrologie, birth, stamina, malus } = board.sheet
  const rows: readonly (readonly [name: string, value: string])[] = [
    [labels.reve, format.number(reve)],
    [labels.empathie, format.number(empathie)],
    [labels.volonte, format.number(volonte)],
    [labels.vue, format.number(vue)],
    [labels.intellect, format.number(intellect)],
    [labels.astrologie, format.signed(astrologie)],
    [labels.birth, birth ? texts.hours[birth].name : labels.noBirth],
    ...('endurance' in stamina ? [[labels.endurance, format.number(stamina.endurance)] as const] : []),
    [labels.malus, format.signed(malus)],
  ]
  return (
    <dl className="characteristics">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const ExperienceList = ({ xp }: { readonly xp: DreamerView['xp'] }) => {
  const { voies, ui } = useLanguage().texts
  const gained = [
    { where: ui.sheet.reve, points: xp.reve },
    ...VOIES.map((voie) => ({ where: voies[voie].name, points: xp[voie] })),
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
