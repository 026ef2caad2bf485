import { useState } from 'react'
import { ChoiceField } from '../../../../../house/ui/fields.tsx'
import { type DreamerView, type Experience, lostLevels, stepCost, VOIES, type Voie, whyNotSpent } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useLanguage } from '../../words/language.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { DeedCard } from './DeedCard.tsx'

const SPENT = ['reve', ...VOIES] as const
const OTHERS = VOIES.filter((voie) => voie !== 'thanatos')

const levelOf = ({ sheet }: DreamerView, on: keyof Experience): number => (on === 'reve' ? sheet.reve : sheet.draconic[on])

/** EXP-5: what a level of Thanatos takes elsewhere. */
const useToll = (from: Voie): string => {
  const { texts } = useLanguage()
  const { board } = usePlay()
  const { spending } = texts.ui.deeds
  const points = stepCost(board, 'thanatos')
  const { levels } = lostLevels(board.xp[from], board.sheet.draconic[from], points)
  const voie = texts.voies[from].name
  return [spending.destroyed({ points, voie }), ...(levels > 0 ? [spending.levelsLost({ voie, levels })] : [])].join(' ')
}

const Step = ({ on, from }: { readonly on: keyof Experience; readonly from: Voie }) => {
  const { texts, format } = useLanguage()
  const { board, say, mayAct } = usePlay()
  const { spending } = texts.ui.deeds
  const toll = useToll(from)
  const level = levelOf(board, on)
  const shown = on === 'reve' ? format.number : format.signed
  const cost = stepCost(board, on)
  const what = on === 'reve' ? texts.ui.sheet.reve : texts.voies[on].name
  return (
    <ChoiceRow
      label={spending.step({ what, from: shown(level), to: shown(level + 1), cost })}
      rule={on === 'thanatos' ? 'EXP-5' : 'EXP-4'}
      refusal={whyNotSpent(board, on)}
      disabled={!mayAct}
      onChoose={() => say({ type: 'spend', dreamer: board.id, on, ...(on === 'thanatos' ? { from } : {}) })}
    >
      {spending.held({ points: board.xp[on] })} {on === 'reve' && spending.seuil} {on === 'thanatos' && toll}
    </ChoiceRow>
  )
}

/** EXP-4, EXP-5: one step at a time, each with its price. */
export const SpendForm = () => {
  const { texts } = useLanguage()
  const { board } = usePlay()
  const [from, setFrom] = useState<Voie>('oniros')
  const { spending } = texts.ui.deeds
  const names = Object.fromEntries(OTHERS.map((voie) => [voie, texts.voies[voie].name])) as Record<Voie, string>
  return (
    <DeedCard deed="spend" question={spending.question}>
      {SPENT.map((on) => (
        <Step key={on} on={on} from={from} />
      ))}
      {!whyNotSpent(board, 'thanatos') && <ChoiceField label={spending.from} value={from} options={names} onChange={setFrom} />}
    </DeedCard>
  )
}
