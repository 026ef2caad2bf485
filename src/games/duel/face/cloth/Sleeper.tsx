import { keyed } from '../../../../house/ui/keyed.ts'
import { dreamerOf, type PlayerView, sizesOf } from '../../rules/public.ts'
import { DreamerFace } from '../cards/DreamerFace.tsx'
import { useHere, usePlay } from '../duel.ts'
import { dreamerId } from '../question/index.ts'
import { dreamerFacts } from '../words/described.ts'
import { useTexts } from '../words/language.tsx'
import { cardName } from '../words/named.ts'
import { Touch } from './Touch.tsx'

/** How many have woken, of how many: eyes open, eyes shut. */
const Eyes = ({ awake, of }: { readonly awake: number; readonly of: number }) => {
  const { places } = useTexts().ui
  return (
    <span className="eyes" role="img" aria-label={places.awake({ count: awake, of })} title={places.awake({ count: awake, of })}>
      {keyed(Array(of).fill(0)).map(([at]) => (
        <svg key={at} viewBox="0 0 24 14" aria-hidden="true" data-awake={Number(at) < awake || undefined}>
          {Number(at) < awake ? (
            <>
              <path d="M1 7q11-12 22 0q-11 12-22 0z" />
              <circle cx="12" cy="7" r="3.200" />
            </>
          ) : (
            <path d="M1 5q11 9 22 0M6 9l-2 3M12 10v3.500M18 9l2 3" />
          )}
        </svg>
      ))}
    </span>
  )
}

/** The dreamer asleep behind a camp. */
export const Sleeper = ({ player, label }: { readonly player: PlayerView; readonly label: string }) => {
  const texts = useTexts()
  const players = usePlay((play) => play.view.players)
  const { dreamers } = sizesOf({ players: players as never })
  const {
    desk: { doing },
    view,
  } = useHere().here
  const aimed = doing?.kind === 'attack' && doing.on === 'dreamer' && view.designated === player.seat
  const { dreamer, seat, awake } = player
  return (
    <div className="sleeper">
      {dreamer ? (
        <Touch
          answer={dreamerId(seat)}
          card={dreamer}
          className="deals"
          chosen={aimed}
          label={[label, cardName(texts, dreamer), ...dreamerFacts(texts, dreamerOf(dreamer))].join(', ')}
        >
          <DreamerFace id={dreamer} />
        </Touch>
      ) : (
        <p className="slot" data-shape="dreamer">
          {player.out ? texts.ui.places.out : awake.length > 0 ? texts.ui.places.noDreamer : ''}
        </p>
      )}
      <Eyes awake={awake.length} of={dreamers} />
    </div>
  )
}
