import { SeatBadge } from '../../../../house/people/index.ts'
import { keyed } from '../../../../house/ui/keyed.ts'
import { CAMP, DREAMER, MOST_ENDURANCE, ROW, type Standing, sizesOf } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Glyph } from '../cards/ink.tsx'
import { useHere, usePlay } from '../duel.ts'
import { campId, dreamerTouched, foeId, powerTouched } from '../question/index.ts'
import { cardName, cardWords, standingWords, useTexts } from '../words.ts'
import { liesAs } from './motion.tsx'
import { type SideProps, Slot, Slots, Target, Touch } from './Touch.tsx'

/** The active powers in front of a player, six at most. */
const Row = ({ player: { name, powers }, own }: SideProps) => {
  const texts = useTexts()
  const { places } = texts.ui
  const { question, here } = useHere()
  return (
    <ul className="row-of-powers" aria-label={own ? places.row : places.rowOf({ name })}>
      {powers.map((id) => (
        <li key={id} className="deals" data-lies={id}>
          <Touch answer={powerTouched(question, here, id)} card={id} label={cardWords(texts, id, here.table)}>
            <CardFace id={id} />
          </Touch>
        </li>
      ))}
      <Slots free={ROW - powers.length} shape="power" />
    </ul>
  )
}

/** Endurance: as many moons as it has left; those it spent are rings. */
const Moons = ({ endurance }: { readonly endurance: number }) => (
  <span className="moons" aria-hidden="true">
    {keyed(Array(Math.max(endurance, 1)).fill(0)).map(([at]) => (
      <span key={at} className="endurance-moon" data-lit={Number(at) < endurance || undefined}>
        <Glyph of="moon" />
      </span>
    ))}
  </span>
)

export const CAMP_KEYS = ['Q', 'W', 'E'] as const

interface StandsProps {
  readonly seat: string
  readonly standing: Standing
  readonly shortcut: string | undefined
  readonly own: boolean
}

const Stands = ({ seat, standing, own, shortcut }: StandsProps) => {
  const texts = useTexts()
  const view = usePlay((play) => play.view)
  const { card, endurance, heldBy } = standing
  const { fight } = view
  const struck = fight !== null && (fight.by === seat ? fight.with === card : fight.seat === seat && fight.on === card)
  return (
    <li className="stands" data-lies={liesAs(seat, card)} data-fighting={struck || undefined}>
      <Target
        {...{ seat, card, on: card }}
        answer={own ? campId(card) : foeId(seat, card)}
        label={standingWords(texts, standing, view)}
        {...(shortcut && { shortcut })}
      >
        <CardFace id={card} />
        {heldBy !== null && <span className="frost">{cardName(texts, card)}</span>}
      </Target>
      <Moons endurance={Math.min(endurance, MOST_ENDURANCE)} />
    </li>
  )
}

/** A player's artefacts in play, three at most. */
const Camp = ({ player: { seat, name, artefacts }, own }: SideProps) => {
  const { places } = useTexts().ui
  return (
    <ul className="camp" data-zone="camp" aria-label={own ? places.camp : places.campOf({ name })}>
      {artefacts.map((standing, place) => (
        <Stands key={standing.card} {...{ seat, standing, own }} shortcut={own ? CAMP_KEYS[place] : undefined} />
      ))}
      <Slots free={CAMP - artefacts.length} shape="artefact" />
    </ul>
  )
}

/** How many have woken, of how many: eyes open, eyes shut. */
const Eyes = ({ awake, of }: { readonly awake: number; readonly of: number }) => {
  const words = useTexts().ui.places.awake({ count: awake, of })
  return (
    <span className="eyes" role="img" aria-label={words} title={words}>
      {keyed(Array(of).fill(0)).map(([at]) => (
        <svg key={at} viewBox="0 0 24 14" aria-hidden="true" data-awake={Number(at) < awake || undefined}>
          <g fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round">
            <path d={Number(at) < awake ? 'M1 7q11-12 22 0q-11 12-22 0z' : 'M1 5q11 9 22 0M6 9l-2 3M12 10v3.500M18 9l2 3'} />
            {Number(at) < awake && <circle cx="12" cy="7" r="3.200" fill="currentcolor" />}
          </g>
        </svg>
      ))}
    </span>
  )
}

/** The dreamer asleep behind a camp. */
const Sleeper = ({ player, own }: SideProps) => {
  const texts = useTexts()
  const { question, here } = useHere()
  const { view, table } = here
  const { dreamer, seat, name, awake, out } = player
  const { places } = texts.ui
  const label = own ? places.yourDreamer : places.dreamerOf({ name })
  const [played, { fight }] = [view.played.includes(seat), view]
  const has = own ? places.youPlayed : places.playedThisRound
  return (
    <div
      className="sleeper"
      data-lies={liesAs(seat, DREAMER)}
      data-played={played || undefined}
      data-fighting={(fight?.seat === seat && fight.on === DREAMER) || undefined}
    >
      {dreamer ? (
        <Target
          {...{ seat, on: DREAMER, card: dreamer }}
          answer={dreamerTouched(question, seat)}
          className="deals"
          label={[label, cardWords(texts, dreamer), ...(played ? [has] : [])].join(', ')}
        >
          <CardFace id={dreamer} />
        </Target>
      ) : (
        <Slot shape="dreamer">{out ? places.out : awake.length > 0 && view.phase !== 'over' ? places.noDreamer : ''}</Slot>
      )}
      <Eyes awake={awake.length} of={sizesOf(table).dreamers} />
    </div>
  )
}

/** Whose side it is, and how much lies hidden there. */
const Name = ({ player, own }: SideProps) => {
  const { places } = useTexts().ui
  const { current, designated, phase, players, played } = usePlay((play) => play.view)
  const plays = current === player.seat && phase !== 'over'
  const notes = {
    out: player.out && places.out,
    designated: players.length > 2 && designated === player.seat && places.designated,
    played: !own && played.includes(player.seat) && places.played,
    hand: !own && places.handOf({ count: player.hand }),
    deck: places.deckOf({ count: player.deck }),
    idle: player.idle > 0 && places.idle({ count: player.idle }),
  }
  return (
    <p className="side-name" data-place={player.seat} data-plays={plays || undefined}>
      <SeatBadge seat={player.seat} />
      <strong>{own ? places.you : player.name}</strong>
      {plays && <span className="side-turn">{own ? places.yourTurn : places.turn}</span>}
      <span className="side-notes">
        {Object.entries(notes).map(
          ([of, note]) =>
            note && (
              <span key={of} className="side-note" data-of={of}>
                {note}
              </span>
            ),
        )}
      </span>
    </p>
  )
}

interface Fronting {
  /** Where there is little room one of several is seen large. */
  readonly front?: boolean
  readonly onFront?: () => void
}

/** A player's part of the cloth. From the edge to the middle: the row, the camp, the dreamer behind it. */
export const Side = ({ player, own, front = true, onFront }: SideProps & Fronting) => {
  const { places } = useTexts().ui
  const designated = usePlay((play) => play.view.designated === player.seat)
  return (
    <section
      className="side"
      data-own={own || undefined}
      data-out={player.out || undefined}
      data-designated={designated || undefined}
      data-front={front || undefined}
      aria-label={own ? places.you : player.name}
    >
      <Name player={player} own={own} />
      <Row player={player} own={own} />
      <Camp player={player} own={own} />
      <Sleeper player={player} own={own} />
      {!front && <button type="button" className="side-front" aria-label={places.see({ name: player.name })} onClick={onFront} />}
    </section>
  )
}
