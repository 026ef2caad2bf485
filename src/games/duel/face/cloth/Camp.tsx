import { keyed } from '../../../../house/ui/keyed.ts'
import { CAMP, MOST_ENDURANCE, type Standing } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Glyph } from '../cards/ink.tsx'
import type { Laid } from '../desk/desk.ts'
import { useHere, usePlay } from '../duel.ts'
import { campId, foeId } from '../question/index.ts'
import { cardName, standingWords, threatWords, useTexts } from '../words.ts'
import { liesAs } from './motion.tsx'
import { AimSum, FightHere, type SideProps, Slots, ThreatMark, Touch, useThreat } from './Touch.tsx'

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

/** By whoever holds it: in a mirror both camps have the same card. */
const isAimed = ({ doing }: Laid, designated: string | null, { seat, own }: Pick<StandsProps, 'seat' | 'own'>, card: string) => {
  if (doing?.kind === 'attack') return own ? doing.with === card : designated === seat && doing.on === card
  return doing?.kind === 'play' && doing.picks.targets.includes(`${seat}/${card}`)
}

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
  const { desk } = useHere().here
  const { card, endurance, heldBy } = standing
  const { fight } = view
  const threat = useThreat(seat, card)
  const struck = fight !== null && (fight.by === seat ? fight.with === card : fight.seat === seat && fight.on === card)
  return (
    <li className="stands" data-lies={liesAs(seat, card)} data-fighting={struck || undefined}>
      <Touch
        answer={own ? campId(card) : foeId(seat, card)}
        card={card}
        label={[standingWords(texts, standing, view), ...(threat ? [threatWords(texts, threat)] : [])].join(', ')}
        chosen={isAimed(desk, view.designated, { seat, own }, card)}
        {...(shortcut && { shortcut })}
      >
        <CardFace id={card} />
        {heldBy !== null && <span className="frost">{cardName(texts, card)}</span>}
        {!own && <AimSum seat={seat} on={card} />}
        <FightHere seat={seat} on={card} />
        {threat && <ThreatMark threat={threat} />}
      </Touch>
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
