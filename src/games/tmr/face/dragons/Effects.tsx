import { RuleTag } from '../../../../house/reference/index.ts'
import { CheckField } from '../../../../house/ui/fields.tsx'
import { type CellId, NOTE_RULES } from '../../rules/public.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { Afflictions } from '../sheet/Afflictions.tsx'
import { useTexts } from '../words/language.tsx'
import { EffectCard } from './EffectCard.tsx'
import './dragons.css'

/** DRG-1: alone, one decides for oneself. */
const OwnOption = () => {
  const { dragons } = useTexts().ui
  const view = usePlay((play) => play.view)
  const seat = useOwnSeat()
  const alone = useSeat((state) => state.connection === 'local')
  if (!alone) return null
  return (
    <div className="dragons-option">
      <CheckField
        label={dragons.option}
        checked={view.options.dragons === true}
        onChange={(on) => void seat.say({ type: 'setOptions', options: { ...view.options, dragons: on } })}
      />
      <p className="soft">
        {dragons.optionHint} <RuleTag rule={NOTE_RULES.dragonsOption} />
      </p>
    </div>
  )
}

/** What acts on the dreamer, a card each; what came before, folded. */
export const Effects = ({ onShowCells }: { readonly onShowCells?: (cells: readonly CellId[]) => void }) => {
  const { dragons } = useTexts().ui
  const board = usePlay((play) => play.board)
  const { effects, afflictions } = board
  return (
    <>
      {effects.length === 0 ? (
        <p className="sheet-none">{dragons.none}</p>
      ) : (
        <ul className="effect-cards">
          {effects.map((effect) => (
            <EffectCard key={effect.n} effect={effect} onShowCells={onShowCells} />
          ))}
        </ul>
      )}
      {afflictions.length > 0 && (
        <details className="effects-past" open={effects.length === 0}>
          <summary>{dragons.past}</summary>
          <Afflictions afflictions={afflictions} />
        </details>
      )}
      <OwnOption />
    </>
  )
}
