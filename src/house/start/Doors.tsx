import { useGuests } from '../face/guests.ts'
import { hrefOf } from '../routes/route.ts'
import { useLanguage } from '../texts/language.tsx'
import { DoorEmblem } from './DoorEmblem.tsx'
import { KeepGame } from './KeepGame.tsx'
import './doors.css'

/** The other games: what is here of each before it is opened is its door. */
export const Doors = ({ but }: { readonly but: string }) => {
  const { texts, format } = useLanguage()
  const others = Object.entries(useGuests()).filter(([game]) => game !== but)
  return (
    <section className="start-part">
      <h2>{texts.ui.start.otherGames}</h2>
      <ul className="doors">
        {others.map(([game, { door }]) => (
          <li key={game} className="door">
            <DoorEmblem door={door} />
            <h3>
              <a href={hrefOf({ screen: 'page', page: [game] })}>{door.names[format.locale]}</a>
            </h3>
            <p>{door.lines[format.locale]}</p>
            <KeepGame game={game} name={door.names[format.locale]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
