import { useEffect, useState } from 'react'
import type { Door } from '../face/face.ts'
import { useGuests } from '../face/guests.ts'
import { tell } from '../library/notice.ts'
import { hrefOf } from '../routes/route.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { isGameKept, keepGameHere } from '../version/index.ts'
import './doors.css'

/** Offers to keep a game that was never opened here, where this device keeps the house. */
const KeepGame = ({ game, name }: { readonly game: string; readonly name: string }) => {
  const { start, library } = useTexts().ui
  const [kept, setKept] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => void isGameKept(game).then(setKept), [game])
  const keep = async (): Promise<void> => {
    setBusy(true)
    const done = await keepGameHere(game)
    setBusy(false)
    setKept(done)
    if (!done) tell(start.notKept, 'refused')
  }
  if (kept === null) return null
  if (kept) return <p className="soft">{start.keptGame}</p>
  return (
    <Button
      kind="quiet"
      name={start.keepGame}
      to={() => void keep()}
      disabled={busy}
      aria-label={library.of({ action: start.keepGame, name })}
    />
  )
}

/** What a game is known by before anything of it is loaded. */
export const DoorEmblem = ({ door: { emblem } }: { readonly door: Door }) => (
  <svg className="door-emblem" viewBox="0 0 48 48" aria-hidden="true">
    <path d={emblem} />
  </svg>
)

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
