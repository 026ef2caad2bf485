import { ConfirmButton } from '../../../../house/ui/ConfirmButton.tsx'
import type { PlayerView } from '../../rules/public.ts'
import { DreamerFace } from '../cards/DreamerFace.tsx'
import { Heap } from '../cloth/LookDialog.tsx'
import { useOwnSeat, usePlay } from '../duel.ts'
import { useTexts } from '../words.ts'

const Titled = ({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) =>
  cards.length > 0 && (
    <>
      <h4>{title}</h4>
      <Heap cards={cards} />
    </>
  )

/** What a player has lost: dreamers awake, artefacts broken and defeated. */
const LostBy = ({ player }: { readonly player: PlayerView }) => {
  const { places } = useTexts().ui
  const own = usePlay((play) => play.view.mine?.seat === player.seat)
  const { awake, broken, defeated } = player
  if (awake.length + broken.length + defeated.length === 0) return null
  return (
    <section>
      <h3>{own ? places.yourPiles : places.piles({ name: player.name })}</h3>
      {awake.length > 0 && (
        <div className="heap">
          {awake.map((id) => (
            <span key={id} className="small-card" data-wide>
              <DreamerFace id={id} awake />
            </span>
          ))}
        </div>
      )}
      <Titled title={places.defeated({ count: defeated.length })} cards={defeated} />
      <Titled title={places.broken({ count: broken.length })} cards={broken} />
    </section>
  )
}

const Conceding = () => {
  const { turn } = useTexts().ui.prompts
  const seat = useOwnSeat()
  const { mine, phase, players } = usePlay((play) => play.view)
  const own = players.find((player) => player.seat === mine?.seat)
  if (!own || own.out || phase === 'gathering' || phase === 'over') return null
  return (
    <ConfirmButton
      label={turn.concede}
      question={turn.concedeConfirm}
      quiet
      onConfirm={() => void seat.say({ type: 'concede' })}
    />
  )
}

/** What lies in the piles, and the way out of the duel. */
export const CardsPane = () => {
  const { places } = useTexts().ui
  const { players, mine } = usePlay((play) => play.view)
  const deck = mine?.deck ?? []
  return (
    <div className="cards-pane stack">
      <Titled title={places.deckLeft({ count: deck.length })} cards={deck} />
      {players.map((player) => (
        <LostBy key={player.seat} player={player} />
      ))}
      <Conceding />
    </div>
  )
}
