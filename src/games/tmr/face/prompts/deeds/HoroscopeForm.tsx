import { useState } from 'react'
import { ChoiceField, NumberField } from '../../../../../house/ui/fields.tsx'
import { horoscopeOdds, type Moment, whyNoHoroscope } from '../../../rules/public.ts'
import type { Texts } from '../../../texts/index.ts'
import { usePlay, useSeat } from '../../desk/context.ts'
import { Readings } from '../../sheet/Readings.tsx'
import { useTexts } from '../../words/language.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { DeedCard } from './DeedCard.tsx'

const AHEAD = 14

/** AST-4: today and tomorrow are plain, each two days more are harder. */
const daysFrom = ({ horoscope }: Texts['ui']['deeds'], { day: today }: Moment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: AHEAD + 1 }, (_, ahead) => {
      const day = today + ahead
      return [day, ahead === 0 ? horoscope.today({ day }) : horoscope.ahead({ day, penalty: -Math.floor(ahead / 2) })]
    }),
  )

/** AST-4: at a table the sky is the gardien's word. */
const SkyNote = () => {
  const { horoscope } = useTexts().ui.deeds
  const { sky = 0 } = usePlay().view.options
  return <p className="card-note">{sky === null ? horoscope.covered : horoscope.sky({ visibility: sky })}</p>
}

export const HoroscopeForm = () => {
  const { ui } = useTexts()
  const { view, board, say, mayAct } = usePlay()
  const [day, setDay] = useState(view.clock.day)
  const [visibility, setVisibility] = useState(0)
  const alone = useSeat((state) => state.connection === 'local')
  const { horoscope } = ui.deeds
  const unclear = Number.isNaN(visibility)
  return (
    <DeedCard deed="stars" question={horoscope.question}>
      <div className="deed-fields">
        <ChoiceField
          label={horoscope.day}
          value={String(day)}
          options={daysFrom(ui.deeds, view.clock)}
          onChange={(chosen) => setDay(Number(chosen))}
        />
        {alone && <NumberField label={horoscope.visibility} value={visibility} least={-20} most={0} onChange={setVisibility} />}
      </div>
      {!alone && <SkyNote />}
      {board.sheet.birth === null && <p className="card-note">{horoscope.noBirth}</p>}
      <ChoiceRow
        label={horoscope.cast}
        letter={ui.keys.stars}
        rule="AST-4"
        odds={unclear ? null : horoscopeOdds(view, board, day, visibility)}
        refusal={whyNoHoroscope(view, board, day)}
        disabled={!mayAct || unclear}
        onChoose={() => say({ type: 'horoscope', dreamer: board.id, day, ...(visibility < 0 ? { visibility } : {}) })}
      >
        {horoscope.means}
      </ChoiceRow>
      {board.readings.length > 0 && <Readings board={board} />}
    </DeedCard>
  )
}
