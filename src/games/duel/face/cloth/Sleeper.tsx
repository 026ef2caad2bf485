import { keyed } from '../../../../house/ui/keyed.ts'
import { DREAMER, sizesOf } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useHere } from '../duel.ts'
import { dreamerTouched } from '../question/index.ts'
import { cardWords, useTexts } from '../words.ts'
import { liesAs } from './motion.tsx'
import { type SideProps, Slot, Target } from './Touch.tsx'

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
export const Sleeper = ({ player, own }: SideProps) => {
  const texts = useTexts()
  const { question, here } = useHere()
  const { view, table } = here
  const { dreamer, seat, name, awake, out } = player
  const { places } = texts.ui
  const label = own ? places.yourDreamer : places.dreamerOf({ name })
  const played = view.played.includes(seat)
  const has = own ? places.youPlayed : places.playedThisRound
  return (
    <div className="sleeper" data-lies={liesAs(seat, DREAMER)} data-played={played || undefined}>
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
