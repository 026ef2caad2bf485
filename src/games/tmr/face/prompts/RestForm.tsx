import { useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'

/** At a table the sheet is the gardien's to put right. */
export const useMayRest = (): boolean => {
  const alone = useSeat((state) => state.connection === 'local')
  return usePlay().view.role.kind === 'gardien' || alone
}

interface RestFormProps {
  readonly label: string
  readonly letter?: string
}

/** DRM-3: what sleep or rest has given back, before the next journey. */
export const RestForm = ({ label, letter }: RestFormProps) => {
  const { ui } = useTexts()
  const { board, say, mayAct } = usePlay()
  const [dream, setDream] = useState(Math.max(board.dream, board.sheet.reve))
  const [fatigue, setFatigue] = useState(0)
  return (
    <>
      <div className="form-grid">
        <NumberField label={ui.sheet.dream} least={1} most={99} value={dream} onChange={setDream} />
        <NumberField label={ui.sheet.fatigue} least={0} most={board.fatigueMax - 1} value={fatigue} onChange={setFatigue} />
      </div>
      <ChoiceRow
        label={label}
        {...(letter ? { letter } : {})}
        rule="DRM-3"
        disabled={!mayAct || Number.isNaN(dream + fatigue)}
        onChoose={() => say({ type: 'correct', dreamer: board.id, dream, fatigue })}
      />
    </>
  )
}
