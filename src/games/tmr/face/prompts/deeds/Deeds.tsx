import { type DreamerView, isStarlit, VOIES, whyNotSpent } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import type { Deed } from '../../desk/desk.ts'
import { useTexts } from '../../words/language.tsx'

const SPENT = ['reve', ...VOIES] as const

/** EXP-4: how many steps could be had now. */
export const stepsOpen = (board: DreamerView): number => SPENT.filter((on) => !whyNotSpent(board, on)).length

const DeedButton = ({ deed, hint }: { readonly deed: Deed; readonly hint?: string | undefined }) => {
  const { deeds } = useTexts().ui
  const { desk, mayAct } = usePlay()
  return (
    <button type="button" className="button" data-kind="page" disabled={!mayAct} onClick={() => desk.setState({ deed })}>
      {deeds[deed]}
      {hint && <small> · {hint}</small>}
    </button>
  )
}

/** What else one does awake: quieter than going up or sleeping. */
export const AwakeDeeds = () => {
  const { deeds } = useTexts().ui
  const { view, board } = usePlay()
  const open = stepsOpen(board)
  if (!view.options.dragons) return null
  return (
    <details className="card-note deeds">
      <summary>
        {deeds.open}
        {open > 0 && <small> · {deeds.spending.ready({ count: open })}</small>}
      </summary>
      <div className="row">
        <DeedButton deed="meditate" />
        {isStarlit(view.clock.hour) && <DeedButton deed="stars" />}
        <DeedButton deed="spend" hint={open > 0 ? deeds.spending.ready({ count: open }) : undefined} />
      </div>
    </details>
  )
}
