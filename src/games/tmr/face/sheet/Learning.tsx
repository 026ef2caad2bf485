import { type DreamerView, stepCost, VOIES, whyNotSpent } from '../../rules/public.ts'
import { useLanguage } from '../words/language.tsx'

const SPENT = ['reve', ...VOIES] as const

/** EXP-4, SIG-2: what has been learnt, the price of the next step, and spell points. */
export const Learning = ({ board }: { readonly board: DreamerView }) => {
  const { voies, ui } = useLanguage().texts
  const { spending } = ui.deeds
  return (
    <table className="experience-table">
      <tbody>
        {SPENT.map((on) => (
          <tr key={on} data-open={whyNotSpent(board, on) ? undefined : true}>
            <th scope="row">{on === 'reve' ? ui.sheet.reve : voies[on].name}</th>
            <td>{spending.next({ points: board.xp[on], cost: stepCost(board, on) })}</td>
            <td>{on !== 'reve' && board.spellPoints[on] > 0 && spending.spellPoints({ points: board.spellPoints[on] })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
