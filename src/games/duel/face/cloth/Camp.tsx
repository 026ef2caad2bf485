import { keyed } from '../../../../house/ui/keyed.ts'
import { CAMP, MOST_ENDURANCE, type Standing } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Glyph } from '../cards/ink.tsx'
import { usePlay } from '../duel.ts'
import { campId, foeId } from '../question/index.ts'
import { cardName, standingWords, useTexts } from '../words.ts'
import { liesAs } from './motion.tsx'
import { type SideProps, Slots, Target } from './Touch.tsx'

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
export const Camp = ({ player: { seat, name, artefacts }, own }: SideProps) => {
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
