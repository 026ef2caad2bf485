import { AnswerRows, Fields } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { isSuccess, NOTE_RULES } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useHere } from '../question/index.ts'
import { HourDial } from '../sheet/HourDial.tsx'
import { useTexts } from '../words/language.tsx'
import { EffectNote } from './EffectNote.tsx'
import { NightHours } from './night/NightHours.tsx'
import { NightWays } from './night/NightWays.tsx'
import { hoursSlept, type NightDragon, nightOf } from './night/nightOf.ts'
import { Picture } from './Picture.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import './night/night.css'

/** NIT-4: what this hour can give. */
const SleepNote = () => {
  const { night } = useTexts().ui
  const { board, prompt } = usePlay(({ board, prompt }) => ({ board, prompt }))
  const ahead = prompt.kind === 'asleep' ? prompt.night : null
  if (!board.wholeHour) return <p className="card-note">{night.broken}</p>
  if (ahead?.dice === 0) return <p className="card-note">{night.noDreams}</p>
  return ahead?.atThreshold ? <p className="card-note">{night.atThreshold}</p> : null
}

/** NIT-5: what crossed the last hour of sleep. */
const NightDragonNote = ({ dragon }: { readonly dragon: NightDragon | null }) => {
  const { ui, qualities } = useTexts()
  const words = ui.night.dragon
  if (!dragon) return null
  const { strength, check } = dragon
  const won = check !== null && isSuccess(check.quality)
  return (
    <div className="night-dragon" data-won={won || undefined}>
      <span className="card-picture" aria-hidden="true">
        <Picture of="reve-de-dragon" />
      </span>
      <div>
        <p>
          <strong>{strength === null ? words.zero : words.title({ strength })}</strong> <RuleTag rule={NOTE_RULES.nightDragon} />
        </p>
        <p>
          {won ? words.won : words.lost} {check && `(${qualities[check.quality].name}, ${check.face} / ${check.chance})`}
        </p>
      </div>
    </div>
  )
}

/** NIT: the hours of sleep, one after the other; what crossed them is told under the answers, and moves none. */
const NightCard = () => {
  const { ui } = useTexts()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { asking } = useHere()
  const notices = useSeat((state) => state.notices)
  const gave = nightOf(notices, board.id)
  return (
    <QuestionCard kind="asleep" picture="asleep">
      <div className="night-sky" data-yields>
        <HourDial clock={view.clock} />
        <div className="night-told">
          <NightHours hours={hoursSlept(notices, board.id, view.clock)} gave={gave} />
          <SleepNote />
        </div>
      </div>
      {asking.clock === 'gardien' && <p className="card-note">{ui.night.byGardien}</p>}
      <NightWays passing={asking.desk.sleeping !== null} />
      <NightDragonNote dragon={gave.at(-1)?.dragon ?? null} />
      <EffectNote />
    </QuestionCard>
  )
}

/** NIT; DRM-3: at a table without dragons the sheet is put right before the next journey. */
export const AsleepCard = () =>
  usePlay((play) => play.view.options.dragons) ? (
    <NightCard />
  ) : (
    <QuestionCard kind="asleep" picture="asleep">
      <div className="form-grid">
        <Fields />
      </div>
      <AnswerRows />
      <EffectNote />
    </QuestionCard>
  )
