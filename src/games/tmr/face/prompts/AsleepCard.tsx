import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { EffectNote } from './EffectNote.tsx'
import { Picture } from './Picture.tsx'
import { RestForm, useMayRest } from './RestForm.tsx'

/** DRM-3: asleep; the sheet is put right before the next journey. */
export const AsleepCard = () => {
  const { ui } = useTexts()
  const { board } = usePlay()
  const { asleep } = ui.prompts
  const mayWake = useMayRest()
  return (
    <Card
      kind="asleep"
      title={asleep.title({ name: board.sheet.name })}
      question={`${board.dream <= 0 ? asleep.dream : asleep.fatigue} ${mayWake ? asleep.after : asleep.byGardien}`}
      picture={<Picture of="asleep" />}
    >
      <EffectNote />
      {mayWake && <RestForm label={ui.actions.wake} letter={ui.keys.wake} />}
    </Card>
  )
}
