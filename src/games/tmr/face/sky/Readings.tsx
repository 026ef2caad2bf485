import { type DreamerView, HOURS, type Reading } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'

/** AST-2: the best hour, were that the number. */
const bestHour = (birth: (typeof HOURS)[number], number: number): (typeof HOURS)[number] =>
  HOURS[(HOURS.indexOf(birth) + number) % HOURS.length] as (typeof HOURS)[number]

const Read = ({ reading, birth }: { readonly reading: Reading; readonly birth: DreamerView['sheet']['birth'] }) => {
  const { hours, ui } = useTexts()
  const { horoscope } = ui.deeds
  return (
    <li>
      {horoscope.told(reading)}
      {birth && <small> {horoscope.best({ hour: hours[bestHour(birth, reading.number)].hour })}</small>}
    </li>
  )
}

/** AST-4: what the stars were said to be; nothing tells a true number from a false one. */
export const Readings = ({ board }: { readonly board: DreamerView }) => {
  const { horoscope } = useTexts().ui.deeds
  if (board.readings.length === 0) return <p className="sheet-none">{horoscope.none}</p>
  return (
    <div className="readings">
      <ul>
        {[...board.readings].reverse().map((reading) => (
          <Read key={`${reading.day} ${reading.night}`} reading={reading} birth={board.sheet.birth} />
        ))}
      </ul>
      <p className="soft">{horoscope.doubt}</p>
    </div>
  )
}
