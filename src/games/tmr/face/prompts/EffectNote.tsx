import { keyed } from '../../../../house/ui/keyed.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import { type DreamerId, type Effect, hoursBetween, type Moment, rulingOf, type Told } from '../../rules/public.ts'
import { useCompany, usePlay, useSeat } from '../desk/context.ts'
import { latestFirst } from '../journal/latestFirst.ts'
import { useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { outcomeText, tearText } from '../words/spellEffects.ts'

const lastTook = (notices: List<Notice<Told>>, dreamer: DreamerId): Moment | null => {
  for (const { what, clock } of latestFirst(notices, dreamer)) if (what.type === 'tookEffect') return clock
  return null
}

/** What the last spell came to is news of its hour: when that is past, it is over. */
const useEffectStands = (): boolean => {
  const notices = useSeat((state) => state.notices)
  const { clock, board } = usePlay(({ view, board }) => ({ clock: view.clock, board }))
  const at = board.effect ? lastTook(notices, board.id) : null
  return at === null || hoursBetween(at, clock) === 0
}

const TOLD_WHOLE: ReadonlySet<Told['what']['type']> = new Set(['torn', 'described'])

/** The news above tell it in the same words. */
const useIsNews = (): boolean => {
  const id = usePlay(({ board }) => board.id)
  return useSeat(({ notices }) =>
    (notices.at(-1)?.told ?? []).some(({ dreamer, what }) => dreamer === id && TOLD_WHOLE.has(what.type)),
  )
}

/** What the last spell came to, until the hour is past, the gardien says that it is over, or the next ascent; MOV-4: and those still to be ruled. */
export const EffectNote = () => {
  const { effect, unruled = [] } = usePlay((play) => play.board)
  const stands = useEffectStands()
  return (
    <>
      {keyed(unruled).map(([at, one]) => (
        <Note key={at} effect={one} />
      ))}
      {effect && stands && <Note effect={effect} />}
    </>
  )
}

/** TET-9: what went off with it. */
const OtherEffect = (other: NonNullable<Effect['others']>[number]) => {
  const texts = useTexts()
  const name = useHere().asking.spellName(other.spell)
  return (
    <p>
      <strong>{name}.</strong> {outcomeText(texts, other)}
    </p>
  )
}

const Note = ({ effect }: { readonly effect: Effect }) => {
  const texts = useTexts()
  const [company, role] = [useCompany(), usePlay((play) => play.view.role.kind)]
  const name = useHere().asking.spellName(effect.spell)
  const { tear } = effect
  const ruling = rulingOf(effect)
  const isNews = useIsNews()
  return (
    <div className="card-note effect" data-outcome={effect.outcome} data-news={isNews || undefined}>
      <p>
        <strong>{name}.</strong> {outcomeText(texts, effect)}
      </p>
      {effect.others?.map((other) => (
        <OtherEffect key={other.spell} {...other} />
      ))}
      {ruling && company === 'table' && role !== 'gardien' && <p>{texts.ui.aiming.awaitsRuling[ruling]}</p>}
      {effect.text && <p>{effect.text}</p>}
      {tear && <p>{tearText(texts, tear)}</p>}
    </div>
  )
}
