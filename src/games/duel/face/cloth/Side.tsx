import type { PlayerView } from '../../rules/public.ts'
import { usePlay } from '../duel.ts'
import { useTexts } from '../words/language.tsx'
import { Camp } from './Camp.tsx'
import { Row } from './Row.tsx'
import { Sleeper } from './Sleeper.tsx'

/** Whose side it is, and how much lies hidden there. */
const Name = ({ player, own }: { readonly player: PlayerView; readonly own: boolean }) => {
  const { places } = useTexts().ui
  const { current, designated, phase } = usePlay(({ view: { current, designated, phase } }) => ({ current, designated, phase }))
  const several = usePlay(({ view }) => view.players.length > 2)
  const plays = current === player.seat && phase !== 'over'
  const notes = [
    player.out && places.out,
    several && designated === player.seat && places.designated,
    !own && places.handOf({ count: player.hand }),
    places.deckOf({ count: player.deck }),
    player.idle > 0 && places.idle({ count: player.idle }),
  ]
  return (
    <p className="side-name" data-plays={plays || undefined}>
      <strong>{player.name}</strong>
      {plays && <span className="side-turn">{places.turn}</span>}
      <span className="side-notes">{notes.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

interface SideProps {
  readonly player: PlayerView
  readonly own: boolean
}

/** A player's part of the cloth. From the edge to the middle: the row, the camp, the dreamer behind it. */
export const Side = ({ player, own }: SideProps) => {
  const { places } = useTexts().ui
  const designated = usePlay((play) => play.view.designated === player.seat)
  const { seat, name, artefacts, powers } = player
  return (
    <section
      className="side"
      data-own={own || undefined}
      data-out={player.out || undefined}
      data-designated={designated || undefined}
      aria-label={own ? places.you : name}
    >
      <Name player={player} own={own} />
      <Row powers={powers} own={own} label={own ? places.row : places.rowOf({ name })} />
      <Camp seat={seat} standings={artefacts} own={own} label={own ? places.camp : places.campOf({ name })} />
      <Sleeper player={player} label={own ? places.yourDreamer : places.dreamerOf({ name })} />
    </section>
  )
}
