import { useState } from 'react'
import { useTexts } from '../app/texts.tsx'
import { usePlay, useSeat } from '../play/context.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { EffectNote } from './EffectNote.tsx'
import { Picture } from './Picture.tsx'

/** DRM-3: asleep; the sheet is put right before the next journey. */
export const AsleepCard = () => {
  const { ui } = useTexts()
  const { board, view, say, mayAct } = usePlay()
  const [dream, setDream] = useState(Math.max(board.dream, board.sheet.reve))
  const [fatigue, setFatigue] = useState(0)
  const { asleep } = ui.prompts
  /** At a table the sheet is the gardien's to put right. */
  const mayWake = useSeat((state) => state.connection === 'local') || view.role.kind === 'gardien'
  return (
    <Card
      kind="asleep"
      title={asleep.title({ name: board.sheet.name })}
      question={`${board.dream <= 0 ? asleep.dream : asleep.fatigue} ${mayWake ? asleep.after : asleep.byGardien}`}
      picture={<Picture of="asleep" />}
    >
      <EffectNote />
      {mayWake && (
        <>
          <div className="form-grid">
            <label className="field">
              {ui.sheet.dream}
              <input
                type="number"
                min={1}
                max={99}
                value={dream}
                onChange={(event) => setDream(Math.max(1, Number(event.target.value) || 1))}
              />
            </label>
            <label className="field">
              {ui.sheet.fatigue}
              <input
                type="number"
                min={0}
                max={board.fatigueMax - 1}
                value={fatigue}
                onChange={(event) => setFatigue(Math.min(board.fatigueMax - 1, Math.max(0, Number(event.target.value) || 0)))}
              />
            </label>
          </div>
          <ChoiceRow
            label={ui.actions.wake}
            letter={ui.keys.wake}
            rule="DRM-3"
            main
            disabled={!mayAct}
            onChoose={() => say({ type: 'correct', dreamer: board.id, dream, fatigue })}
          />
        </>
      )}
    </Card>
  )
}
