import { useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'

interface RestFormProps {
  readonly label: string
  readonly letter?: string
}

/** DRM-3: what sleep or rest has given back, without dice or hours. */
export const RestForm = ({ label, letter }: RestFormProps) => {
  const { ui } = useTexts()
  const { board, say, mayAct } = usePlay()
  const [typed, setTyped] = useState<{ readonly dream?: number; readonly fatigue?: number }>({})
  const { dream = Math.max(board.dream, board.seuil), fatigue = board.pinned } = typed
  const grant = (): void => {
    say({ type: 'correct', dreamer: board.id, dream, fatigue })
    setTyped({})
  }
  return (
    <>
      <div className="form-grid">
        <NumberField
          label={ui.sheet.dream}
          least={1}
          most={99}
          value={dream}
          onChange={(to) => setTyped({ ...typed, dream: to })}
        />
        <NumberField
          label={ui.sheet.fatigue}
          least={0}
          most={board.fatigueMax - 1}
          value={fatigue}
          onChange={(to) => setTyped({ ...typed, fatigue: to })}
        />
      </div>
      <ChoiceRow
        label={label}
        {...(letter ? { letter } : {})}
        rule="DRM-3"
        disabled={!mayAct || Number.isNaN(dream + fatigue)}
        onChoose={grant}
      />
    </>
  )
}
