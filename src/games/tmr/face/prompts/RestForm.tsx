import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { NOTE_RULES } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { useTexts } from '../words/language.tsx'

/** DRM-3: what sleep or rest has given back, without dice or hours. */
export const RestForm = ({ label }: { readonly label: string }) => {
  const { ui } = useTexts()
  const { board, say, mayAct } = usePlay(({ board, say, mayAct }) => ({ board, say, mayAct }))
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
      <div className="row">
        <Button name={label} to={grant} disabled={!mayAct || Number.isNaN(dream + fatigue)} />
        <RuleTag rule={NOTE_RULES.fallenAsleep} />
      </div>
    </>
  )
}

/** DRM-3: alone, the gardien's corrections are one's own, but in practice: at the bottom of the sheet, not among the answers. */
export const OwnCorrections = () => {
  const { gardien } = useTexts().ui.night
  const alone = useSeat((state) => state.connection === 'local')
  const framed = useFraming() !== null
  if (!alone || framed) return null
  return (
    <details className="sheet-section own-corrections">
      <summary>
        <span className="sheet-section-name">{gardien.correctRest}</span>
      </summary>
      <p className="soft">{gardien.correctMeans}</p>
      <RestForm label={gardien.grant} />
    </details>
  )
}
