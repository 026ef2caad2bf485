import { keyed } from '../../../../house/ui/keyed.ts'
import { CAMP, MOST_ENDURANCE, type Standing } from '../../rules/public.ts'
import { ArtefactFace } from '../cards/ArtefactFace.tsx'
import { Glyph } from '../cards/Glyph.tsx'
import type { Laid } from '../desk/desk.ts'
import { useHere, usePlay } from '../duel.ts'
import { campId, foeId } from '../question/index.ts'
import { standingWords } from '../words/described.ts'
import { useTexts } from '../words/language.tsx'
import { cardName } from '../words/named.ts'
import { Touch } from './Touch.tsx'

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

interface StandsProps {
  readonly seat: string
  readonly standing: Standing
  readonly own: boolean
  readonly place: number
}

const isAimed = ({ doing }: Laid, seat: string, card: string): boolean => {
  if (doing?.kind === 'attack') return doing.with === card || doing.on === card
  return doing?.kind === 'play' && doing.picks.targets.includes(`${seat}/${card}`)
}

const useHeldWords = (): ((standing: Standing) => string | null) => {
  const { facts } = useTexts()
  const view = usePlay((play) => play.view)
  return ({ heldBy }) => {
    if (heldBy === null) return null
    if (heldBy === view.mine?.seat) return facts.heldByYou
    return facts.held({ name: view.players.find(({ seat }) => seat === heldBy)?.name ?? heldBy })
  }
}

export const CAMP_KEYS = ['Q', 'W', 'E'] as const

const Stands = ({ seat, standing, own, place }: StandsProps) => {
  const texts = useTexts()
  const held = useHeldWords()
  const { card, endurance, heldBy } = standing
  const chosen = isAimed(useHere().here.desk, seat, card)
  const struck = usePlay(
    ({ view: { fight } }) =>
      fight !== null && (fight.on === card ? fight.seat === seat : fight.with === card && fight.by === seat),
  )
  const key = own ? CAMP_KEYS[place] : undefined
  return (
    <li className="stands" data-held={heldBy !== null || undefined} data-fighting={struck || undefined}>
      <Touch
        answer={own ? campId(card) : foeId(seat, card)}
        card={card}
        label={standingWords(texts, standing, held(standing))}
        chosen={chosen}
        {...(key && { shortcut: key })}
      >
        <ArtefactFace id={card} />
        {heldBy !== null && <span className="frost">{cardName(texts, card)}</span>}
      </Touch>
      <Moons endurance={Math.min(endurance, MOST_ENDURANCE)} />
    </li>
  )
}

interface CampProps {
  readonly seat: string
  readonly standings: readonly Standing[]
  readonly label: string
  readonly own: boolean
}

/** A player's artefacts in play, three at most. */
export const Camp = ({ seat, standings, label, own }: CampProps) => (
  <ul className="camp" data-zone="camp" aria-label={label}>
    {standings.map((standing, place) => (
      <Stands key={standing.card} {...{ seat, standing, own, place }} />
    ))}
    {keyed(Array(Math.max(0, CAMP - standings.length)).fill(null)).map(([at]) => (
      <li key={at} className="slot" data-shape="artefact" aria-hidden="true" />
    ))}
  </ul>
)
